import { isSearchable, readSearchText } from '@nzuko/contract/text';
import { InvalidFieldsError } from '../../platform/http/errors';
import { parseNaira } from '../../platform/money';
import { toE164 } from '../../platform/phoneNumbers';

/** What somebody has typed, as each kind of thing that it may be; the phone number in E.164. */
export type SearchText = ReturnType<typeof readSearch>;

/**
 * Reads what to search for.
 *
 * @throws InvalidFieldsError if it is too short to find anything by.
 */
export function readSearch(typed: string) {
  const { amount, ...search } = readSearchText(typed);
  const phone = toE164(typed.trim());
  if (!isSearchable(typed) && phone === null) {
    throw new InvalidFieldsError({
      search: ['Type at least three letters or digits in a row, or a number.'],
    });
  }
  return { ...search, amountKobo: amount === null ? null : parseNaira(amount), phone };
}

/** The same as what a booking is found by as a whole. */
export const readBooking = (typed = '') => ({
  phone: toE164(typed),
  reference: readSearchText(typed).reference,
});
