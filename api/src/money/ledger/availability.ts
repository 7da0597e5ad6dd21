import type { EventBalance } from './balances-repository';

/** Why money of an event can't be paid out yet. */
export const HELD_BECAUSE = ['not_over', 'cancelled', 'suspended', 'disputed'] as const;
type HeldBecause = (typeof HELD_BECAUSE)[number];

/** Where an organizer's money is. Kobo. */
export interface Balances {
  pending: number;
  /** Below zero if more went back than was left. */
  available: number;
  on_its_way: number;
  paid_out: number;
  disputed: number;
}

/** A moment, and how long after an event's end its money can be paid out. */
interface At {
  now: Date;
  delayMs: number;
}

/** When an event must have ended for its money to be paid out. */
export const overBefore = ({ now, delayMs }: At) => new Date(now.getTime() - delayMs);

/** Why an event's money is held; null if it can be paid out. Money without an event always can. */
export function whyHeld(
  event: Pick<
    EventBalance,
    'event_id' | 'status' | 'end_date' | 'has_open_dispute' | 'is_suspended'
  >,
  at: At,
): HeldBecause | null {
  if (event.event_id === null) return null;
  if (event.status === 'CANCELLED') return 'cancelled';
  if (event.is_suspended) return 'suspended';
  const isOver = event.end_date !== null && event.end_date <= overBefore(at);
  if (!isOver) return 'not_over';
  return event.has_open_dispute ? 'disputed' : null;
}

/**
 * Adds up an organizer's balances. A negative event balance counts at once, whatever the event's state, so that refunds made
 * after its payout come out of other events' money.
 */
export function addUp(events: EventBalance[], at: At): Balances {
  const sum = { pending: 0, available: 0, on_its_way: 0, paid_out: 0, disputed: 0 };
  for (const event of events) {
    if (event.balance > 0 && whyHeld(event, at) !== null) sum.pending += event.balance;
    else sum.available += event.balance;
    sum.on_its_way += event.on_its_way;
    sum.paid_out += event.paid_out;
    sum.disputed += event.disputed;
  }
  return sum;
}
