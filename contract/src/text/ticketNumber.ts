/** Crockford's base 32: no I, L, O or U, so that a number read aloud is typed correctly. */
export const TICKET_NUMBER_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Normalizes a typed number to its stored form: upper case, standard dashes, look-alike letters replaced. */
export function tidyTicketNumber(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^TKT/, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return `TKT-${letters.match(/.{1,4}/g)?.join('-') ?? ''}`;
}

const WHOLE = /^TKT(-[0-9A-Z]{4}){3}$/;

/** Whether a text is the whole number of a ticket, in its stored form. */
export const isWholeTicketNumber = (text: string): boolean => WHOLE.test(text);
