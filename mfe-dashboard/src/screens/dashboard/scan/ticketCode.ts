import { isWholeTicketNumber, readTicketCode, tidyTicketNumber } from '@nzuko/contract/text';

/** More letters and digits than any ticket number has, however it is typed. */
const TOO_LONG = 30;

/** Whether this is no ticket's code or number, such as a web address or a contact: nobody needs to be asked for it. */
export const isNoTicket = (text: string): boolean =>
  readTicketCode(text) === null &&
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
  const code = readTicketCode(text);
  if (code) return code.ticketNumber;
  const number = tidyTicketNumber(text);
  return isWholeTicketNumber(number) ? number : text.trim();
}
