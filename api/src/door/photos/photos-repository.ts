import type { Queryable } from '../../platform/database/schema';
import { doorPhoto } from '../../platform/door-photos-repository';

/** The path of the holder's picture on an event's valid ticket, if photos are checked at its door. */
export async function findCheckedPhoto(
  db: Queryable,
  eventId: number,
  ticketId: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('tickets')
    .innerJoin('orders', 'orders.id', 'tickets.order_id')
    .innerJoin('door_rules', 'door_rules.event_id', 'tickets.event_id')
    .select(doorPhoto)
    .where('tickets.id', '=', ticketId)
    .where('tickets.event_id', '=', eventId)
    .where('tickets.status', '=', 'VALID')
    .where('door_rules.checks_photos', '=', true)
    .executeTakeFirst();
  return row?.door_photo ?? null;
}
