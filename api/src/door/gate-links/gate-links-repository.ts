import { sql, type Insertable, type Transaction } from 'kysely';
import { fullName } from '../../platform/database/fullName';
import type { Database, Queryable } from '../../platform/database/schema';

type Trx = Transaction<Database>;

const SEEN_EVERY_MS = 30_000;

/** A moment that a link stores as seconds from its event's start. */
const fromStart = (seconds: 'opens_after' | 'ends_after') =>
  sql<Date>`events.start_date + make_interval(secs => ${sql.ref(`link.${seconds}`)})`;

const links = (db: Queryable) =>
  db
    .selectFrom('gate_links as link')
    .innerJoin('events', 'events.id', 'link.event_id')
    .innerJoin('users as maker', 'maker.id', 'link.made_by')
    .innerJoin('gates as gate', 'gate.id', 'link.gate_id')
    .select([
      'link.id',
      'link.event_id',
      'gate.id as gate_id',
      'gate.name as gate',
      'link.helper',
      'link.made_by',
      'link.created_at',
      'link.revoked_at',
      'maker.role as maker_role',
      'events.title',
      'events.start_date',
      'events.doors_open',
      'events.timezone',
      'events.organizer_id',
      'events.status as event_status',
      fullName('maker').as('maker'),
      fromStart('opens_after').as('starts_at'),
      fromStart('ends_after').as('ends_at'),
    ]);

/** The link with this token. */
export function findByToken(db: Queryable, hash: Buffer) {
  return links(db).where('link.token_hash', '=', hash).executeTakeFirst();
}

export type GateLinkRow = NonNullable<Awaited<ReturnType<typeof findByToken>>>;

/** An event's links, or one of them, newest first, with the device that has each now. */
export function listLinks(db: Queryable, eventId: number, id?: number) {
  return links(db)
    .leftJoin('gate_devices as device', (join) =>
      join.onRef('device.link_id', '=', 'link.id').on('device.ended_at', 'is', null),
    )
    .select(['device.started_at', 'device.seen_at'])
    .where('link.event_id', '=', eventId)
    .$if(id !== undefined, (query) => query.where('link.id', '=', id ?? 0))
    .orderBy('link.id', 'desc')
    .execute();
}

export type ListedLink = Awaited<ReturnType<typeof listLinks>>[number];

/** Serializes changes of a link and of the device that has it. */
export async function lockLink(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('gate_links').select('id').where('id', '=', id).forUpdate().execute();
}

/** How many of an event's links haven't ended. */
export async function countLiveLinks(db: Queryable, eventId: number, now: Date): Promise<number> {
  const { live } = await db
    .selectFrom('gate_links as link')
    .innerJoin('events', 'events.id', 'link.event_id')
    .select(({ fn }) => fn.countAll<number>().as('live'))
    .where('link.event_id', '=', eventId)
    .where('link.revoked_at', 'is', null)
    .where(fromStart('ends_after'), '>', now)
    .executeTakeFirstOrThrow();
  return live;
}

export async function insertLink(
  trx: Trx,
  link: Insertable<Database['gate_links']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('gate_links')
    .values(link)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends a link, unless it was ended before. */
export async function revokeLink(db: Queryable, id: number, now: Date): Promise<void> {
  await db
    .updateTable('gate_links')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** A link's devices: the one that has it now, and those that had it before it was moved. */
export function listDevices(db: Queryable, linkId: number) {
  return db
    .selectFrom('gate_devices')
    .select(['secret_hash', 'started_at', 'ended_at'])
    .where('link_id', '=', linkId)
    .orderBy('started_at')
    .execute();
}

export type GateDevice = Awaited<ReturnType<typeof listDevices>>[number];

export async function insertDevice(
  trx: Trx,
  device: Insertable<Database['gate_devices']>,
): Promise<void> {
  await trx.insertInto('gate_devices').values(device).execute();
}

/** Notes that a link's device is there; not at each call, since it asks every few seconds. */
export async function noteDevice(db: Queryable, linkId: number, now: Date): Promise<void> {
  await db
    .updateTable('gate_devices')
    .set({ seen_at: now })
    .where('link_id', '=', linkId)
    .where('ended_at', 'is', null)
    .where(sql`coalesce(seen_at, started_at)`, '<', new Date(now.getTime() - SEEN_EVERY_MS))
    .execute();
}

/** Takes a link from the device that has it. */
export async function releaseDevice(trx: Trx, linkId: number, now: Date): Promise<void> {
  await trx
    .updateTable('gate_devices')
    .set({ ended_at: now })
    .where('link_id', '=', linkId)
    .where('ended_at', 'is', null)
    .execute();
}
