import { sql } from 'kysely';
import type { ProviderRefund } from './paystack-client';
import { ProviderError } from './provider-error';
import { endRefund } from './refund-endings';
import type { SettlementParts } from './settlement';

interface DueRefund {
  id: number;
  payment_id: number;
  amount_kobo: number;
  status: 'QUEUED' | 'REQUESTED';
  provider_id: number | null;
  attempts: number;
  transaction_id: number;
  reference: string;
}

/** From so many calls on, a refund that fails at the bank is for a person. */
const MAX_ATTEMPTS = 6;
const FAILED = 'The bank did not take the money.';
/** The provider's words for a refund that does not go on by itself. */
const PROBLEMS: Record<string, string> = {
  failed: FAILED,
  'needs-attention': 'The provider cannot reach the payer’s account: it needs their bank details.',
};

/** Takes refunds from "queued" to "done" at the provider, however often that is tried. */
export class RefundsWorker {
  constructor(private readonly parts: SettlementParts) {}

  /** Moves every refund on that is due; one that fails is due again later. */
  async work(): Promise<void> {
    for (const refund of await this.lease()) {
      await this.move(refund).catch((error: unknown) => this.noteFailure(refund, error));
    }
  }

  /** The provider says that something has happened to a payment's refunds: they are looked up now. */
  async lookUp(reference: string): Promise<void> {
    const { db, now } = this.parts;
    await db
      .updateTable('refunds')
      .set({ next_attempt_at: now(), status: 'REQUESTED' })
      .where('provider_id', 'is not', null)
      .where('status', 'in', ['REQUESTED', 'NEEDS_ATTENTION'])
      .where('payment_id', 'in', (query) =>
        query.selectFrom('payments').select('id').where('reference', '=', reference),
      )
      .execute();
    await this.work();
  }

  /** Sets the next try before this one: that is the lease, and a killed process's refund comes back. */
  private async lease(): Promise<DueRefund[]> {
    const { db, now } = this.parts;
    const { rows } = await sql<DueRefund>`
      UPDATE refunds r SET attempts = r.attempts + 1,
        next_attempt_at = ${now()}::timestamptz
          + least(interval '1 minute' * power(2, least(r.attempts, 10)), interval '1 hour')
      FROM payments p
      WHERE p.id = r.payment_id AND r.id IN (
        SELECT id FROM refunds WHERE next_attempt_at <= ${now()} AND status IN ('QUEUED', 'REQUESTED')
        ORDER BY next_attempt_at LIMIT 20 FOR UPDATE SKIP LOCKED)
      RETURNING r.id, r.payment_id, r.amount_kobo, r.status, r.provider_id, r.attempts,
        p.provider_id AS transaction_id, p.reference`.execute(db);
    return rows;
  }

  private async move(refund: DueRefund): Promise<void> {
    const { client } = this.parts;
    if (refund.status === 'REQUESTED' && refund.provider_id !== null) {
      return this.note(refund, await client.findRefund(refund.provider_id));
    }
    const merchant_note = `refund-${refund.id}`;
    // A try before this one may have reached the provider without its answer reaching us: never send money back twice.
    const earlier =
      refund.attempts > 1
        ? (await client.listRefunds(refund.transaction_id)).find(
            (known) => known.merchant_note === merchant_note && known.status !== 'failed',
          )
        : undefined;
    const { transaction_id: transaction, amount_kobo: amount } = refund;
    return this.note(
      refund,
      earlier ?? (await client.refund({ transaction, amount, merchant_note })),
    );
  }

  private async note(refund: DueRefund, state: ProviderRefund): Promise<void> {
    const { db, now, log } = this.parts;
    const { id, reference } = refund;
    if (state.status === 'failed' && refund.attempts < MAX_ATTEMPTS) {
      log.error({ refund: id, reference }, 'a refund failed at the bank, and is asked for anew');
      const anew = { status: 'QUEUED', provider_id: null, last_error: FAILED } as const;
      await db.updateTable('refunds').set(anew).where('id', '=', id).execute();
      return;
    }
    if (state.status === 'processed') {
      await db
        .transaction()
        .execute((trx) => endRefund(trx, { ...refund, provider_id: state.id }, now()));
      return;
    }
    const problem = PROBLEMS[state.status] ?? null;
    if (problem) log.error({ refund: id, reference, problem }, 'a refund needs attention');
    await db
      .updateTable('refunds')
      .set({
        status: problem ? 'NEEDS_ATTENTION' : 'REQUESTED',
        // A failed one is over at the provider: trying again means asking for another.
        provider_id: state.status === 'failed' ? null : state.id,
        last_error: problem,
      })
      .where('id', '=', id)
      .where('status', '<>', 'DONE')
      .execute();
  }

  private async noteFailure(refund: DueRefund, error: unknown): Promise<void> {
    const { db, log } = this.parts;
    const { id, reference } = refund;
    log.error({ err: error, refund: id, reference }, 'a refund did not move');
    const isRefused = error instanceof ProviderError && error.status === 400;
    await db
      .updateTable('refunds')
      .set({
        // What the provider refuses once it refuses again: that is for a person.
        status: isRefused ? 'NEEDS_ATTENTION' : refund.status,
        last_error: error instanceof Error ? error.message : String(error),
      })
      .where('id', '=', id)
      .where('status', '<>', 'DONE')
      .execute();
  }
}
