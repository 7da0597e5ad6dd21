import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';

/** Counts that must be 0, by the mistake they stand for. */
const checks = {
  'accounts that don’t sum to zero': sql`
    SELECT coalesce(sum(kobo), 0) AS wrong FROM money_figures`,
  'figures that differ from the postings': sql`
    SELECT count(*) AS wrong FROM (
      SELECT organizer_id, coalesce(event_id, 0), coalesce(ticket_type_id, 0), day, account, kind,
        sum(sign * amount_kobo) AS kobo
      FROM ledger_entries, LATERAL (VALUES (credit, 1), (debit, -1)) AS side (account, sign)
      GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(sign * amount_kobo) <> 0
      EXCEPT SELECT organizer_id, event_id, ticket_type_id, day, account, kind, sum(kobo)
      FROM money_figures GROUP BY 1, 2, 3, 4, 5, 6) different`,
  'payments that are not posted as received': sql`
    SELECT count(*) AS wrong FROM payments p WHERE status NOT IN ('PENDING', 'FAILED')
      AND coalesce(received_kobo, amount_kobo) IS DISTINCT FROM (
        SELECT sum(amount_kobo)::bigint FROM ledger_entries
        WHERE kind = 'PAYMENT' AND subject_id = p.id)`,
  'postings of unpaid payments': sql`
    SELECT count(*) AS wrong FROM ledger_entries JOIN payments ON payments.id = payment_id
    WHERE status IN ('PENDING', 'FAILED')`,
  'money that is on its way to payers, without a refund': sql`
    SELECT coalesce((SELECT sum(kobo) FROM money_figures WHERE account = 'PAYERS'), 0)
      - coalesce((SELECT sum(amount_kobo) FROM refunds WHERE status <> 'DONE'), 0) AS wrong`,
  'money at the provider that was not received, or is refunded': sql`
    SELECT coalesce((SELECT sum(kobo) FROM money_figures WHERE account = 'PROVIDER'), 0)
      + coalesce((SELECT sum(coalesce(received_kobo, amount_kobo)) FROM payments
        WHERE status NOT IN ('PENDING', 'FAILED')), 0)
      - coalesce((SELECT sum(amount_kobo) FROM refunds WHERE status = 'DONE'), 0) AS wrong`,
  'money that is held without an open dispute, or not held': sql`
    SELECT count(*) AS wrong FROM disputes d WHERE (
      SELECT coalesce(sum(CASE kind WHEN 'DISPUTE_HOLD' THEN amount_kobo ELSE -amount_kobo END), 0)
      FROM ledger_entries WHERE kind IN ('DISPUTE_HOLD', 'DISPUTE_RELEASE') AND subject_id = d.id
    ) > 0 AND status <> 'OPEN'`,
  'fees that the provider has told and that are posted otherwise': sql`
    SELECT count(*) AS wrong FROM payments p WHERE fee_kobo IS NOT NULL AND fee_kobo <> (
      SELECT coalesce(sum(CASE credit WHEN 'PROVIDER_FEES' THEN amount_kobo ELSE -amount_kobo END), 0)
      FROM ledger_entries WHERE payment_id = p.id AND kind IN ('PROVIDER_FEE', 'FEE_CORRECTION'))`,
  'payouts that are on their way or paid, and posted otherwise': sql`
    SELECT count(*) AS wrong FROM (
      SELECT coalesce((SELECT sum(kobo) FROM money_figures WHERE account = 'ON_ITS_WAY'), 0)
        - coalesce((SELECT sum(amount_kobo - fee_kobo) FROM payouts
          WHERE state IN ('APPROVAL', 'REQUESTED', 'SENDING', 'OTP')), 0) AS difference
      UNION ALL
      SELECT coalesce((SELECT sum(kobo) FROM money_figures WHERE account = 'PAID_OUT'), 0)
        - coalesce((SELECT sum(amount_kobo - fee_kobo) FROM payouts WHERE state = 'PAID'), 0)
      UNION ALL
      SELECT sum(amount_kobo) - (SELECT sum(amount_kobo) FROM payout_parts WHERE payout_id = payouts.id)
        + sum(fee_kobo) - (SELECT sum(fee_kobo) FROM payout_parts WHERE payout_id = payouts.id)
      FROM payouts GROUP BY payouts.id
    ) compared WHERE difference <> 0`,
  'payouts whose postings don’t say where their money is': sql`
    SELECT count(*) AS wrong FROM payouts p, LATERAL (
      SELECT coalesce(sum(CASE 'ON_ITS_WAY' WHEN credit THEN amount_kobo WHEN debit THEN -amount_kobo END), 0) AS moving,
        coalesce(sum(CASE 'PAID_OUT' WHEN credit THEN amount_kobo WHEN debit THEN -amount_kobo END), 0) AS arrived,
        coalesce(sum(CASE 'ORGANIZER' WHEN credit THEN amount_kobo WHEN debit THEN -amount_kobo END), 0) AS kept
      FROM ledger_entries WHERE subject_id = p.id
        AND kind IN ('PAYOUT', 'TRANSFER_FEE', 'PAYOUT_PAID', 'PAYOUT_BACK', 'TRANSFER_FEE_BACK')) posted
    WHERE moving <> CASE WHEN state IN ('APPROVAL', 'REQUESTED', 'SENDING', 'OTP') THEN amount_kobo - fee_kobo ELSE 0 END
      OR arrived <> CASE state WHEN 'PAID' THEN amount_kobo - fee_kobo ELSE 0 END
      OR kept <> CASE WHEN state IN ('FAILED', 'REVERSED') THEN 0 ELSE -amount_kobo END`,
  'fees of the platform of orders that were refunded whole': sql`
    SELECT count(*) AS wrong FROM orders o WHERE (
      SELECT coalesce(sum(CASE credit WHEN 'PLATFORM_FEES' THEN e.amount_kobo ELSE -e.amount_kobo END), 0)
      FROM ledger_entries e JOIN payments p ON p.id = e.payment_id
      WHERE p.order_id = o.id AND kind IN ('PLATFORM_FEE', 'PLATFORM_FEE_BACK')
    ) NOT BETWEEN 0 AND platform_fee_kobo`,
};

/** Mistakes in the books, one per line; empty if they are right. */
export async function findMistakes(db: Kysely<Database>): Promise<string[]> {
  const mistakes: string[] = [];
  for (const [what, query] of Object.entries(checks)) {
    const { rows } = await sql<{ wrong: number }>`${query}`.execute(db);
    const wrong = Number(rows[0]?.wrong ?? 0);
    if (wrong !== 0) mistakes.push(`${what}: ${wrong}`);
  }
  return mistakes;
}
