import type { Queryable } from '../../database/schema';

/** What is kept about a user, table by table, newest first where it has an order. */
export async function readOwnData(db: Queryable, userId: number, email: string, now: Date) {
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
    .select(['ticket_number', 'order_id', 'event_id', 'status', 'custom_image', 'checked_in_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
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
    .where((eb) => eb(eb.fn<string>('lower', ['recipient']), '=', email.toLowerCase()))
    .orderBy('id', 'desc')
    .execute();
  return { identities, sessions, orders, tickets, events, mails };
}
