import type { PayoutTerms } from '../../../api/payoutsApi';
import { koboOf, nairaOf } from '../../../money/kobo';

const plain = /^\d{1,12}(\.\d{1,2})?$/;
const grouped = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/;

/** Naira as people type it ("₦5,000.50") in the API's form ("5000.50"); what isn't naira stays as typed. */
export function plainNaira(typed: string): string {
  const text = typed.replace(/[₦\s]/g, '');
  return grouped.test(text) ? text.replaceAll(',', '') : text;
}

/** True for what the API reads as naira. */
export const isNaira = (text: string): boolean => plain.test(text);

/** What a payout takes, costs and brings. Naira, as the API writes it. */
export interface PayoutSums {
  amount: string;
  fee: string;
  sent: string;
}

/** The sums of the amount that was typed, or of all that is available if none was; undefined if it isn't naira. */
export function payoutSums(
  typed: string,
  { available, fees }: PayoutTerms,
): PayoutSums | undefined {
  const text = plainNaira(typed) || available;
  if (!isNaira(text)) return undefined;
  const kobo = koboOf(text);
  const fee = fees.find(({ up_to }) => up_to === null || kobo <= koboOf(up_to))?.fee ?? '0.00';
  const sent = kobo - koboOf(fee);
  return sent < 0 ? undefined : { amount: nairaOf(kobo), fee, sent: nairaOf(sent) };
}
