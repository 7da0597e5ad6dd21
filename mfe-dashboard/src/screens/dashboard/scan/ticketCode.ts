import { isWholeTicketNumber, tidyTicketNumber } from '@nzuko/contract/text';

import type { DoorList } from '../../../api/doorApi';

const PREFIX = 'NZ1';

/** A ticket's QR code: `NZ1.<ticket number>.<event>.<signature>`. */
interface TicketCode {
  ticketNumber: string;
  eventId: number;
  /** The signed text, and its signature in base64url. */
  signedText: string;
  signature: string;
}

/** Parses a scanned code; null if the text is a plain ticket number. */
export function readCode(text: string): TicketCode | null {
  const [prefix, ticketNumber = '', event = '', signature = ''] = text.trim().split('.');
  if (prefix !== PREFIX) return null;
  const signedText = `${PREFIX}.${ticketNumber}.${event}`;
  return { ticketNumber, eventId: Number(event), signedText, signature };
}

/** More letters and digits than any ticket number has, however it is typed. */
const TOO_LONG = 30;

/** Whether this is no ticket's code or number, such as a web address or a contact: nobody needs to be asked for it. */
export const isNoTicket = (text: string): boolean =>
  readCode(text) === null &&
  !isWholeTicketNumber(tidyTicketNumber(text)) &&
  (/[:/@]/.test(text) || tidyTicketNumber(text).length > TOO_LONG);

/** Whether this is the address of a ticket, which whoever got it by mail may show instead of the ticket. */
export function isTicketLink(text: string): boolean {
  if (!URL.canParse(text.trim())) return false;
  const { origin, pathname } = new URL(text.trim());
  return origin === window.location.origin && /^\/t\/./.test(pathname);
}

/** The ticket number in what was scanned or typed; what was typed as it is if it isn't a whole one. */
export function shownNumber(text: string): string {
  const code = readCode(text);
  if (code) return code.ticketNumber;
  const number = tidyTicketNumber(text);
  return isWholeTicketNumber(number) ? number : text.trim();
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (char) =>
    char.charCodeAt(0),
  );

async function isSignedWith(
  text: string,
  signature: string,
  key: DoorList['key'],
): Promise<boolean | null> {
  let publicKey: CryptoKey;
  try {
    publicKey = await crypto.subtle.importKey('jwk', key, 'Ed25519', false, ['verify']);
  } catch {
    return null;
  }
  try {
    const signedText = new TextEncoder().encode(text);
    return await crypto.subtle.verify('Ed25519', publicKey, bytesOf(signature), signedText);
  } catch {
    // Not valid base64.
    return false;
  }
}

/** Whether a text was signed with one of the server's keys; null if this browser doesn't support Ed25519. */
export async function isSigned(
  text: string,
  signature: string,
  keys: readonly DoorList['key'][],
): Promise<boolean | null> {
  const answers = await Promise.all(keys.map((key) => isSignedWith(text, signature, key)));
  return answers.includes(true) || (answers.includes(null) ? null : false);
}
