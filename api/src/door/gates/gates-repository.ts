import { sql, type Transaction } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';
import type { TicketType } from '../../platform/limits';
import type { DoorRules } from './gates-schemas';

type Trx = Transaction<Database>;

const gates = (db: Queryable) =>
  db.selectFrom('gates').select(['id', 'name', 'ticket_types', 'has_exit', 'removed_at']);

/** All gates that an event has or had, by name. */
export const listGates = (db: Queryable, eventId: number) =>
  gates(db).where('event_id', '=', eventId).orderBy('name').orderBy('id').execute();

export type GateRow = Awaited<ReturnType<typeof listGates>>[number];

/** One of an event's gates, unless it was removed. */
export const findGate = (db: Queryable, eventId: number, id: number) =>
  gates(db)
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

/** The event's gate with this name, in any case; null if there is none. */
export async function gateNamed(db: Queryable, eventId: number, name: string) {
  const gate = await db
    .selectFrom('gates')
    .select('id')
    .where('event_id', '=', eventId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return gate?.id ?? null;
}

/** Locks an event's gates, for one change at a time. */
export async function lockGates(trx: Trx, eventId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('gates'), ${eventId})`.execute(trx);
}

export async function insertGate(trx: Trx, gate: GateFields & { event_id: number }) {
  const { id } = await trx
    .insertInto('gates')
    .values(gate)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface GateFields {
  name: string;
  ticket_types: TicketType[] | null;
  has_exit: boolean;
}

export async function updateGate(trx: Trx, id: number, fields: Partial<GateFields>) {
  if (Object.keys(fields).length === 0) return;
  await trx.updateTable('gates').set(fields).where('id', '=', id).execute();
}

export async function removeGate(trx: Trx, id: number, now: Date): Promise<void> {
  await trx.updateTable('gates').set({ removed_at: now }).where('id', '=', id).execute();
}

/** Whether a gate has a link that opens it now or later. */
export async function hasOpenLink(trx: Trx, gateId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM gate_links link JOIN events ON events.id = link.event_id
    WHERE link.gate_id = ${gateId} AND link.revoked_at IS NULL AND events.status = 'PUBLISHED'
      AND events.start_date + make_interval(secs => link.ends_after) > ${now}
    LIMIT 1`.execute(trx);
  return rows.length > 0;
}

/** The rules of an event's door. */
export async function readRules(db: Queryable, eventId: number): Promise<DoorRules> {
  const rules = await db
    .selectFrom('door_rules')
    .select(['early_minutes', 'has_reentry', 'alarm_at', 'staff_sells', 'checks_photos'])
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return rules ?? DEFAULT_RULES;
}

const DEFAULT_RULES: DoorRules = {
  early_minutes: 240,
  has_reentry: false,
  alarm_at: null,
  staff_sells: false,
  checks_photos: false,
};

export async function writeRules(trx: Trx, eventId: number, rules: DoorRules): Promise<void> {
  await trx
    .insertInto('door_rules')
    .values({ event_id: eventId, ...rules })
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet(rules))
    .execute();
}
