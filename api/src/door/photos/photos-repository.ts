import type { Queryable } from '../../platform/database/schema';

/** The path of the picture on an event's valid ticket, if photos are checked at its door. */
export async function findCheckedPhoto(
  db: Queryable,
  eventId: number,
  ticketId: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('tickets')
    .innerJoin('door_rules', 'door_rules.event_id', 'tickets.event_id')
    .select('tickets.custom_image')
    .where('tickets.id', '=', ticketId)
    .where('tickets.event_id', '=', eventId)
    .where('tickets.status', '=', 'VALID')
    .where('door_rules.checks_photos', '=', true)
    .executeTakeFirst();
  return row?.custom_image ?? null;
}
