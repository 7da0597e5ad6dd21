import { sql } from 'kysely';
import { fullName } from '../../platform/database/fullName';
import { AT_BANK } from '../../platform/database/paymentStates';
import { plannedOnce } from '../../platform/database/plannedOnce';
import type { Queryable } from '../../platform/database/schema';
import { checksPhotos, doorPhoto } from '../../platform/door-photos-repository';
import { refundedAhead } from '../orders/cancellation-repository';
import { TICKET_EVENT_COLUMNS } from '../orders/ticket-event-columns';
import { WAITS_FOR_ACCOUNT } from '../payments/refund-links-repository';

/** Columns for quoting a ticket's cancellation. */
export const QUOTE_COLUMNS = [
  'orders.status as order_status',
  'orders.created_at as order_created_at',
  'orders.buyer_fees_kobo',
  'orders.payment_fee_kobo',
  'orders.refund_share',
  'orders.refund_until_hours',
  'events.moved_at',
] as const;

/** Whether an order has a payment that can be refunded. */
const hasPayment = sql<boolean>`EXISTS (
  SELECT 1 FROM payments WHERE payments.order_id = orders.id AND payments.status = 'PAID')`.as(
  'has_payment',
);

/** Whether an order was sold at the door, so that its payer is only nominal: the seller. */
const isDoorSale = sql<boolean>`EXISTS (
  SELECT FROM door_sales WHERE door_sales.order_id = orders.id)`.as('is_door_sale');

/** Whether a bank is working on an unpaid order's payment. */
const isAtBank = sql<boolean>`(orders.status = 'HELD' AND EXISTS (
  SELECT FROM payments WHERE payments.order_id = orders.id
  AND payments.status = 'PENDING' AND payments.provider_status IN (${sql.join(AT_BANK)})))`.as(
  'is_at_bank',
);

/** For quotes like `QUOTE_COLUMNS`, but looked up in other tables. */
export const REFUND_FACTS = [hasPayment, refundedAhead, isDoorSale] as const;
export const QUOTE_FACTS = [...REFUND_FACTS, isAtBank] as const;

/** Why an order's latest bank transfer was refused. */
const lastRejection = sql<string | null>`(
  SELECT rejected_transfer FROM payments WHERE payments.order_id = orders.id
  ORDER BY attempt DESC LIMIT 1)`.as('rejected_transfer');

/** How far an order's refunds are. */
const refundProgress = [
  sql<boolean>`EXISTS (SELECT FROM refunds JOIN payments ON payments.id = refunds.payment_id
    WHERE payments.order_id = orders.id AND refunds.status <> 'DONE')`.as('is_refund_under_way'),
  sql<Date | null>`(
    SELECT min(refund_links.expires_at) FROM payments
    JOIN refunds ON refunds.payment_id = payments.id
    JOIN refund_links ON refund_links.refund_id = refunds.id
    WHERE payments.order_id = orders.id AND ${WAITS_FOR_ACCOUNT})`.as('refund_account_by'),
] as const;

/** A user's tickets with order, payer, event and open offer; newest first, at most `limit`, after one of them. */
export function listTickets(
  db: Queryable,
  { userId, now, after, limit }: { userId: number; now: Date; after?: number; limit: number },
) {
  return db
    .selectFrom('tickets')
    .innerJoin('orders', 'orders.id', 'tickets.order_id')
    .innerJoin('users as payer', 'payer.id', 'orders.user_id')
    .innerJoin('ticket_types', 'ticket_types.id', 'tickets.ticket_type_id')
    .innerJoin('events', 'events.id', 'tickets.event_id')
    .leftJoin('ticket_transfers as offer', (join) =>
      join
        .onRef('offer.ticket_id', '=', 'tickets.id')
        .on('offer.status', '=', 'OPEN')
        .on('offer.expires_at', '>', now)
        .on('tickets.status', '=', 'VALID')
        .on('tickets.checked_in_at', 'is', null)
        .on('events.status', '=', 'PUBLISHED'),
    )
    .select([
      'tickets.id',
      'tickets.ticket_number',
      'tickets.status',
      'tickets.checked_in_at',
      'tickets.custom_image',
      'tickets.holder_name',
      'tickets.holder_email',
      'tickets.created_at',
      'ticket_types.kind',
      'ticket_types.name as type_name',
      'orders.id as order_id',
      'tickets.kept_kobo',
      'orders.quantity',
      'orders.total_kobo',
      'orders.expires_at',
      'orders.suspended_at',
      'events.suspended_at as event_suspended_at',
      'orders.paid_at',
      'orders.cancelled_at',
      ...QUOTE_COLUMNS,
      'payer.id as payer_id',
      fullName('payer').as('payer_name'),
      'payer.email as payer_email',
      'offer.to_name',
      'offer.to_email',
      'offer.expires_at as offer_expires_at',
      ...TICKET_EVENT_COLUMNS,
    ])
    .select([lastRejection, doorPhoto, checksPhotos, ...refundProgress, ...QUOTE_FACTS])
    .modifyFront(plannedOnce)
    .where('tickets.user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('tickets.id', '<', after ?? 0))
    .orderBy('tickets.id', 'desc')
    .limit(limit)
    .execute();
}

export type TicketRow = Awaited<ReturnType<typeof listTickets>>[number];

/** A ticket's owner and event. */
export function findOwner(db: Queryable, ticketId: number) {
  return db
    .selectFrom('tickets')
    .select(['user_id', 'event_id'])
    .where('id', '=', ticketId)
    .executeTakeFirst();
}

/** Whether somebody, as owner or named holder, has a ticket for an event that isn't cancelled. */
export async function hasTicketFor(
  db: Queryable,
  eventId: number,
  email: string,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM tickets WHERE event_id = ${eventId} AND status <> 'CANCELLED'
      AND (lower(holder_email) = lower(${email})
        OR user_id = (SELECT id FROM users WHERE lower(email) = lower(${email})))
    LIMIT 1`.execute(db);
  return rows.length > 0;
}
