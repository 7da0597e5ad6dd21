import { sql, type Insertable, type RawBuilder, type Transaction } from 'kysely';
import { fullName } from '../database/fullName';
import type { RecordActorKind } from '../database/recordTables';
import type { Database, Queryable } from '../database/schema';
import type { Changes } from './changes';
import { actionsOf, type RecordAction, type RecordKind } from './record-actions';

/**
 * Whose record: everyone's, a team's, an event's, or an account's (its own acts, and those that changed it). With an event and
 * an account, the entries that concern both. With a kind, only entries of it.
 */
export type RecordScope = (
  | { all: true }
  | { teamId: number }
  | { eventId: number; accountId?: number }
  | { accountId: number }
) & { kind?: RecordKind };

export interface EntryRow {
  id: number;
  at: Date;
  actor_kind: RecordActorKind;
  actor_id: number | null;
  actor_name: string | null;
  action: RecordAction;
  event_id: number | null;
  event_title: string | null;
  account_id: number | null;
  account_name: string | null;
  invited: string | null;
  order_id: number | null;
  ticket_number: string | null;
  payout_id: number | null;
  /** Whose payout it is. */
  payee: string | null;
  changes: Changes;
  /** Titles of the events that its changes name, by id; null without any. */
  event_titles: Record<string, string> | null;
  request_id: string | null;
}

interface Window {
  before: number | null;
  limit: number;
}

/** A page of entries, newest first. Names are today's: the record has none. */
export async function listEntries(
  db: Queryable,
  scope: RecordScope,
  window: Window,
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    SELECT entry.id, entry.at, entry.actor_kind, entry.actor_id,
      ${fullName('actor')} AS actor_name,
      entry.action, entry.event_id, events.title AS event_title, entry.account_id,
      ${fullName('account')} AS account_name,
      team_invitations.email AS invited, entry.order_id, tickets.ticket_number, entry.payout_id,
      ${fullName('payee')} AS payee,
      entry.changes, entry.request_id, (
        SELECT jsonb_object_agg(named.id, named.title) FROM events AS named
        WHERE named.id = ANY(string_to_array(concat_ws(', ', entry.changes->'event_id'->>1,
          entry.changes->'event_ids'->>0, entry.changes->'event_ids'->>1), ', ')::integer[])
      ) AS event_titles
    FROM record AS entry
    LEFT JOIN users AS actor
      ON actor.id = entry.actor_id AND entry.actor_kind IN ('ACCOUNT', 'ADMINISTRATOR')
    LEFT JOIN events ON events.id = entry.event_id
    LEFT JOIN users AS account ON account.id = entry.account_id
    LEFT JOIN users AS payee ON payee.id = entry.team_id AND entry.payout_id IS NOT NULL
    LEFT JOIN team_invitations ON team_invitations.id = entry.invitation_id
    LEFT JOIN tickets ON tickets.id = entry.ticket_id
    WHERE entry.id = ANY(ARRAY(${idsOf(scope, window)}))
    ORDER BY entry.id DESC`.execute(db);
  return rows;
}

/**
 * A page of ids: as an array, since a join might read the whole record; from one index each, since a condition with OR would
 * read the whole record backwards.
 */
function idsOf(scope: RecordScope, { before, limit }: Window): RawBuilder<unknown> {
  const actions = scope.kind && actionsOf(scope.kind);
  const rows = (condition: RawBuilder<unknown>) => sql`(
    SELECT id FROM record WHERE ${condition} AND id < ${before ?? Number.MAX_SAFE_INTEGER}
    ORDER BY id DESC LIMIT ${limit})`;
  if ('all' in scope) {
    if (!actions) return rows(sql`true`);
    return sql`
      SELECT found.id FROM unnest(${actions}::text[]) AS wanted (action),
        LATERAL ${rows(sql`action = wanted.action`)} AS found
      ORDER BY found.id DESC LIMIT ${limit}`;
  }
  const page = (condition: RawBuilder<unknown>) =>
    rows(actions ? sql`${condition} AND action = ANY(${actions}::text[])` : condition);
  if ('teamId' in scope) return page(sql`team_id = ${scope.teamId}`);
  const { accountId: id } = scope;
  const isActor = sql`actor_id = ${id} AND actor_kind IN ('ACCOUNT', 'ADMINISTRATOR')`;
  if ('eventId' in scope) {
    const ofBoth = sql`event_id = ${scope.eventId} AND (account_id = ${id} OR (${isActor}))`;
    return page(id === undefined ? sql`event_id = ${scope.eventId}` : ofBoth);
  }
  return sql`
    ${page(isActor)}
    UNION ${page(sql`account_id = ${id}`)}
    ORDER BY id DESC LIMIT ${limit}`;
}

/** Makes one person's simultaneous actions take turns, until the transaction ends. */
export async function lockActor(trx: Transaction<Database>, actor: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('record'), ${actor}::integer)`.execute(trx);
}

/** Whether somebody did this to an account, or an order of it, since then. */
export async function hasEntrySince(
  db: Queryable,
  entry: { action: RecordAction; actor: number; account: number; order: number | null },
  since: Date,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM record WHERE account_id = ${entry.account} AND action = ${entry.action}
      AND actor_id = ${entry.actor} AND actor_kind IN ('ACCOUNT', 'ADMINISTRATOR')
      AND order_id IS NOT DISTINCT FROM ${entry.order}::integer AND at > ${since} LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}

export async function insertEntry(
  trx: Transaction<Database>,
  entry: Insertable<Database['record']>,
): Promise<void> {
  await trx.insertInto('record').values(entry).execute();
}

/** Deletes entries whose time is up. Resolves with how many it deleted. */
export async function deleteOutdated(db: Queryable, rows: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM record WHERE id IN (
      SELECT id FROM record WHERE kept_until < now() ORDER BY kept_until LIMIT ${rows})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
