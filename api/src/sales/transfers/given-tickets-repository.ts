import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/schema';

/** The latest tickets that a user paid for and gave away, and doesn't own now; newest order first. */
export function listGiven(db: Queryable, userId: number, limit: number) {
  return (
    db
      .selectFrom('ticket_transfers')
      .innerJoin('tickets', 'tickets.id', 'ticket_transfers.ticket_id')
      .innerJoin('orders', 'orders.id', 'tickets.order_id')
      .innerJoin('ticket_types', 'ticket_types.id', 'tickets.ticket_type_id')
      .innerJoin('events', 'events.id', 'tickets.event_id')
      .select([
        'tickets.id',
        'ticket_transfers.to_name',
        'ticket_transfers.ended_at',
        'ticket_types.kind',
        'tickets.status',
        'tickets.kept_kobo',
        'orders.id as order_id',
        'orders.total_kobo',
        'orders.buyer_fees_kobo',
        'orders.quantity',
        'orders.paid_at',
        'events.id as event_id',
        'events.title',
        'events.timezone',
        'events.start_date',
      ])
      .where('ticket_transfers.from_user_id', '=', userId)
      .where('ticket_transfers.status', '=', 'ACCEPTED')
      .where('orders.user_id', '=', userId)
      .where(sql<boolean>`tickets.user_id IS DISTINCT FROM ${userId}`)
      // A ticket may have come back and been given away again.
      .where(
        sql<boolean>`NOT EXISTS (SELECT FROM ticket_transfers later
        WHERE later.ticket_id = tickets.id AND later.from_user_id = ${userId}
          AND later.status = 'ACCEPTED' AND later.id > ticket_transfers.id)`,
      )
      .orderBy('tickets.id', 'desc')
      .limit(limit)
      .execute()
  );
}

export type GivenRow = Awaited<ReturnType<typeof listGiven>>[number];
