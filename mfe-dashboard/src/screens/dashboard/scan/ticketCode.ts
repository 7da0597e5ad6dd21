import type { DoorList } from '../../../api/doorApi';

const PREFIX = 'NZ1';

/** What a QR code says: `NZ1.<ticket number>.<event>.<signature>`. */
export interface TicketCode {
  ticketNumber: string;
  eventId: number;
  /** What is signed, and the signature in base64url. */
  said: string;
  signature: string;
}

/** The parts of a scanned code; null when it is a typed number. */
export function readCode(text: string): TicketCode | null {
  const [prefix, ticketNumber = '', event = '', signature = ''] = text.trim().split('.');
  if (prefix !== PREFIX) return null;
  const said = `${PREFIX}.${ticketNumber}.${event}`;
  return { ticketNumber, eventId: Number(event), said, signature };
}

/** A number as somebody typed it, the way it is written: its own dashes, and the letters that were meant. */
export function tidyTicketNumber(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^TKT/, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return `TKT-${letters.match(/.{1,4}/g)?.join('-') ?? ''}`;
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
    const said = new TextEncoder().encode(text);
    return await crypto.subtle.verify('Ed25519', publicKey, bytesOf(signature), said);
  } catch {
    // No base64 at all.
    return false;
  }
}

/**
 * Whether a text was signed by one of the server's keys; null where this browser does not know Ed25519, so that it
 * cannot be told.
 */
export async function isSigned(
  text: string,
  signature: string,
  keys: readonly DoorList['key'][],
): Promise<boolean | null> {
  const answers = await Promise.all(keys.map((key) => isSignedWith(text, signature, key)));
  return answers.includes(true) || (answers.includes(null) ? null : false);
}
