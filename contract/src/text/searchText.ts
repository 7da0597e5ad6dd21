import { toE164 } from './phoneNumber';
import { isWholeTicketNumber, tidyTicketNumber } from './ticketNumber';

/** The indexes are of trigrams: a word without three letters or digits in a row would have the search read every row. */
const INDEXED = /[\p{L}\p{N}]{3}/u;
/** Nine digits at the most, so that it fits a column of ids. */
const ID = /^#?(\d{1,9})$/;
const EVENT_LINK = /\/events\/(\d{1,9})(?:[/?#]|$)/;
const REFERENCE = /^nz-\d+(-[\w-]*)?$/;
const AMOUNT = /^(?:₦|NGN|N)?\s*(\d[\d,]*(?:\.\d{1,2})?)$/i;
const PROVIDER_ID = /^\d{1,15}$/;

/** An administrator's search text, read as each kind of thing it may be. */
export interface SearchText {
  /** Each must occur; none unless an index can find one of them. In lower case. */
  words: string[];
  id: number | null;
  /** From a link to the event's page. */
  eventId: number | null;
  /** How a payment's reference begins, in lower case. */
  reference: string | null;
  /** The provider's number of a payment. */
  providerId: number | null;
  /** In naira: "1500.50". */
  amount: string | null;
  ticketNumber: string | null;
  /** In E.164. */
  phone: string | null;
}

export function readSearchText(typed: string): SearchText {
  const text = typed.trim();
  const ticketNumber = tidyTicketNumber(text);
  return {
    words: INDEXED.test(text) ? text.toLowerCase().split(/\s+/) : [],
    id: idIn(ID, text),
    eventId: idIn(EVENT_LINK, text),
    reference: referenceIn(text.toLowerCase()),
    providerId: PROVIDER_ID.test(text) ? Number(text) : null,
    amount: AMOUNT.exec(text)?.[1]?.replaceAll(',', '') ?? null,
    ticketNumber: isWholeTicketNumber(ticketNumber) ? ticketNumber : null,
    phone: toE164(text),
  };
}

/** Whether a text is long enough to search for. */
export function isSearchable(typed: string): boolean {
  const { words, ...others } = readSearchText(typed);
  return words.length > 0 || Object.values(others).some((value) => value !== null);
}

/** "nz-12" begins the references of order 12, and not those of order 120. */
function referenceIn(text: string): string | null {
  const [whole, attempt] = REFERENCE.exec(text) ?? [];
  if (whole === undefined) return null;
  return attempt === undefined ? `${whole}-` : whole;
}

const idIn = (pattern: RegExp, text: string): number | null =>
  Number(pattern.exec(text)?.[1] ?? 0) || null;
