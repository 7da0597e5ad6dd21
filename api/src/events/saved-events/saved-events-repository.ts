import type { Queryable } from '../../platform/database/schema';

/** Saves an event; idempotent. */
export async function saveEvent(
  db: Queryable,
  saved: { user_id: number; event_id: number; created_at: Date },
): Promise<void> {
  await db
    .insertInto('saved_events')
    .values(saved)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function forgetEvent(db: Queryable, userId: number, eventId: number): Promise<void> {
  await db
    .deleteFrom('saved_events')
    .where('user_id', '=', userId)
    .where('event_id', '=', eventId)
    .execute();
}

/** Ids of a user's saved events that aren't drafts, latest saved first. */
export async function savedEventIds(db: Queryable, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('saved_events')
    .innerJoin('events', 'events.id', 'saved_events.event_id')
    .select('saved_events.event_id')
    .where('saved_events.user_id', '=', userId)
    .where('events.status', '<>', 'DRAFT')
    .orderBy('saved_events.created_at', 'desc')
    .orderBy('saved_events.event_id', 'desc')
    .execute();
  return rows.map(({ event_id }) => event_id);
}

export async function isSaved(db: Queryable, userId: number, eventId: number): Promise<boolean> {
  const row = await db
    .selectFrom('saved_events')
    .select('event_id')
    .where('user_id', '=', userId)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}
