import { sql, type Insertable, type Selectable, type Transaction, type Updateable } from 'kysely';
import { fullName } from '../../platform/database/fullName';
import type { Database, Queryable } from '../../platform/database/schema';
import { teamLead } from '../../platform/teams/team-lead-repository';

type Trx = Transaction<Database>;
export type DisputeRow = Selectable<Database['disputes']>;

/** A dispute by the provider's id; the caller has locked its order. */
export function findDispute(trx: Trx, providerId: number): Promise<DisputeRow | undefined> {
  return trx
    .selectFrom('disputes')
    .selectAll()
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
}

export interface ListedDispute {
  /** The provider's. */
  id: number;
  reference: string;
}

/** The provider's ids of open disputes, and of those listed that are about a payment of ours and unknown to us. */
export async function disputesToLookUp(db: Queryable, listed: ListedDispute[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT provider_id AS id FROM disputes WHERE status = 'OPEN'
    UNION SELECT listed.id
    FROM unnest(${listed.map(({ id }) => id)}::bigint[], ${listed.map(({ reference }) => reference)}::text[])
      AS listed (id, reference)
    JOIN payments USING (reference)
    WHERE NOT EXISTS (SELECT FROM disputes WHERE provider_id = listed.id)
    ORDER BY id`.execute(db);
  return rows.map(({ id }) => id);
}

export function insertDispute(
  trx: Trx,
  dispute: Insertable<Database['disputes']>,
): Promise<DisputeRow> {
  return trx.insertInto('disputes').values(dispute).returningAll().executeTakeFirstOrThrow();
}

export async function updateDispute(
  trx: Trx,
  id: number,
  changes: Updateable<Database['disputes']>,
): Promise<void> {
  await trx.updateTable('disputes').set(changes).where('id', '=', id).execute();
}

/** True if the payment that made an order's tickets valid is disputed. */
export async function isDisputed(trx: Trx, orderId: number): Promise<boolean> {
  const open = await trx
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.payment_id')
    .select('disputes.id')
    .where('payments.order_id', '=', orderId)
    .where('payments.status', '=', 'PAID')
    .where('disputes.status', '=', 'OPEN')
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

export async function setSuspended(trx: Trx, orderId: number, at: Date | null): Promise<void> {
  await trx.updateTable('orders').set({ suspended_at: at }).where('id', '=', orderId).execute();
}

/** The details that mails about an order need, including the recipients in the event's team. */
export function orderInLetters(trx: Trx, orderId: number) {
  return trx
    .selectFrom('orders')
    .innerJoin('events', 'events.id', 'orders.event_id')
    .innerJoin('users as buyer', 'buyer.id', 'orders.user_id')
    .innerJoin('users as organizer', (join) =>
      join.on('organizer.id', '=', teamLead('events.organizer_id')),
    )
    .select([
      'events.id as event_id',
      'events.title',
      'events.timezone',
      'events.status as event_status',
      'events.end_date',
      'buyer.email as buyer_email',
      'buyer.first_name as buyer_first_name',
      fullName('buyer').as('buyer_name'),
      'organizer.id as organizer_id',
      'organizer.email',
      'organizer.first_name',
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
}

export async function countOpenDisputes(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('disputes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  return count;
}

/** Open disputes by deadline; those without one come last. */
export async function listOpenDisputes(
  db: Queryable,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('events', 'events.id', 'orders.event_id')
    .innerJoin('users as buyer', 'buyer.id', 'orders.user_id')
    .innerJoin('users as organizer', 'organizer.id', 'events.organizer_id')
    .select([
      'disputes.id',
      'disputes.provider_id',
      'disputes.amount_kobo',
      'disputes.due_at',
      'disputes.opened_at',
      'payments.amount_kobo as paid_kobo',
      'payments.reference',
      'payments.order_id',
      'orders.suspended_at',
      'events.id as event_id',
      'events.title',
      'organizer.id as organizer_id',
      'buyer.email as buyer_email',
      fullName('buyer').as('buyer_name'),
      fullName('organizer').as('organizer_name'),
    ])
    .where('disputes.status', '=', 'OPEN')
    .orderBy('disputes.due_at')
    .orderBy('disputes.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export type OpenDisputeRow = Awaited<ReturnType<typeof listOpenDisputes>>[number];
