import { sql } from 'kysely';
import { fullNameOf } from '../../platform/database/fullName';
import type { LedgerKind } from '../../platform/database/moneyTables';
import type { Queryable } from '../../platform/database/schema';
import type { SummedPostings } from './statement-lines';

/** From a month's first moment to the next one's. */
export interface Period {
  from: Date;
  until: Date;
}

/** A posting's effect on an organizer's balance, in kobo. */
const gives = sql`CASE credit WHEN 'ORGANIZER' THEN 1 ELSE -1 END * ledger_entries.amount_kobo`;
const touchesBalance = sql`'ORGANIZER' IN (debit, credit)`;

export async function nameOf(db: Queryable, userId: number): Promise<string> {
  const organizer = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return fullNameOf(organizer);
}

/** Sums of an organizer's postings before and within a month; one statement, so that all are from the same moment. */
export async function sumPostings(
  db: Queryable,
  organizerId: number,
  { from, until }: Period,
): Promise<SummedPostings[]> {
  const { rows } = await sql<SummedPostings>`
    SELECT sums.event_id, title, kind, is_before, kobo FROM (
      SELECT event_id, kind, posted_at < ${from}::timestamptz AS is_before, sum(${gives})::bigint AS kobo
      FROM ledger_entries
      WHERE organizer_id = ${organizerId} AND posted_at < ${until}::timestamptz AND ${touchesBalance}
      GROUP BY 1, 2, 3
    ) sums LEFT JOIN events ON events.id = sums.event_id
    ORDER BY start_date NULLS LAST, sums.event_id NULLS LAST`.execute(db);
  return rows;
}

/** An organizer's balance before a moment, and the newest posting there is. */
export async function balanceBefore(
  db: Queryable,
  organizerId: number,
  moment: Date,
): Promise<{ kobo: number; newest: number }> {
  const { rows } = await sql<{ kobo: number; newest: number }>`
    SELECT coalesce(sum(${gives}) FILTER (WHERE posted_at < ${moment}::timestamptz), 0)::bigint AS kobo,
      coalesce(max(id), 0) AS newest
    FROM ledger_entries WHERE organizer_id = ${organizerId} AND ${touchesBalance}`.execute(db);
  return rows[0] ?? { kobo: 0, newest: 0 };
}

export interface StatementPosting {
  id: number;
  kind: LedgerKind;
  kobo: number;
  event_id: number | null;
  title: string | null;
  reference: string | null;
  note: string | null;
  posted_at: Date;
}

/** A month's postings to an organizer's balance in the order of the books, after one posting and up to another. */
export async function listMonth(
  db: Queryable,
  organizerId: number,
  { from, until }: Period,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<StatementPosting[]> {
  const { rows } = await sql<StatementPosting>`
    SELECT ledger_entries.id, ledger_entries.kind, ${gives} AS kobo, ledger_entries.event_id, title,
      coalesce(payments.reference, payouts.reference) AS reference, note, posted_at
    FROM ledger_entries
    LEFT JOIN events ON events.id = ledger_entries.event_id
    LEFT JOIN payments ON payments.id = payment_id
    LEFT JOIN payouts ON payouts.id = subject_id
      AND ledger_entries.kind IN ('PAYOUT', 'PAYOUT_BACK', 'TRANSFER_FEE', 'TRANSFER_FEE_BACK')
    WHERE ledger_entries.organizer_id = ${organizerId} AND ${touchesBalance}
      AND posted_at >= ${from}::timestamptz AND posted_at < ${until}::timestamptz
      AND ledger_entries.id > ${after} AND ledger_entries.id <= ${upTo}
    ORDER BY ledger_entries.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** A part of a payout as the ledger has it. Kobo. */
export interface PostedPart {
  event_id: number | null;
  title: string | null;
  /** Without the transfer's fee. */
  sent: number;
  fee: number;
  /** How much of both came back. */
  returned: number;
}

export async function partsOfPayout(db: Queryable, payoutId: number): Promise<PostedPart[]> {
  const { rows } = await sql<PostedPart>`
    SELECT sums.event_id, title, sent, fee, returned FROM (
      SELECT event_id, coalesce(sum(amount_kobo) FILTER (WHERE kind = 'PAYOUT'), 0)::bigint AS sent,
        coalesce(sum(amount_kobo) FILTER (WHERE kind = 'TRANSFER_FEE'), 0)::bigint AS fee,
        coalesce(sum(amount_kobo) FILTER (
          WHERE kind IN ('PAYOUT_BACK', 'TRANSFER_FEE_BACK')), 0)::bigint AS returned
      FROM ledger_entries WHERE subject_id = ${payoutId}
        AND kind IN ('PAYOUT', 'TRANSFER_FEE', 'PAYOUT_BACK', 'TRANSFER_FEE_BACK')
      GROUP BY event_id
    ) sums LEFT JOIN events ON events.id = sums.event_id
    ORDER BY end_date NULLS LAST, sums.event_id NULLS LAST`.execute(db);
  return rows;
}
