import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { ACCOUNT_LEASE_MS } from '../payments/account-requests';
import type { PaystackClient, ProviderBank } from '../../platform/provider/paystack-client';
import { ProviderError } from '../../platform/provider/provider-error';
import type { LeasedRefund } from '../payments/refund-leases-repository';
import * as links from '../payments/refund-links-repository';
import type { RefundLinkRow } from '../payments/refund-links-repository';
import type { RefundsWorker } from '../payments/refunds-worker';

export interface RefundRetryParts {
  db: Kysely<Database>;
  client: PaystackClient;
  refunds: RefundsWorker;
  now: Clock;
  log: FastifyBaseLogger;
}

interface ChosenAccount {
  bank: ProviderBank;
  number: string;
}

/** Sends a refund to another account, at most once at a time (decision 0052). */
export class RefundRetry {
  constructor(private readonly parts: RefundRetryParts) {}

  /**
   * Asks the provider first whether the refund still needs an account. Then uses up the link before the call, so that a second
   * press, a second tab or a process killed here can't send a second account; the outcome of an unanswered call is looked up
   * when the lease ends.
   *
   * @returns `refused` if the provider didn't take the account; the link is open again.
   * @throws ProviderError if the provider can't be asked, or refuses us rather than the account; the link is unchanged then.
   */
  async send(found: RefundLinkRow, account: ChosenAccount): Promise<'sent' | 'refused'> {
    const { client, refunds, log } = this.parts;
    const id = found.provider_id ?? 0;
    const before = await client.findRefund(id);
    if (before.status !== 'needs-attention') {
      await refunds.lookUp(found.reference);
      return 'sent';
    }
    const refund = await this.claim(found, account);
    if (!refund) return 'sent';
    const { bank, number } = account;
    const answer = await client
      .retryRefund(id, { bankId: bank.id, number })
      .catch((error: unknown) => {
        if (!(error instanceof ProviderError)) throw error;
        log.error({ err: error, refund: refund.id }, 'an account was not taken for a refund');
        return error;
      });
    if (!(answer instanceof ProviderError)) await refunds.note(refund, answer);
    else if (answer.hasSaidNo) {
      const outcome = await this.reopen(found, refund);
      // A rate limit or a wrong key says nothing about the account.
      const isOfAccount = answer.isRefusal && !answer.isAboutUs;
      if (outcome === 'refused' && !isOfAccount) throw answer;
      return outcome;
    }
    return 'sent';
  }

  /** Uses up the link and takes the refund; null if it has moved on meanwhile. */
  private claim(
    found: RefundLinkRow,
    { bank, number }: ChosenAccount,
  ): Promise<LeasedRefund | null> {
    const { db, now } = this.parts;
    return db.transaction().execute(async (trx) => {
      const at = now();
      if (!(await links.lockOpenLink(trx, found.link, at))) return null;
      const until = new Date(at.getTime() + ACCOUNT_LEASE_MS);
      const refund = await links.claimRefund(trx, found, until);
      if (!refund) return null;
      const answer = { bank_name: bank.name, account_ending: number.slice(-4), ended_at: at };
      await links.answerRefundLink(trx, found.link, answer);
      return refund;
    });
  }

  /** After a refusal, waits for another account, unless the refund has moved on after all. */
  private async reopen(found: RefundLinkRow, refund: LeasedRefund): Promise<'sent' | 'refused'> {
    const { client, db, refunds } = this.parts;
    const state = await client.findRefund(refund.provider_id ?? 0);
    if (state.status === 'needs-attention') {
      await db.transaction().execute((trx) => links.reopenRefundLink(trx, found.link, refund));
      return 'refused';
    }
    await refunds.note(refund, state);
    return 'sent';
  }
}
