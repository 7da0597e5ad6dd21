import type { Queryable } from '../../database/schema';
import { isFor, listSent } from '../announcements/announcements-repository';

/** What is kept about a user, table by table, newest first where it has an order. */
export async function readOwnData(db: Queryable, userId: number, email: string, now: Date) {
  const mailbox = email.toLowerCase();
  const identities = await db
    .selectFrom('social_identities')
    .select(['provider', 'created_at as linked_at'])
    .where('user_id', '=', userId)
    .execute();
  const sessions = await db
    .selectFrom('refresh_tokens')
    .select(['created_at as opened_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute();
  const orders = await db
    .selectFrom('orders')
    .innerJoin('events', 'events.id', 'orders.event_id')
    .innerJoin('ticket_types', 'ticket_types.id', 'orders.ticket_type_id')
    .select([
      'orders.id',
      'orders.event_id',
      'events.title as event_title',
      'ticket_types.kind as ticket_type',
      'orders.quantity',
      'orders.total_kobo',
      'orders.status',
      'orders.created_at',
      'orders.paid_at',
    ])
    .where('orders.user_id', '=', userId)
    .orderBy('orders.id', 'desc')
    .execute();
  const tickets = await db
    .selectFrom('tickets')
    .select([
      'ticket_number',
      'order_id',
      'event_id',
      'status',
      'holder_name',
      'holder_email',
      'custom_image',
      'checked_in_at',
    ])
    .where((eb) =>
      // Also the tickets that somebody else bought for this person.
      eb('user_id', '=', userId).or(eb.fn<string>('lower', ['holder_email']), '=', mailbox),
    )
    .orderBy('id', 'desc')
    .execute();
  const payments = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select([
      'payments.order_id',
      'payments.reference',
      'payments.amount_kobo',
      'payments.status',
      'payments.created_at',
      'payments.paid_at',
    ])
    .where('orders.user_id', '=', userId)
    .orderBy('payments.id', 'desc')
    .execute();
  const savedEvents = await db
    .selectFrom('saved_events')
    .innerJoin('events', 'events.id', 'saved_events.event_id')
    .select([
      'saved_events.event_id',
      'events.title as event_title',
      'saved_events.created_at as saved_at',
    ])
    .where('saved_events.user_id', '=', userId)
    .orderBy('saved_events.created_at', 'desc')
    .execute();
  const events = await db
    .selectFrom('events')
    .select([
      'id',
      'title',
      'description',
      'location',
      'start_date',
      'end_date',
      'category',
      'capacity as max_attendees',
      'status',
      'banner_image',
      'created_at',
    ])
    .where('organizer_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  const mails = await db
    .selectFrom('mails')
    .select(['template as kind', 'recipient', 'created_at', 'sent_at'])
    .where((eb) => eb(eb.fn<string>('lower', ['recipient']), '=', mailbox))
    .orderBy('id', 'desc')
    .execute();
  return {
    identities,
    sessions,
    orders,
    tickets,
    payments,
    refunds: await readRefunds(db, userId),
    savedEvents,
    events,
    received: await readReceived(db, userId),
    sent: await listSent(db, { authorId: userId }),
    mails,
  };
}

function readRefunds(db: Queryable, userId: number) {
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

function readReceived(db: Queryable, userId: number) {
  return db
    .selectFrom('announcements')
    .innerJoin('events', 'events.id', 'announcements.event_id')
    .leftJoin('announcement_reads', (join) =>
      join
        .onRef('announcement_reads.announcement_id', '=', 'announcements.id')
        .on('announcement_reads.user_id', '=', userId),
    )
    .select([
      'announcements.event_id',
      'events.title as event_title',
      'announcements.subject',
      'announcements.message',
      'announcements.created_at',
      'announcement_reads.read_at',
    ])
    .where(isFor(userId))
    .orderBy('announcements.id', 'desc')
    .execute();
}
