import { sql, type Selectable, type SqlBool, type Transaction } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';
import type { TeamScope } from '../../platform/teams/acting';

/**
 * Recipients of an event's announcements: holders of paid or free tickets. After the event is cancelled, so are its tickets,
 * but announcements still go to the same people.
 */
const isFor = (userId: number) => sql<SqlBool>`announcements.event_id = ANY (ARRAY(
  SELECT DISTINCT t.event_id FROM tickets t
  JOIN events e ON e.id = t.event_id
  WHERE t.user_id = ${userId} AND (t.status = 'VALID' OR (e.status = 'CANCELLED' AND EXISTS (
    SELECT FROM orders o WHERE o.id = t.order_id AND o.paid_at IS NOT NULL)))))`;

/** For a page's rows only: as EXISTS it may be answered by reading everybody's. */
const isReadBy = (userId: number) => sql<boolean>`(
  SELECT count(*) > 0 FROM announcement_reads r
  WHERE r.announcement_id = announcements.id AND r.user_id = ${userId})`;

/** How many of an announcement's mails are in these states: only such as an index has (migration 0461). */
const mailsIn = (...states: Selectable<Database['mails']>['status'][]) => sql<number>`(
  SELECT count(*) FROM mails m
  WHERE m.announcement_id = announcements.id AND m.status IN (${sql.join(states)}) AND m.status <> 'SENT')`;

/** Stores an announcement that nobody has been emailed yet; returns its id. */
export async function insertAnnouncement(
  trx: Transaction<Database>,
  announcement: {
    event_id: number;
    author_id: number;
    subject: string;
    message: string;
    created_at: Date;
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('announcements')
    .values({ ...announcement, mailed: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Notes how many people an announcement is emailed to. */
export async function noteMailed(
  trx: Transaction<Database>,
  id: number,
  mailed: number,
): Promise<void> {
  await trx.updateTable('announcements').set({ mailed }).where('id', '=', id).execute();
}

/** A filter: one announcement, an event's, those of a team's events, an author's, or all. */
interface SentScope extends Partial<TeamScope> {
  id?: number;
  eventId?: number;
  authorId?: number;
}

function sentIn(db: Queryable, { id, eventId, organizerId, eventIds, authorId }: SentScope) {
  return db
    .selectFrom('announcements')
    .innerJoin('events', 'events.id', 'announcements.event_id')
    .$if(id !== undefined, (query) => query.where('announcements.id', '=', id ?? 0))
    .$if(authorId !== undefined, (query) =>
      query.where('announcements.author_id', '=', authorId ?? 0),
    )
    .$if(eventId !== undefined, (query) => query.where('events.id', '=', eventId ?? 0))
    .$if(organizerId !== undefined, (query) =>
      query.where('events.organizer_id', '=', organizerId ?? 0),
    )
    .$if(eventIds !== undefined, (query) => query.where('events.id', 'in', eventIds ?? []));
}

/** Announcements, with how many of their mails are still to be sent, have failed, and how many people have read them, newest first. */
export function listSent(
  db: Queryable,
  scope: SentScope,
  window?: { limit: number; offset: number },
) {
  return sentIn(db, scope)
    .innerJoin('users', 'users.id', 'announcements.author_id')
    .select([
      'announcements.id',
      'announcements.subject',
      'announcements.message',
      'announcements.mailed',
      'announcements.created_at',
      'events.id as event_id',
      'events.title',
      'users.first_name',
      'users.last_name',
    ])
    .select([
      sql<number>`(
        SELECT count(*) FROM announcement_reads r WHERE r.announcement_id = announcements.id)`.as(
        'read',
      ),
      mailsIn('QUEUED', 'SENDING').as('waiting'),
      mailsIn('FAILED', 'UNCONFIRMED').as('failed'),
    ])
    .orderBy('announcements.id', 'desc')
    .$if(window !== undefined, (query) =>
      query.limit(window?.limit ?? 0).offset(window?.offset ?? 0),
    )
    .execute();
}

export async function countSent(db: Queryable, scope: SentScope): Promise<number> {
  const { count } = await sentIn(db, scope)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function listReceived(
  db: Queryable,
  userId: number,
  window: { limit: number; offset: number },
) {
  return db
    .selectFrom('announcements')
    .innerJoin('events', 'events.id', 'announcements.event_id')
    .innerJoin('users', 'users.id', 'announcements.author_id')
    .select([
      'announcements.id',
      'announcements.subject',
      'announcements.message',
      'announcements.created_at',
      'events.id as event_id',
      'events.title',
      'users.first_name',
      'users.last_name',
    ])
    .select(isReadBy(userId).as('is_read'))
    .where(isFor(userId))
    .orderBy('announcements.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export function countReceived(db: Queryable, userId: number) {
  return db
    .selectFrom('announcements')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(sql<number>`count(*) FILTER (WHERE NOT ${isReadBy(userId)})`.as('unread'))
    .where(isFor(userId))
    .executeTakeFirstOrThrow();
}

/**
 * Marks one or all of the user's announcements as read.
 *
 * @returns true if there was one.
 */
export async function markRead(
  db: Queryable,
  userId: number,
  at: Date,
  announcementId?: number,
): Promise<boolean> {
  const rows = await db
    .selectFrom('announcements')
    .select('id')
    .where(isFor(userId))
    .$if(announcementId !== undefined, (query) => query.where('id', '=', announcementId ?? 0))
    .execute();
  if (rows.length === 0) return false;
  await db
    .insertInto('announcement_reads')
    .values(rows.map(({ id }) => ({ announcement_id: id, user_id: userId, read_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Everything a user has received, with when they read it, newest first. */
export function listAllReceived(db: Queryable, userId: number) {
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
