const PREFIX = 'NZ1';

/** A ticket's QR code: `NZ1.<ticket number>.<event>.<signature>`. */
export interface TicketCode {
  ticketNumber: string;
  eventId: number;
  /** The signed text, and its signature in base64url. */
  signedText: string;
  signature: string;
}

/** A code's text before its signature. */
export const signedCodeText = (ticketNumber: string, eventId: number | string): string =>
  `${PREFIX}.${ticketNumber}.${eventId}`;

/** Parses a scanned code; null if the text is a plain ticket number. */
export function readTicketCode(scanned: string): TicketCode | null {
  const [prefix, ticketNumber = '', event = '', signature = ''] = scanned.trim().split('.');
  if (prefix !== PREFIX) return null;
  return {
    ticketNumber,
    eventId: Number(event),
    signedText: signedCodeText(ticketNumber, event),
    signature,
  };
}
