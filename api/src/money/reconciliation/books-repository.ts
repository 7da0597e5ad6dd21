import { sql } from 'kysely';
import { UNDER_WAY, type PayoutState } from '../../platform/database/payoutTables';
import type { RefundReason, RefundStatus } from '../../platform/database/paymentStates';
import type { Queryable } from '../../platform/database/schema';

/** A payment as the ledger has it. Kobo. */
export interface BookedPayment {
  id: number;
  reference: string;
  /** Null if nothing was posted for it. */
  received: number | null;
  fee: number;
}

export async function bookedPayments(
  db: Queryable,
  references: string[],
): Promise<Map<string, BookedPayment>> {
  const { rows } = await sql<BookedPayment>`
    SELECT p.id, reference, received, coalesce(fee, 0)::bigint AS fee
    FROM payments p, LATERAL (
      SELECT sum(amount_kobo) FILTER (WHERE kind = 'PAYMENT')::bigint AS received,
        sum(CASE 'PROVIDER_FEES' WHEN credit THEN amount_kobo WHEN debit THEN -amount_kobo END)
          FILTER (WHERE kind IN ('PROVIDER_FEE', 'FEE_CORRECTION')) AS fee
      FROM ledger_entries WHERE payment_id = p.id) posted
    WHERE reference = ANY(${references})`.execute(db);
  return new Map(rows.map((row) => [row.reference, row]));
}

interface Times {
  from: Date;
  until: Date;
}

/** Payments settled within a period. */
export async function settledReferences(db: Queryable, { from, until }: Times): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    SELECT reference FROM payments
    WHERE paid_at BETWEEN ${from} AND ${until} AND status NOT IN ('PENDING', 'FAILED')`.execute(db);
  return rows.map(({ reference }) => reference);
}

/** A refund as we have it. */
export interface BookedRefund {
  id: number;
  payment_id: number;
  reference: string;
  /** The provider's id of the payment. */
  transaction_id: number | null;
  provider_id: number | null;
  amount_kobo: number;
  reason: RefundReason;
  status: RefundStatus;
  /** True if an administrator paid it another way. */
  is_by_hand: boolean;
}

export async function bookedRefunds(db: Queryable, references: string[]): Promise<BookedRefund[]> {
  const { rows } = await sql<BookedRefund>`
    SELECT r.id, r.payment_id, reference, p.provider_id AS transaction_id, r.provider_id, r.amount_kobo,
      reason, r.status, EXISTS (
        SELECT FROM refund_actions WHERE refund_id = r.id AND action = 'SETTLED') AS is_by_hand
    FROM refunds r JOIN payments p ON p.id = payment_id
    WHERE reference = ANY(${references})`.execute(db);
  return rows;
}

/** Payments with refunds made or done within a period, or still under way at the provider, however long they have been. */
export async function refundedReferences(db: Queryable, { from, until }: Times): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    SELECT DISTINCT reference FROM refunds JOIN payments ON payments.id = payment_id
    WHERE refunds.created_at BETWEEN ${from} AND ${until}
      OR done_at BETWEEN ${from} AND ${until}
      OR (refunds.status = 'REQUESTED' AND refunds.created_at <= ${until})`.execute(db);
  return rows.map(({ reference }) => reference);
}

/** A payout as the ledger has it. */
export interface BookedPayout {
  id: number;
  reference: string;
  state: PayoutState;
  /** Without the fee. */
  sent_kobo: number;
  fee_kobo: number;
  /** When it was sent, or could have been: it may have waited for an approval before. */
  under_way_since: Date;
}

export async function bookedPayouts(
  db: Queryable,
  references: string[],
): Promise<Map<string, BookedPayout>> {
  const { rows } = await sql<BookedPayout>`
    SELECT id, reference, state, amount_kobo - fee_kobo AS sent_kobo, fee_kobo,
      coalesce(sending_at, decided_at, requested_at) AS under_way_since
    FROM payouts WHERE reference = ANY(${references})`.execute(db);
  return new Map(rows.map((row) => [row.reference, row]));
}

/** Payouts requested or ended within a period, or still under way, however long ago they were requested. */
export async function payoutReferences(db: Queryable, { from, until }: Times): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    SELECT reference FROM payouts
    WHERE requested_at BETWEEN ${from} AND ${until}
      OR done_at BETWEEN ${from} AND ${until}
      OR (state = ANY(${UNDER_WAY}) AND requested_at <= ${until})`.execute(db);
  return rows.map(({ reference }) => reference);
}

/** Refunds and payouts under way, of which only the provider knows how far they are. */
interface UnderWay {
  refunds: { provider_id: number; amount_kobo: number }[];
  payouts: { reference: string; amount_kobo: number; fee_kobo: number }[];
}

/**
 * Our balance at the provider by the ledger, leaving out settled money; `refunds` and `payouts` still under way aren't deducted
 * yet. Kobo. One statement, so that all of it is from the same moment.
 */
export async function bookedAtProvider(db: Queryable): Promise<{ kobo: number } & UnderWay> {
  const { rows } = await sql<{ kobo: number } & UnderWay>`
    WITH unclear AS MATERIALIZED (
      SELECT provider_id, amount_kobo, status FROM refunds r
      WHERE provider_id IS NOT NULL AND (status IN ('REQUESTED', 'NEEDS_ATTENTION') OR EXISTS (
        SELECT FROM refund_actions WHERE refund_id = r.id AND action = 'SETTLED'))
    ), moving AS MATERIALIZED (
      SELECT reference, amount_kobo, fee_kobo FROM payouts
      WHERE state IN ('APPROVAL', 'REQUESTED', 'SENDING', 'OTP')
    )
    SELECT (
        -coalesce((SELECT sum(kobo) FROM (
          SELECT account, kobo FROM money_totals
          UNION ALL SELECT account, kobo FROM money_figures WHERE NOT is_folded
        ) sums WHERE account IN ('PROVIDER', 'PROVIDER_FEES', 'PAID_OUT')), 0)
        + coalesce((SELECT sum(amount_kobo) FROM unclear WHERE status = 'DONE'), 0)
        + coalesce((SELECT sum(amount_kobo) FROM refunds r WHERE provider_id IS NULL AND status = 'DONE'
          AND EXISTS (SELECT FROM refund_actions WHERE refund_id = r.id AND action = 'SETTLED')), 0)
        + coalesce((SELECT sum(fee_kobo) FROM moving), 0)
        - coalesce((SELECT sum(total_kobo) FROM provider_settlements WHERE status <> 'failed'), 0)
      )::bigint AS kobo,
      coalesce((SELECT jsonb_agg(unclear) FROM unclear), '[]') AS refunds,
      coalesce((SELECT jsonb_agg(moving) FROM moving), '[]') AS payouts`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('unreachable');
  return row;
}
