import type { Transaction } from 'kysely';
import { fullNameOf } from '../../platform/database/fullName';
import type { Database } from '../../platform/database/schema';
import { ConflictError } from '../../platform/http/errors';
import { formatNaira, naira, parseNaira } from '../../platform/money';
import { aboutEvent } from '../../events';
import { appendEntry, type NewEntry } from '../../platform/record/append-entry';
import { cancelTickets } from '../orders/cancellation';
import { lockOrder } from '../orders/order-lock-repository';
import { presentOrder, presentShare } from '../orders/order-presenter';
import { requireNotSoldAtDoor } from '../orders/door-order';
import { shareNow } from '../orders/refund-terms';
import { findPerson } from '../transfers/transfers-repository';
import type { LockedTicketAndOrder } from './ticket-lock-repository';
import { tellOfCancellation } from './cancellation-mails';
import { requireCancellable } from './own-ticket';
import { refundEntry } from './refund-entry';
import { requireUnused } from './ticket-rules';
import type { CancelPayload } from './cancellation-schemas';
import type { Cancellation } from './tickets-schemas';

/**
 * Cancels a locked ticket for its owner, or the whole order if it isn't paid. The payer is refunded by the order's terms,
 * whoever owns the ticket now. A friend named on a paid ticket is told if the buyer cancels it.
 *
 * @throws ConflictError `ticket_cancelled`, `event_started`, `ticket_on_hold`, `checked_in`, `sold_at_door`, `already_paid`,
 *   `refund_changed`.
 */
export async function cancelOwnTicket(
  trx: Transaction<Database>,
  { ticket, ...locked }: LockedTicketAndOrder,
  { expected_refund: expected, expected_status: expectedStatus }: CancelPayload,
  { by, now }: { by: NewEntry['by']; now: Date },
): Promise<Cancellation> {
  const { order, event } = locked;
  requireCancellable({ ticket, ...locked }, now);
  requireUnused(ticket);
  await requireNotSoldAtDoor(trx, order.id);
  if (expectedStatus === 'HELD' && order.status === 'PAID') {
    throw new ConflictError(
      'already_paid',
      'This order has been paid for in the meantime, so we haven’t cancelled anything.',
    );
  }
  const isPayer = ticket.user_id === order.user_id;
  const reason = isPayer ? ('cancelled_by_buyer' as const) : ('cancelled_by_owner' as const);
  const share = shareNow(order, event, now);
  const refunded = await cancelTickets(trx, locked, ticket.id, { reason, now, share });
  requireExpected(expected, refunded);
  const wasHeld = order.status === 'HELD';
  if (order.status === 'PAID') {
    const about = { ...aboutEvent(event), order: order.id, ticket: ticket.id };
    await appendEntry(trx, { by, ...refundEntry(refunded), about, at: now });
    if (isPayer) {
      await tellOfCancellation(
        trx,
        { ticket, ...locked },
        { by: 'buyer', isRefunded: refunded > 0, payerKnows: true },
      );
    }
  }
  const { order: after } = await lockOrder(trx, order.id);
  const payer = isPayer ? 'you' : await nameOf(trx, order.user_id);
  return {
    detail:
      refunded > 0
        ? `Your ticket is cancelled, and ${naira(refunded)} is being refunded to ${payer}.`
        : wasHeld && order.quantity > 1
          ? `Your ${order.quantity} tickets are cancelled.`
          : 'Your ticket is cancelled.',
    refund: refunded > 0 ? formatNaira(refunded) : null,
    order: isPayer ? presentOrder(after) : presentShare(after),
  };
}

/** Undoes the cancellation if the refund isn't the one shown: its period may have ended since, or the event been moved. */
function requireExpected(expected: string | undefined, refundedKobo: number): void {
  if (expected === undefined || parseNaira(expected) === refundedKobo) return;
  throw new ConflictError(
    'refund_changed',
    `The refund is now ${naira(refundedKobo)}. We haven’t cancelled your ticket yet.`,
  );
}

async function nameOf(trx: Transaction<Database>, userId: number): Promise<string> {
  const payer = await findPerson(trx, userId);
  return payer ? `${fullNameOf(payer)}, who paid for it` : 'whoever paid for it';
}
