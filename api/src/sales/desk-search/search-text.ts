import { isSearchable, readSearchText } from '@nzuko/contract/text';
import { InvalidFieldsError } from '../../platform/http/errors';
import { parseNaira } from '../../platform/money';
import { toE164 } from '../../platform/phoneNumbers';

/** A search, parsed as everything it may stand for; the phone number in E.164. */
export type SearchText = ReturnType<typeof readSearch>;

/**
 * Parses a search.
 *
 * @throws InvalidFieldsError if it is too short.
 */
export function readSearch(typed: string) {
  const { amount, phone, ...search } = readSearchText(typed);
  if (!isSearchable(typed)) {
    throw new InvalidFieldsError({
      search: ['Type at least three letters or digits in a row, or a number.'],
    });
  }
  return {
    ...search,
    amountKobo: amount === null ? null : parseNaira(amount),
    phone: phone && toE164(phone),
  };
}

/** The whole search as a booking's phone number or payment reference. */
export const readBooking = (typed = '') => ({
  phone: toE164(typed),
  reference: readSearchText(typed).reference,
});
