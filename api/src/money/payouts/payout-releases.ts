import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { ConflictError, notFound } from '../../platform/http/errors';
import { askProvider } from '../../platform/provider/ask-provider';
import type { PaystackClient } from '../../platform/provider/paystack-client';
import { ProviderError } from '../../platform/provider/provider-error';
import type { Actor } from '../../platform/security/tokens';
import { recordRelease } from './payout-record';
import { requireReleasable } from './payout-refusals';
import * as repository from './payouts-repository';
import { endingOf } from './transfer-endings';

interface ReleaseParts {
  db: Kysely<Database>;
  client: PaystackClient;
  now: Clock;
  log: FastifyBaseLogger;
  payoutDelayMs: number;
  /** Looks a transfer up at the provider. */
  lookUp: (reference: string) => Promise<void>;
}

/** Codes that administrators enter for transfers which the provider sends only with one. */
export class PayoutReleases {
  constructor(private readonly parts: ReleaseParts) {}

  /**
   * Releases a transfer for which the provider wants the code that it sent to the business.
   *
   * @throws NotFoundError; ConflictError `payout_waits_for_no_code`, `event_held`, `balance_overdrawn`, `code_refused`; ApiError
   *   502 `provider_unavailable`, after which the same code may be entered again.
   */
  async release(by: Actor, id: number, otp: string): Promise<void> {
    const { db, log, lookUp, now, payoutDelayMs: delayMs } = this.parts;
    const [payout] = await repository.listPayouts(db, { id }, { before: null, limit: 1 });
    if (!payout) throw notFound('payout');
    const { reference } = payout;
    const code = await requireReleasable(db, payout, { now: now(), delayMs });
    const taken = await askProvider(log, () => this.enter(reference, code, otp));
    if (!taken) throw new ConflictError('code_refused', 'The provider refused this code.');
    const at = now();
    await db.transaction().execute(async (trx) => {
      const changes = { state: 'SENDING' as const, next_attempt_at: at };
      const isOurs = await repository.updatePayout(trx, { id }, ['OTP'], changes);
      // News of its arrival may have come before the answer.
      if (isOurs || taken === 'now') await recordRelease(trx, payout, by, at);
    });
    await lookUp(reference).catch((error: unknown) => {
      // It is due, so it is looked up by itself.
      log.warn({ err: error, payout: id }, 'a released payout could not be looked up');
    });
  }

  /**
   * Whether the provider takes the code now, or took one `before`: then it refuses this one, though its earlier answer may have
   * been lost. Null if it does neither.
   */
  private async enter(
    reference: string,
    transfer_code: string,
    otp: string,
  ): Promise<'now' | 'before' | null> {
    const { client } = this.parts;
    try {
      await client.finalizeTransfer({ transfer_code, otp });
      return 'now';
    } catch (error) {
      if (!(error instanceof ProviderError) || !error.isRefusal || error.isAboutUs) throw error;
      const transfer = await client.verifyTransfer(reference);
      const isSent = transfer !== null && transfer.status !== 'otp' && !endingOf(transfer);
      return isSent ? 'before' : null;
    }
  }
}
