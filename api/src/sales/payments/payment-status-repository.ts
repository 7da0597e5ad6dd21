import type { Kysely } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';
import { WAITS_FOR_ACCOUNT } from './refund-links-repository';

export type PaymentOfUser = NonNullable<Awaited<ReturnType<typeof findPaymentOfUser>>>;
export type RefundsOfPayment = Awaited<ReturnType<typeof refundsOfPayment>>;

/** A payment with its order, tickets and refunds as they are at one moment, for its buyer; undefined if it isn't theirs. */
export function readPayment(db: Kysely<Database>, reference: string, userId: number) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const payment = await findPaymentOfUser(trx, reference, userId);
      if (!payment) return undefined;
      const tickets = await ticketsOfPayment(trx, payment);
      return { payment, tickets, refunds: await refundsOfPayment(trx, payment.payment_id) };
    });
}

function findPaymentOfUser(db: Queryable, reference: string, userId: number) {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('events', 'events.id', 'orders.event_id')
    .selectAll('orders')
    .select([
      'payments.id as payment_id',
      'payments.reference',
      'payments.status as payment_status',
      'payments.amount_kobo',
      'payments.authorization_url',
      'payments.provider_status',
      'payments.rejected_transfer',
      'payments.created_at as started_at',
      'payments.paid_at as payment_paid_at',
      'events.title',
      'events.status as event_status',
      'events.suspended_at as event_suspended_at',
      'events.timezone',
    ])
    .where('payments.reference', '=', reference)
    .where('orders.user_id', '=', userId)
    .executeTakeFirst();
}

/** The tickets of a payment's order that are still the payer's. */
function ticketsOfPayment(db: Queryable, payment: PaymentOfUser) {
  return (
    db
      .selectFrom('tickets')
      .innerJoin('ticket_types', 'ticket_types.id', 'tickets.ticket_type_id')
      .select(['tickets.id', 'ticket_number', 'tickets.status', 'ticket_types.kind as ticket_type'])
      .where('order_id', '=', payment.id)
      // With a transferred ticket's number, the payer could get in instead of its owner.
      .where('tickets.user_id', '=', payment.user_id)
      .orderBy('tickets.id')
      .execute()
  );
}

function refundsOfPayment(db: Queryable, paymentId: number) {
  return db
    .selectFrom('refunds')
    .select(['amount_kobo', 'reason', 'status', 'created_at'])
    .select(({ selectFrom }) =>
      selectFrom('refund_links')
        .select('expires_at')
        .whereRef('refund_links.refund_id', '=', 'refunds.id')
        .where(WAITS_FOR_ACCOUNT)
        .as('account_by'),
    )
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute();
}
