import { whyHeld } from '../ledger/availability';
import type { EventBalance } from '../ledger/balances-repository';
import type { PayoutPart } from './payouts-repository';

/**
 * Splits a payout over the balances that can be paid out, starting with the events that ended first. The fee comes out of the
 * first parts.
 */
export function partsOf(
  events: EventBalance[],
  { amount, fee, now, delayMs }: { amount: number; fee: number; now: Date; delayMs: number },
): PayoutPart[] {
  const ends = (event: EventBalance) => event.end_date?.getTime() ?? 0;
  const payable = events
    .filter((event) => event.balance > 0 && whyHeld(event, { now, delayMs }) === null)
    .sort((one, other) => ends(one) - ends(other));
  const parts: PayoutPart[] = [];
  let left = amount;
  let feeLeft = fee;
  for (const { event_id: id, balance } of payable) {
    const taken = Math.min(left, balance);
    if (taken === 0) break;
    const feeTaken = Math.min(feeLeft, taken);
    parts.push({ event_id: id ?? 0, amount_kobo: taken, fee_kobo: feeTaken });
    left -= taken;
    feeLeft -= feeTaken;
  }
  if (left > 0) throw new Error(`${left} kobo more are to be paid out than there are`);
  return parts;
}
