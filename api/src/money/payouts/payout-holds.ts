import type { Queryable } from '../../platform/database/schema';
import { ConflictError } from '../../platform/http/errors';
import type { NotPaidBecause } from '../../platform/outbox/payout-mail-content';
import { addUp, overBefore } from '../ledger/availability';
import { balancesByState } from '../ledger/balances-repository';
import { hasHeldPart, type PayoutRow } from './payouts-repository';

/** Why a requested payout is stopped before it is sent. */
export type Hold = Extract<NotPaidBecause, 'event_held' | 'balance_overdrawn'>;

/** The error recorded when a payout is stopped just before it is sent. Its organizer reads it, too. */
export const HELD_BECAUSE: Record<Hold, string> = {
  event_held:
    'One of its events, or its organizer, was cancelled, suspended or disputed before it was sent.',
  balance_overdrawn: 'Refunds, disputes or corrections took some of its money before it was sent.',
};

/** How such a payout ends. Without `sending_at`, which would mean that it was sent and came back (0171). */
export const heldBy = (hold: Hold) => ({
  state: 'FAILED' as const,
  notPaidBecause: hold,
  last_error: HELD_BECAUSE[hold],
  sending_at: null,
});

const REFUSALS: Record<Hold, { why: string; then: string }> = {
  event_held: {
    why: 'One of its events, or its organizer, has been cancelled, suspended or disputed since.',
    then: 'the money goes back to the balance, where it is held.',
  },
  balance_overdrawn: {
    why: 'Refunds, disputes or corrections have taken some of its money since.',
    then: 'what is left goes back to the balance, and can be requested again.',
  },
};

/** The refusal to approve what has been put on hold. */
export function heldApproval(hold: Hold) {
  const { why, then } = REFUSALS[hold];
  return new ConflictError(hold, `${why} Refuse it: ${then}`);
}

/** The refusal to release it with the provider's code. Only the provider can end it: the transfer is there already. */
export function heldRelease(hold: Hold) {
  const { why, then } = REFUSALS[hold];
  return new ConflictError(
    hold,
    `${why} Don’t enter the code. Once the provider gives up on the transfer, ${then}`,
  );
}

/**
 * Why a payout must not be sent, by events since its request; null if it may be. Under `lockMoney` the answer holds until the
 * transaction ends.
 *
 * @param at the moment, and how long after an event's end its money can be paid out.
 */
export async function holdOf(
  db: Queryable,
  { id, organizer_id: organizerId }: Pick<PayoutRow, 'id' | 'organizer_id'>,
  at: { now: Date; delayMs: number },
): Promise<Hold | null> {
  if (await hasHeldPart(db, id)) return 'event_held';
  // Its own amount has left the balance already, so a negative balance means that other events' money paid for it.
  const { available } = addUp(await balancesByState(db, [organizerId], overBefore(at)), at);
  return available < 0 ? 'balance_overdrawn' : null;
}
