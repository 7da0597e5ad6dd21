import { sql, type ExpressionBuilder, type Transaction } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { fullName } from '../../platform/database/fullName';
import type { Database, Queryable } from '../../platform/database/schema';
import {
  REFUND_IS_LATE,
  REFUND_IS_STUCK,
  type RefundAction,
  type RefundStatus,
} from '../../platform/database/paymentStates';

interface RefundScope {
  id?: number;
  status?: RefundStatus;
  isStuck?: boolean;
}

function refundsIn(db: Queryable, { id, status, isStuck = false }: RefundScope) {
  return db
    .selectFrom('refunds')
    .$if(id !== undefined, (query) => query.where('refunds.id', '=', id ?? 0))
    .$if(status !== undefined, (query) => query.where('refunds.status', '=', status ?? 'DONE'))
    .$if(isStuck, (query) => query.where(REFUND_IS_STUCK));
}

/** Refunds that need a person first, then those under way, then those done. */
const BY_NEED = sql`array_position(ARRAY['NEEDS_ATTENTION', 'QUEUED', 'REQUESTED'], refunds.status)`;

/** Refunds with their recipients and the actions taken; those needing a person come first. */
export function listRefunds(
  db: Queryable,
  scope: RefundScope,
  window: { limit: number; offset: number },
) {
  // Their orders and people are only looked up for the page, not for every refund before it.
  const onPage = refundsIn(db, scope)
    .select('refunds.id')
    .orderBy(BY_NEED)
    .orderBy('refunds.id')
    .limit(window.limit)
    .offset(window.offset);
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('events', 'events.id', 'orders.event_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select([
      'refunds.id',
      'refunds.status',
      'refunds.amount_kobo',
      'refunds.reason',
      'refunds.last_error',
      'refunds.attempts',
      'refunds.created_at',
      'refunds.done_at',
      'payments.reference',
      'orders.id as order_id',
      'events.id as event_id',
      'events.organizer_id',
      'events.title',
      'users.first_name',
      'users.last_name',
      'users.email',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('refund_actions')
          .innerJoin('users as people', 'people.id', 'refund_actions.actor_id')
          .select(['refund_actions.action', 'refund_actions.note', 'refund_actions.created_at'])
          .select(fullName('people').as('by'))
          .whereRef('refund_actions.refund_id', '=', 'refunds.id')
          .orderBy('refund_actions.id'),
      ).as('actions'),
    )
    .select(lastRequest)
    .where('refunds.id', 'in', onPage)
    .orderBy(BY_NEED)
    .orderBy('refunds.id')
    .execute();
}

/** The last link that asked the payer for an account. */
function lastRequest(eb: ExpressionBuilder<Database, 'refunds'>) {
  const request = eb
    .selectFrom('refund_links')
    .select(['asked_at', 'expires_at', 'ended_at', 'bank_name', 'account_ending'])
    .whereRef('refund_links.refund_id', '=', 'refunds.id')
    .orderBy('asked_at', 'desc')
    .limit(1);
  return jsonObjectFrom(request).as('asked');
}

export type RefundRow = Awaited<ReturnType<typeof listRefunds>>[number];

export async function countRefunds(db: Queryable, scope: RefundScope): Promise<number> {
  const { count } = await refundsIn(db, scope)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function lockRefund(trx: Transaction<Database>, id: number) {
  return trx
    .selectFrom('refunds')
    .select(['id', 'payment_id', 'status', 'provider_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Makes a refund due again: to be looked up if the provider already has it, otherwise requested. */
export async function requeueRefund(
  trx: Transaction<Database>,
  refund: { id: number; provider_id: number | null },
  at: Date,
): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({
      status: refund.provider_id === null ? 'QUEUED' : 'REQUESTED',
      next_attempt_at: at,
    })
    .where('id', '=', refund.id)
    .execute();
}

export async function noteAction(
  trx: Transaction<Database>,
  action: {
    refund_id: number;
    actor_id: number;
    action: RefundAction;
    note: string;
    created_at: Date;
  },
): Promise<void> {
  await trx.insertInto('refund_actions').values(action).execute();
}

/** Counts refunds that wait for a person, or that the provider hasn't accepted for a day. */
export async function countStuckRefunds(db: Queryable): Promise<number> {
  const refunds = db.selectFrom('refunds').select('id');
  const stuck = refunds
    .where('status', '=', 'NEEDS_ATTENTION')
    .unionAll(refunds.where(REFUND_IS_LATE));
  const { count } = await db
    .selectFrom(stuck.as('stuck'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
