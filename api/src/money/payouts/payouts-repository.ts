import { sql, type Selectable, type Transaction, type Updateable } from 'kysely';
import {
  UNDER_WAY,
  type PayoutsTable,
  type PayoutState,
} from '../../platform/database/payoutTables';
import type { Database, Queryable } from '../../platform/database/schema';
import { teamLead } from '../../platform/teams/team-lead-repository';
import { hasNoJob } from '../../platform/jobs/job-queue-repository';
import type { Subject } from '../../platform/jobs/tasks';

type Trx = Transaction<Database>;
export type PayoutRow = Selectable<PayoutsTable>;

const OPEN: PayoutState[] = ['APPROVAL', ...UNDER_WAY];

/** A payout's share from one event's balance; event 0 stands for money without an event. */
export interface PayoutPart {
  event_id: number;
  amount_kobo: number;
  fee_kobo: number;
}

export async function insertPayout(
  trx: Trx,
  payout: {
    organizer_id: number;
    account_id: number;
    state: 'APPROVAL' | 'REQUESTED';
    amount_kobo: number;
    fee_kobo: number;
    reference: string;
    requested_by: number | null;
    requested_at: Date;
  },
  parts: PayoutPart[],
): Promise<PayoutRow> {
  const row = await trx
    .insertInto('payouts')
    .values({
      ...payout,
      next_attempt_at: payout.state === 'APPROVAL' ? null : payout.requested_at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('payout_parts')
    .values(parts.map((part) => ({ ...part, payout_id: row.id })))
    .execute();
  return row;
}

export async function hasOpenPayout(db: Queryable, organizerId: number): Promise<boolean> {
  const open = await db
    .selectFrom('payouts')
    .select('id')
    .where('organizer_id', '=', organizerId)
    .where('state', 'in', OPEN)
    .executeTakeFirst();
  return open !== undefined;
}

/** Whether a refund of any of an organizer's sales is under way. */
export async function hasRunningRefund(db: Queryable, organizerId: number): Promise<boolean> {
  const running = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('events', 'events.id', 'orders.event_id')
    .select('refunds.id')
    .where('refunds.status', 'in', ['QUEUED', 'REQUESTED'])
    .where('events.organizer_id', '=', organizerId)
    .limit(1)
    .executeTakeFirst();
  return running !== undefined;
}

/** Whether an organizer can be paid at all; a missing account counts as erased. */
export async function accountState(db: Queryable, userId: number): Promise<AccountState> {
  const user = await db
    .selectFrom('users')
    .select(['erased_at', 'suspended_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user?.erased_at !== null) return 'erased';
  return user.suspended_at ? 'suspended' : 'open';
}

type AccountState = 'open' | 'suspended' | 'erased';

/** Payouts with their accounts, newest first, starting below the payout `before`. */
export function listPayouts(
  db: Queryable,
  which: { organizerId: number } | { id: number },
  { before, limit }: { before: number | null; limit: number },
) {
  return db
    .selectFrom('payouts')
    .innerJoin('payout_accounts', 'payout_accounts.id', 'payouts.account_id')
    .selectAll('payouts')
    .select(['bank_name', 'account_ending'])
    .$if('id' in which, (query) => query.where('payouts.id', '=', 'id' in which ? which.id : 0))
    .$if('organizerId' in which, (query) =>
      query.where('payouts.organizer_id', '=', 'organizerId' in which ? which.organizerId : 0),
    )
    .$if(before !== null, (query) => query.where('payouts.id', '<', before ?? 0))
    .orderBy('payouts.id', 'desc')
    .limit(limit)
    .execute();
}

export type ListedPayout = Awaited<ReturnType<typeof listPayouts>>[number];

/**
 * Whether automatic payouts are paused until the organizer asks: an administrator refused their newest payout, or it was sent
 * to the account in use and came back. Otherwise the same would happen every hour.
 */
const stopsAutomatic = sql<boolean>`coalesce((
  SELECT decision IS NOT DISTINCT FROM 'REFUSED' OR (
    state IN ('FAILED', 'REVERSED') AND sending_at IS NOT NULL AND account_id = payout_accounts.id)
  FROM payouts WHERE organizer_id = user_id ORDER BY payouts.id DESC LIMIT 1), false)`;

/** Whether an organizer's automatic payouts are paused until they request one, or replace the account that the bank refused. */
export async function waitsForRequest(db: Queryable, organizerId: number): Promise<boolean> {
  const account = await db
    .selectFrom('payout_accounts')
    .select(stopsAutomatic.as('waits'))
    .where('user_id', '=', organizerId)
    .where('state', '=', 'CONFIRMED')
    .executeTakeFirst();
  return account?.waits ?? false;
}

/** Organizers due an automatic payout: a confirmed account, no payout under way, not paused. */
export async function organizersToPay(db: Queryable): Promise<number[]> {
  const rows = await db
    .selectFrom('payout_accounts')
    .select('user_id')
    .where('state', '=', 'CONFIRMED')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payouts')
            .select('payouts.id')
            .whereRef('organizer_id', '=', 'user_id')
            .where('payouts.state', 'in', OPEN),
        ),
      ),
    )
    .where(sql<boolean>`NOT ${stopsAutomatic}`)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id: id }) => id);
}

export function duePayouts(db: Queryable, now: Date, limit: number): Promise<Subject[]> {
  return db
    .selectFrom('payouts')
    .select('id')
    .where('next_attempt_at', '<=', now)
    .where('state', 'in', UNDER_WAY)
    .where(hasNoJob('move_payout', 'payouts.id'))
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
}

export function findPayout(db: Queryable, reference: string): Promise<PayoutRow | undefined> {
  return db.selectFrom('payouts').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/** Leases a due payout; nobody else moves it before the lease ends. `attempts` counts leases. */
export async function leasePayout(
  db: Queryable,
  id: number,
  now: Date,
): Promise<(PayoutRow & { recipient_code: string }) | undefined> {
  const { rows } = await sql<PayoutRow & { recipient_code: string }>`
    UPDATE payouts SET attempts = attempts + 1, next_attempt_at = ${now}::timestamptz
      + least(interval '1 minute' * power(2, least(attempts, 10)), interval '1 hour')
    FROM payout_accounts
    WHERE payout_accounts.id = account_id AND payouts.id = (
      SELECT id FROM payouts WHERE id = ${id} AND next_attempt_at <= ${now}
        AND state IN ('REQUESTED', 'SENDING', 'OTP') FOR UPDATE SKIP LOCKED)
    RETURNING payouts.*, recipient_code`.execute(db);
  return rows[0];
}

/** Changes a payout that is still in one of these states; false if it has moved on. */
export async function updatePayout(
  db: Queryable,
  { id, attempts }: { id: number; attempts?: number },
  from: readonly PayoutState[],
  changes: Updateable<PayoutsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payouts')
    .set(changes)
    .where('id', '=', id)
    .where('state', 'in', from)
    .$if(attempts !== undefined, (query) => query.where('attempts', '=', attempts ?? 0))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** From now on it may have been sent; false if it has moved on. */
export const markSending = (trx: Trx, payout: { id: number; attempts: number }, at: Date) =>
  updatePayout(trx, payout, ['REQUESTED'], {
    state: 'SENDING',
    sending_at: at,
    short_kobo: null,
    last_error: null,
  });

/** Whether a payout includes money of an event since cancelled, suspended or disputed, or its organizer is suspended. */
export async function hasHeldPart(db: Queryable, payoutId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM payouts JOIN users ON users.id = organizer_id
    WHERE payouts.id = ${payoutId} AND users.suspended_at IS NOT NULL
    UNION ALL
    SELECT FROM payout_parts JOIN events ON events.id = event_id
    WHERE payout_id = ${payoutId} AND (events.status = 'CANCELLED' OR events.suspended_at IS NOT NULL OR EXISTS (
      SELECT FROM disputes JOIN payments ON payments.id = payment_id
      JOIN orders ON orders.id = order_id
      WHERE disputes.status = 'OPEN' AND orders.event_id = events.id)) LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Whom to tell about a payout, and where it goes. */
export function payee(db: Queryable, payoutId: number) {
  return db
    .selectFrom('payouts')
    .innerJoin('users', (join) => join.on('users.id', '=', teamLead('payouts.organizer_id')))
    .innerJoin('payout_accounts', 'payout_accounts.id', 'payouts.account_id')
    .select(['email', 'users.first_name', 'bank_name', 'account_ending', 'amount_kobo', 'fee_kobo'])
    .where('payouts.id', '=', payoutId)
    .where('users.erased_at', 'is', null)
    .executeTakeFirst();
}
