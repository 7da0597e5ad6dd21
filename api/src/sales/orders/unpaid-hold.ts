import { ConflictError } from '../../platform/http/errors';
import type { EventStatus } from '../../platform/limits';
import type { OrderRow } from './orders-repository';

/**
 * Requires an order that holds seats now and can be paid for; returns when its hold ends.
 *
 * @throws ConflictError `already_paid`, `order_refunded`, `hold_expired`, `event_cancelled`, `event_suspended`.
 */
export function requireUnpaidHold(
  order: Pick<OrderRow, 'status' | 'quantity' | 'expires_at' | 'cancelled_at'>,
  event: { title: string; status: EventStatus; suspended_at: Date | null },
  now: Date,
): Date {
  if (order.status === 'PAID') {
    throw new ConflictError('already_paid', 'This order is already paid for.');
  }
  if (order.status === 'REFUNDED') {
    throw new ConflictError('order_refunded', 'This order was cancelled and refunded.');
  }
  if (order.cancelled_at) {
    throw new ConflictError('hold_expired', 'This order was cancelled. Please book again.');
  }
  if (order.status === 'EXPIRED' || !order.expires_at || order.expires_at <= now) {
    throw new ConflictError(
      'hold_expired',
      order.quantity === 1
        ? 'Time to pay for this ticket ran out and its seat was released. Please book again.'
        : 'Time to pay for these tickets ran out and their seats were released. Please book again.',
    );
  }
  if (event.status === 'CANCELLED') {
    throw new ConflictError('event_cancelled', `${event.title} has been cancelled.`);
  }
  if (event.suspended_at) throw salesStopped(event.title);
  return order.expires_at;
}

/** The end of an order's hold, if it leaves time for another payment; null if not. */
export function heldUntil(
  { status, expires_at: end }: Pick<OrderRow, 'status' | 'expires_at'>,
  event: { status: EventStatus; suspended_at: Date | null },
  now: Date,
): Date | null {
  const isOnSale = event.status === 'PUBLISHED' && event.suspended_at === null;
  return status === 'HELD' && isOnSale && end !== null && end > now ? end : null;
}

/** An administrator has suspended the event, or its organizer. */
export const salesStopped = (title: string) =>
  new ConflictError('event_suspended', `Booking for ${title} is paused while we look into it.`);
