import { escapeLike } from '../../platform/database/escapeLike';
import { InvalidFieldsError } from '../../platform/http/errors';
import { parseNaira } from '../../platform/money';
import { toE164 } from '../../platform/phoneNumbers';
import { tidyTicketNumber } from '../orders/ticket-number';

/** The indexes know words by three letters or digits in a row: without these, a search would read every row. */
const INDEXED = /[\p{L}\p{N}]{3}/u;
const ID = /^#?(\d{1,10})$/;
const MAX_ID = 2_147_483_647;
const EVENT_LINK = /\/events\/(\d{1,9})(?:[/?#]|$)/;
const REFERENCE = /^nz-\d+(-[\w-]*)?$/;
const AMOUNT = /^(?:₦|NGN|N)?\s*(\d[\d,]*(?:\.\d{1,2})?)$/i;
const PROVIDER_ID = /^\d{1,15}$/;
const WHOLE_TICKET_NUMBER = /^TKT-\w{4}-\w{4}-\w{4}$/;

/** What somebody has typed, as each kind of thing that it may be. */
export interface SearchText {
  /** Each must occur; none unless an index can find one of them. In lower case. */
  words: string[];
  id: number | null;
  /** In the link to its page. */
  eventId: number | null;
  /** How a payment's reference begins, in lower case. */
  reference: string | null;
  /** The provider's number of a payment. */
  providerId: number | null;
  amountKobo: number | null;
  /** In E.164. */
  phone: string | null;
  ticketNumber: string | null;
}

/**
 * Reads what to search for.
 *
 * @throws InvalidFieldsError if it is too short to find anything by.
 */
export function readSearch(typed: string): SearchText {
  const text = typed.trim();
  const [, amount] = AMOUNT.exec(text) ?? [];
  const ticketNumber = tidyTicketNumber(text);
  const search = {
    words: INDEXED.test(text) ? text.toLowerCase().split(/\s+/) : [],
    id: idIn(ID, text),
    eventId: idIn(EVENT_LINK, text),
    reference: referenceIn(text.toLowerCase()),
    providerId: PROVIDER_ID.test(text) ? Number(text) : null,
    amountKobo: amount ? parseNaira(amount.replaceAll(',', '')) : null,
    phone: toE164(text),
    ticketNumber: WHOLE_TICKET_NUMBER.test(ticketNumber) ? ticketNumber : null,
  };
  const { words, ...others } = search;
  if (words.length === 0 && Object.values(others).every((value) => value === null)) {
    throw new InvalidFieldsError({
      search: ['Type at least three letters or digits in a row, or a number.'],
    });
  }
  return search;
}

/** A pattern of LIKE: whatever has this word in it, taken literally. */
export const containing = (word: string) => `%${escapeLike(word)}%`;

/** The same for whatever begins with it. */
export const beginningWith = (word: string) => `${escapeLike(word)}%`;

/** "nz-12" begins the references of order 12, and not those of order 120. */
function referenceIn(text: string): string | null {
  const [whole, attempt] = REFERENCE.exec(text) ?? [];
  if (whole === undefined) return null;
  return attempt === undefined ? `${whole}-` : whole;
}

function idIn(pattern: RegExp, text: string): number | null {
  const id = Number(pattern.exec(text)?.[1] ?? 0);
  return id > 0 && id <= MAX_ID ? id : null;
}
