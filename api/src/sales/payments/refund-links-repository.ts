import { sql, type Transaction } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';
import { updateLeased, type LeasedRefund } from './refund-leases-repository';

type Trx = Transaction<Database>;

/** Whether a link is waiting for its payer's account; needs `refunds` joined with `refund_links`. */
export const WAITS_FOR_ACCOUNT = sql<boolean>`(
  refund_links.ended_at IS NULL AND refunds.status = 'NEEDS_ATTENTION')`;

/** A link with its refund. */
export function findRefundLink(db: Queryable, link: Buffer) {
  return db
    .selectFrom('refund_links')
    .innerJoin('refunds', 'refunds.id', 'refund_links.refund_id')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('events', 'events.id', 'orders.event_id')
    .select([
      'refund_links.link',
      'refund_links.refund_id',
      'refund_links.expires_at',
      'refund_links.ended_at',
      'refund_links.bank_name',
      'refund_links.account_ending',
      'refunds.status',
      'refunds.amount_kobo',
      'refunds.provider_id',
      'payments.reference',
      'events.title',
      'events.timezone',
    ])
    .where('link', '=', link)
    .executeTakeFirst();
}

export type RefundLinkRow = NonNullable<Awaited<ReturnType<typeof findRefundLink>>>;

/** A refund's newest link. */
export function lastRefundLink(db: Queryable, refundId: number) {
  return db
    .selectFrom('refund_links')
    .select(['expires_at', 'ended_at', 'bank_name', 'account_ending'])
    .where('refund_id', '=', refundId)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertRefundLink(
  trx: Trx,
  link: { link: Buffer; refund_id: number; asked_at: Date; expires_at: Date },
): Promise<void> {
  await trx
    .insertInto('refund_links')
    .values({ ...link, ended_at: null, bank_name: null, account_ending: null, checks_since: null })
    .execute();
}

export async function endRefundLinks(trx: Queryable, refundId: number, at: Date): Promise<void> {
  await trx
    .updateTable('refund_links')
    .set({ ended_at: at })
    .where('refund_id', '=', refundId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Locks a link; false if it was used or replaced, or has expired. */
export async function lockOpenLink(trx: Trx, link: Buffer, now: Date): Promise<boolean> {
  const open = await trx
    .selectFrom('refund_links')
    .select('link')
    .where('link', '=', link)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return open !== undefined;
}

/** Uses up a locked link. */
export async function answerRefundLink(
  trx: Trx,
  link: Buffer,
  answer: { bank_name: string; account_ending: string; ended_at: Date },
): Promise<void> {
  await trx.updateTable('refund_links').set(answer).where('link', '=', link).execute();
}

/** Withdraws an answer that the provider refused, so that the payer can give another; no effect if the refund has moved on. */
export async function reopenRefundLink(
  trx: Trx,
  link: Buffer,
  refund: LeasedRefund,
): Promise<void> {
  if (!(await updateLeased(trx, refund, { status: 'NEEDS_ATTENTION' }))) return;
  await trx
    .updateTable('refund_links')
    .set({ ended_at: null, bank_name: null, account_ending: null })
    .where('link', '=', link)
    .execute();
}

/**
 * Counts a look-up of an account holder's name through this link.
 *
 * @returns null if it is within the limit, else when the next one is allowed.
 */
export async function countNameCheck(
  db: Queryable,
  link: Buffer,
  { max, perMs, now }: { max: number; perMs: number; now: Date },
): Promise<Date | null> {
  const from = new Date(now.getTime() - perMs);
  const { rows } = await sql<{ name_checks: number; checks_since: Date }>`
    UPDATE refund_links SET
      name_checks = CASE WHEN checks_since > ${from} THEN name_checks + 1 ELSE 1 END,
      checks_since = CASE WHEN checks_since > ${from} THEN checks_since ELSE ${now} END
    WHERE link = ${link}
    RETURNING name_checks, checks_since`.execute(db);
  const [counted] = rows;
  if (!counted || counted.name_checks <= max) return null;
  return new Date(counted.checks_since.getTime() + perMs);
}

/** Leases a refund to a caller who is about to send an account for it; undefined if it has moved on. */
export async function claimRefund(
  trx: Trx,
  { refund_id: id, provider_id: providerId }: RefundLinkRow,
  until: Date,
): Promise<LeasedRefund | undefined> {
  // `attempts` counts leases, so a worker that has just looked the refund up can't overwrite this.
  const { rows } = await sql<LeasedRefund>`
    UPDATE refunds r SET status = 'REQUESTED', attempts = r.attempts + 1, next_attempt_at = ${until}
    FROM payments p
    WHERE p.id = r.payment_id AND r.id = ${id} AND r.provider_id = ${providerId}
      AND r.status IN ('NEEDS_ATTENTION', 'REQUESTED')
    RETURNING r.id, r.payment_id, r.amount_kobo, r.status, r.provider_id, r.attempts,
      p.provider_id AS transaction_id, p.reference`.execute(trx);
  return rows[0];
}
