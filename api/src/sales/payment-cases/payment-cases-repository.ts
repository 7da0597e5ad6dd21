import { sql, type Insertable, type Transaction } from 'kysely';
import { fullName } from '../../platform/database/fullName';
import type { Database, Queryable } from '../../platform/database/schema';
import type { PaymentCaseKind, PaymentCaseState } from '../../platform/database/paymentStates';

interface CaseScope {
  id?: number;
  state?: PaymentCaseState;
  kind?: PaymentCaseKind;
}

function casesIn(db: Queryable, { id, state, kind }: CaseScope) {
  return db
    .selectFrom('payment_cases')
    .$if(id !== undefined, (query) => query.where('payment_cases.id', '=', id ?? 0))
    .$if(kind !== undefined, (query) =>
      query.where('payment_cases.kind', '=', kind as PaymentCaseKind),
    )
    .$if(state === 'OPEN', (query) => query.where('closed_at', 'is', null))
    .$if(state === 'CLOSED', (query) => query.where('closed_at', 'is not', null));
}

/** Cases with their orders: open ones first, oldest first; if only closed ones are asked for, the last closed first. */
export function listCases(
  db: Queryable,
  scope: CaseScope,
  window: { limit: number; offset: number },
) {
  // Backwards in the index of the other order.
  const isClosed = scope.state === 'CLOSED';
  const direction = isClosed ? 'desc' : 'asc';
  const byEnd = isClosed ? sql`closed_at DESC NULLS LAST` : sql`closed_at ASC NULLS FIRST`;
  // Their payments and people are only looked up for the page, not for every case before it.
  const onPage = casesIn(db, scope)
    .select('payment_cases.id')
    .orderBy(byEnd)
    .orderBy('payment_cases.id', direction)
    .limit(window.limit)
    .offset(window.offset);
  return db
    .selectFrom('payment_cases')
    .where('payment_cases.id', 'in', onPage)
    .leftJoin('payments', 'payments.id', 'payment_cases.payment_id')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('events', 'events.id', 'orders.event_id')
    .leftJoin('users as buyer', 'buyer.id', 'orders.user_id')
    .leftJoin('users as closer', 'closer.id', 'payment_cases.closed_by')
    .select([
      'payment_cases.id',
      'payment_cases.kind',
      'payment_cases.subject',
      'payment_cases.detail',
      'payment_cases.opened_at',
      'payment_cases.closed_at',
      'payment_cases.note',
      'payments.reference',
      'payments.order_id',
      'events.id as event_id',
      'events.title',
      'buyer.first_name',
      'buyer.last_name',
      'buyer.email',
      fullName<string | null>('closer').as('closer'),
    ])
    .orderBy(byEnd)
    .orderBy('payment_cases.id', direction)
    .execute();
}

export type CaseRow = Awaited<ReturnType<typeof listCases>>[number];

export async function countCases(db: Queryable, scope: CaseScope): Promise<number> {
  const { count } = await casesIn(db, scope)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function lockCase(trx: Transaction<Database>, id: number) {
  return trx
    .selectFrom('payment_cases')
    .select(['id', 'closed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function markClosed(
  trx: Transaction<Database>,
  id: number,
  closing: { closed_at: Date; closed_by: number; note: string },
): Promise<void> {
  await trx.updateTable('payment_cases').set(closing).where('id', '=', id).execute();
}

/** How many cases are open, by kind. */
export function countOpenCases(db: Queryable) {
  return db
    .selectFrom('payment_cases')
    .select('kind')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('closed_at', 'is', null)
    .groupBy('kind')
    .execute();
}

export type NewCase = Omit<
  Insertable<Database['payment_cases']>,
  'closed_at' | 'closed_by' | 'note'
>;

/**
 * Adds a case, or updates the text of the one that its subject has. A closed one opens again if it had resolved itself, or if
 * something else is the matter now; what a person noted stays with it. Undefined if nothing has changed.
 */
export function saveCase(db: Queryable, newCase: NewCase) {
  const hasResolvedItself = sql<boolean>`payment_cases.closed_at IS NOT NULL AND payment_cases.closed_by IS NULL`;
  return db
    .insertInto('payment_cases')
    .values(newCase)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .doUpdateSet({
          detail: newCase.detail,
          opened_at: sql`CASE WHEN payment_cases.closed_at IS NULL THEN payment_cases.opened_at
            ELSE excluded.opened_at END`,
          closed_at: null,
          closed_by: null,
          note: sql`CASE WHEN ${hasResolvedItself} THEN NULL ELSE payment_cases.note END`,
        })
        .where(sql<boolean>`${hasResolvedItself} OR payment_cases.detail <> excluded.detail`),
    )
    .returning(['id', 'opened_at'])
    .executeTakeFirst();
}

/** Closes a case that no longer needs a person. */
export async function closeCase(
  db: Queryable,
  {
    kind,
    subject,
    note = 'Settled by itself.',
  }: { kind: PaymentCaseKind; subject: string; note?: string },
  at: Date,
): Promise<void> {
  await db
    .updateTable('payment_cases')
    .set({ closed_at: at, note })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('closed_at', 'is', null)
    .execute();
}

export async function openSubjects(db: Queryable, kind: PaymentCaseKind): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_cases')
    .select('subject')
    .where('kind', '=', kind)
    .where('closed_at', 'is', null)
    .execute();
  return rows.map(({ subject }) => subject);
}
