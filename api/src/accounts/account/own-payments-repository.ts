import type { Queryable } from '../../platform/database/schema';

export function readPayments(db: Queryable, userId: number) {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select([
      'payments.order_id',
      'payments.reference',
      'payments.amount_kobo',
      'payments.received_kobo',
      'payments.status',
      'payments.created_at',
      'payments.paid_at',
    ])
    .where('orders.user_id', '=', userId)
    .orderBy('payments.id', 'desc')
    .execute();
}

export function readRefunds(db: Queryable, userId: number) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select([
      'payments.reference as payment_reference',
      'refunds.amount_kobo',
      'refunds.reason',
      'refunds.status',
      'refunds.created_at',
      'refunds.done_at',
    ])
    .where('orders.user_id', '=', userId)
    .orderBy('refunds.id', 'desc')
    .execute();
}

export function readDisputes(db: Queryable, userId: number) {
  return db
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select([
      'payments.reference as payment_reference',
      'disputes.amount_kobo',
      'disputes.status',
      'disputes.opened_at',
      'disputes.resolved_at',
    ])
    .where('orders.user_id', '=', userId)
    .orderBy('disputes.id', 'desc')
    .execute();
}
