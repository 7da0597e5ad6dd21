import { isSearchable, readSearchText } from '@nzuko/contract/text';
import { InvalidFieldsError } from '../../platform/http/errors';
import { parseNaira } from '../../platform/money';

/** A search, parsed as everything it may stand for. */
export type SearchText = ReturnType<typeof readSearch>;

/**
 * Parses a search.
 *
 * @throws InvalidFieldsError if it is too short.
 */
export function readSearch(typed: string) {
  const { amount, ...search } = readSearchText(typed);
  if (!isSearchable(typed)) {
    throw new InvalidFieldsError({
      search: ['Type at least three letters or digits in a row, or a number.'],
    });
  }
  return {
    ...search,
    amountKobo: amount === null ? null : parseNaira(amount),
  };
}

/** The whole search as a booking's phone number or payment reference. */
export function readBooking(typed = '') {
  const { phone, reference } = readSearchText(typed);
  return { phone, reference };
}
