import { sql } from 'kysely';
import { fullName } from '../../platform/database/fullName';
import type { Queryable } from '../../platform/database/schema';

/** A payout with the facts that decide whether it can be approved or refused. */
export function findDecidable(db: Queryable, id: number) {
  return db
    .selectFrom('payouts')
    .innerJoin('payout_accounts', 'payout_accounts.id', 'payouts.account_id')
    .leftJoin('users', 'users.id', 'payouts.decided_by')
    .select([
      'payouts.state',
      'payouts.organizer_id',
      'payouts.requested_by',
      'payout_accounts.asked_by',
      'payouts.decision',
      'payouts.decided_by',
      'payouts.sending_at',
      'payouts.last_error',
      'recipient_code',
      fullName<string | null>('users').as('decider'),
    ])
    .where('payouts.id', '=', id)
    .executeTakeFirst();
}

export type DecidablePayout = NonNullable<Awaited<ReturnType<typeof findDecidable>>>;

/** The sum an organizer has taken since a moment without anybody's approval, except payouts that came back. Kobo. */
export async function takenUnseen(
  db: Queryable,
  organizerId: number,
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ kobo: number }>`
    SELECT coalesce(sum(amount_kobo), 0)::bigint AS kobo FROM payouts
    WHERE organizer_id = ${organizerId} AND requested_at > ${since}
      AND decision IS NULL AND state NOT IN ('FAILED', 'REVERSED')`.execute(db);
  return rows[0]?.kobo ?? 0;
}

export async function countToApprove(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('payouts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'APPROVAL')
    .executeTakeFirstOrThrow();
  return count;
}
