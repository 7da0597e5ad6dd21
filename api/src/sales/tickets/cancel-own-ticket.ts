import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { formatNaira } from '../../platform/money';
import { cancelTickets } from '../orders/cancellation';
import { lockOrder } from '../orders/order-lock-repository';
import { presentOrder, presentShare } from '../orders/order-presenter';
import { findPerson } from '../transfers/transfers-repository';
import type { LockedTicketAndOrder } from './ticket-lock-repository';
import { requireUnused } from './ticket-rules';
import type { Cancellation } from './tickets-schemas';

/**
 * Cancels a locked ticket for its owner, or the whole order if it isn't paid. The payer gets the refund, whoever owns the
 * ticket now.
 *
 * @throws ConflictError `checked_in`.
 */
export async function cancelOwnTicket(
  trx: Transaction<Database>,
  { ticket, ...locked }: LockedTicketAndOrder,
  now: Date,
): Promise<Cancellation> {
  requireUnused(ticket);
  const payerId = locked.order.user_id;
  const isPayer = ticket.user_id === payerId;
  const reason = isPayer ? ('cancelled_by_buyer' as const) : ('cancelled_by_owner' as const);
  const refunded = await cancelTickets(trx, locked, [ticket.id], { reason, now });
  const { order } = await lockOrder(trx, locked.order.id);
  const payer = isPayer ? 'you' : await nameOf(trx, payerId);
  return {
    detail:
      refunded > 0
        ? `Your ticket is cancelled, and its price is being refunded to ${payer}.`
        : 'Your ticket is cancelled.',
    refund: refunded > 0 ? formatNaira(refunded) : null,
    order: isPayer ? presentOrder(order) : presentShare(order),
  };
}

async function nameOf(trx: Transaction<Database>, userId: number): Promise<string> {
  const payer = await findPerson(trx, userId);
  return payer ? `${payer.first_name} ${payer.last_name}, who paid for it` : 'who paid for it';
}
