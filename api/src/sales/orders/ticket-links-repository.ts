import type { Transaction } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';

type Trx = Transaction<Database>;

export function findLink(db: Queryable, link: Buffer) {
  return db
    .selectFrom('ticket_links')
    .select(['ticket_id', 'ended_at'])
    .where('link', '=', link)
    .executeTakeFirst();
}

/** A ticket's current link, if any. */
export async function liveLink(db: Queryable, ticketId: number): Promise<Buffer | null> {
  const row = await db
    .selectFrom('ticket_links')
    .select('link')
    .where('ticket_id', '=', ticketId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row?.link ?? null;
}

/** Stores a ticket's link, unless it has one. */
export async function insertLink(trx: Trx, ticketId: number, link: Buffer): Promise<void> {
  await trx
    .insertInto('ticket_links')
    .values({ link, ticket_id: ticketId, ended_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function endLinks(trx: Trx, ticketId: number, at: Date): Promise<void> {
  await trx
    .updateTable('ticket_links')
    .set({ ended_at: at })
    .where('ticket_id', '=', ticketId)
    .where('ended_at', 'is', null)
    .execute();
}
