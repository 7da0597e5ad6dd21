import type { Transaction } from 'kysely';
import { requireVerified } from '../../accounts';
import type { Database } from '../../platform/database/schema';
import { HOUR_MS } from '../../platform/durations';
import { ConflictError } from '../../platform/http/errors';
import type { LockedOrder } from './order-lock-repository';
import { presentOrder } from './order-presenter';
import { holdEnd } from './order-rules';
import type { Order } from './orders-schemas';
import { extendHold } from './orders-repository';
import { requireUnpaidHold } from './unpaid-hold';

/**
 * Keeps a locked order's seats for the event's pay-later window, counted from the booking, and asks for a new reminder.
 *
 * @throws ApiError 403 `email_unverified`; ConflictError `pay_later_off`, and as `requireUnpaidHold` does.
 */
export async function keepToPayLater(
  trx: Transaction<Database>,
  { order, event, type }: LockedOrder,
  now: Date,
): Promise<Order> {
  const heldUntil = requireUnpaidHold(order, event, now);
  if (event.pay_later_hours === 0) {
    throw new ConflictError(
      'pay_later_off',
      'The organizer doesn’t offer paying later, so please pay before the hold ends.',
    );
  }
  await requireVerified(trx, order.user_id, 'to pay later');
  const windowMs = event.pay_later_hours * HOUR_MS;
  const end = holdEnd({ ...event, ...type }, order.created_at, windowMs);
  if (end <= heldUntil) return presentOrder(order);
  await extendHold(trx, order.id, { expires_at: end, reminded_at: null });
  return presentOrder({ ...order, expires_at: end });
}
