import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema';
import { formatNaira } from '../../money';
import { presentOrder } from '../orders/order-presenter';
import type { PaymentOfUser } from './payments-repository';
import type { Payment } from './payments-schemas';

/** A payment as its buyer sees it, with its order, tickets and refunds. */
export async function presentPayment(db: Kysely<Database>, row: PaymentOfUser): Promise<Payment> {
  const [tickets, refunds] = await Promise.all([
    db
      .selectFrom('tickets')
      .innerJoin('ticket_types', 'ticket_types.id', 'tickets.ticket_type_id')
      .select(['tickets.id', 'ticket_number', 'tickets.status', 'ticket_types.kind as ticket_type'])
      .where('order_id', '=', row.id)
      .orderBy('tickets.id')
      .execute(),
    db
      .selectFrom('refunds')
      .select(['amount_kobo', 'reason', 'status', 'created_at'])
      .where('payment_id', '=', row.payment_id)
      .orderBy('id')
      .execute(),
  ]);
  const isOpen = row.payment_status === 'PENDING' || row.payment_status === 'FAILED';
  return {
    reference: row.reference,
    status: row.payment_status,
    detail: sentenceFor(row),
    amount: formatNaira(row.amount_kobo),
    currency: 'NGN',
    authorization_url: isOpen && row.status === 'HELD' ? row.authorization_url : null,
    created_at: row.started_at.toISOString(),
    paid_at: row.payment_paid_at?.toISOString() ?? null,
    order: presentOrder(row),
    tickets,
    refunds: refunds.map(({ amount_kobo, reason, status, created_at }) => ({
      amount: formatNaira(amount_kobo),
      reason,
      status,
      created_at: created_at.toISOString(),
    })),
  };
}

function sentenceFor({
  payment_status: status,
  status: orderStatus,
  title,
}: PaymentOfUser): string {
  switch (status) {
    case 'PAID':
      return `Your payment for ${title} has arrived, and your tickets are valid.`;
    case 'REFUNDING':
      return 'Your payment is being sent back to you.';
    case 'REFUNDED':
      return 'Your payment has been sent back to you.';
    default:
  }
  if (orderStatus === 'PAID') return 'These tickets are paid for by another payment.';
  if (orderStatus !== 'HELD') {
    return 'The time to pay has run out. If you have paid all the same, you get your tickets or your money back.';
  }
  return status === 'FAILED'
    ? 'The payment was declined. Your tickets are still held: try again, or use another card.'
    : 'The payment has not been confirmed yet.';
}
