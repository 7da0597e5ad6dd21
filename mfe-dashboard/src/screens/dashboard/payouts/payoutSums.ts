import type { PayoutTerms } from '../../../api/payoutsApi';
import { koboOf, nairaOf } from '../../../money/kobo';
import { isNaira, plainNaira } from '../../../money/typedNaira';

/** A payout's amount, its fee and the difference, which is sent. Naira, as the API writes it. */
export interface PayoutSums {
  amount: string;
  fee: string;
  sent: string;
}

/**
 * The sums for the typed amount, or for everything available if none was typed; undefined if it isn't naira or can't be
 * paid out. Takes less where more would only raise the fee, as the API does.
 */
export function payoutSums(
  typed: string,
  { available, minimum, fees }: PayoutTerms,
): PayoutSums | undefined {
  const text = plainNaira(typed) || available;
  if (!isNaira(text)) return undefined;
  const kobo = koboOf(text);
  if (kobo < koboOf(minimum) || kobo > koboOf(available)) return undefined;
  const steps = fees.map(({ up_to, fee }, index) => ({
    upTo: up_to === null ? Infinity : koboOf(up_to),
    fee: koboOf(fee),
    nextFee: koboOf(fees[index + 1]?.fee ?? fee),
  }));
  const step = steps.find(({ upTo, nextFee }) => kobo - nextFee <= upTo);
  const fee = step?.fee ?? 0;
  const amount = step ? Math.min(kobo, step.upTo + fee) : kobo;
  const sent = amount - fee;
  return sent < 0 ? undefined : { amount: nairaOf(amount), fee: nairaOf(fee), sent: nairaOf(sent) };
}
