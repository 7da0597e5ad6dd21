import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { ApiError, NotFoundError } from '../../platform/http/errors';
import {
  answerOnce,
  beginAnswer,
  finishAnswer,
  releaseAnswer,
  type RequestKey,
} from '../../platform/http/idempotency';
import type { Actor } from '../../platform/security/tokens';
import { requireUnpaidHold } from '../orders/unpaid-hold';
import { dueKobo } from '../orders/refund-terms';
import { presentPayment } from './payment-presenter';
import { readPayment } from './payment-status-repository';
import * as repository from './payments-repository';
import type { Payment, PaymentInitiation } from './payments-schemas';
import type { PaystackClient } from '../../platform/provider/paystack-client';
import { ProviderError } from '../../platform/provider/provider-error';
import type { Settlement } from './settlement';

const FIRST_CHECK_MS = 60_000;

interface PaymentsParts {
  db: Kysely<Database>;
  client: PaystackClient;
  settlement: Settlement;
  publicUrl: string;
  now: Clock;
  log: FastifyBaseLogger;
}

export class PaymentsService {
  constructor(private readonly parts: PaymentsParts) {}

  /**
   * Starts a payment for a ticket's order. Each try has its own reference, stored before calling the provider, so that the
   * payment is found again even if this process dies.
   *
   * With a key, the same call gets the same payment page again.
   *
   * @returns the URL of the provider's payment page, the reference, and when the hold expires.
   * @throws NotFoundError if the ticket isn't the buyer's.
   * @throws ConflictError as `requireUnpaidHold` does.
   * @throws ApiError 502 `payment_refused`, `provider_unavailable`; the seats stay held.
   * @throws KeyReusedError if the key came with another request.
   */
  async initiate(
    actor: Actor,
    ticketId: number,
    key: RequestKey | null = null,
  ): Promise<PaymentInitiation> {
    return answerOnce(this.parts, key, () => this.start(actor, ticketId, key));
  }

  private async start(
    actor: Actor,
    ticketId: number,
    key: RequestKey | null,
  ): Promise<PaymentInitiation> {
    const { db, publicUrl, now } = this.parts;
    const found = await repository.orderOfTicket(db, actor.id, ticketId);
    if (!found) throw new NotFoundError('You don’t have this ticket.');
    await this.settleEarlierTries(found.order_id);
    const begunAt = now();
    const attempt = await db.transaction().execute(async (trx) => {
      const made = await this.newAttempt(trx, found.order_id);
      await beginAnswer(trx, key, begunAt);
      return made;
    });
    const { reference } = attempt;
    const query = new URLSearchParams({ tab: 'my-tickets', reference });
    const url = await this.openAtProvider({
      email: found.email,
      amount: attempt.amount,
      reference,
      callback_url: `${publicUrl}/dashboard?${query}`,
      metadata: { order_id: found.order_id, cancel_action: `${publicUrl}/dashboard?${query}` },
    }).catch(async (error: unknown) => {
      await releaseAnswer(db, key, begunAt);
      throw error;
    });
    const expiresAt = attempt.expiresAt.toISOString();
    const answer = { authorization_url: url, reference, expires_at: expiresAt };
    await db.transaction().execute(async (trx) => {
      await repository.setAuthorizationUrl(trx, reference, url);
      await finishAnswer(trx, key, begunAt, answer);
    });
    return answer;
  }

  /** A payment of the signed-in buyer in its last known state. @throws NotFoundError if it isn't theirs. */
  async status(actor: Actor, reference: string): Promise<Payment> {
    const { db, now } = this.parts;
    const found = await readPayment(db, reference, actor.id);
    if (!found) throw new NotFoundError('You don’t have this payment.');
    return presentPayment(found.payment, found.tickets, found.refunds, now());
  }

  /**
   * For "I Have Paid": asks the provider now and returns the outcome.
   *
   * @throws NotFoundError if the payment isn't the buyer's.
   * @throws ApiError 502 `provider_unavailable`; the job keeps asking.
   */
  async check(actor: Actor, reference: string): Promise<Payment> {
    await this.status(actor, reference);
    const settling = this.parts.settlement.settle(reference);
    await settling.catch((error: unknown) => this.unavailable(error, reference));
    return this.status(actor, reference);
  }

  private openAtProvider(payment: Parameters<PaystackClient['initialize']>[0]): Promise<string> {
    const { client, log } = this.parts;
    const { reference } = payment;
    return client.initialize(payment).catch((error: unknown) => {
      if (!(error instanceof ProviderError && error.isRefusal)) {
        return this.unavailable(error, reference);
      }
      // Such as a wrong key, or an address that the provider doesn't accept: trying again won't help.
      log.error({ err: error, reference }, 'the payment provider refuses a payment');
      throw new ApiError(
        502,
        'payment_refused',
        'The payment provider didn’t accept this payment. Your order is still held. Please write to us, and we’ll sort it out.',
      );
    });
  }

  /** The order may just have been paid in another tab. Looks up in parallel, so that a silent provider times out only once. */
  private async settleEarlierTries(orderId: number): Promise<void> {
    const { db, settlement, log } = this.parts;
    const settle = (reference: string) =>
      settlement.settle(reference).catch((error: unknown) => {
        if (!(error instanceof ProviderError)) throw error;
        log.warn({ err: error, reference }, 'an earlier try could not be looked up');
      });
    await Promise.all((await repository.openReferences(db, orderId)).map(settle));
  }

  private async newAttempt(trx: Transaction<Database>, orderId: number) {
    const now = this.parts.now();
    const order = await repository.orderToPay(trx, orderId);
    const expiresAt = requireUnpaidHold(
      order,
      {
        title: order.title,
        status: order.event_status,
        suspended_at: order.event_suspended_at,
      },
      now,
    );
    const attempt = (await repository.lastAttempt(trx, orderId)) + 1;
    const amount = dueKobo(order);
    // The random suffix keeps references unique across databases that share a provider account, such as staging and a laptop.
    const reference = `NZ-${orderId}-${attempt}-${randomBytes(4).toString('hex')}`;
    await repository.insertPayment(trx, {
      order_id: orderId,
      attempt,
      reference,
      amount_kobo: amount,
      next_check_at: new Date(now.getTime() + FIRST_CHECK_MS),
      created_at: now,
    });
    return { reference, amount, expiresAt };
  }

  private unavailable(error: unknown, reference: string): never {
    if (!(error instanceof ProviderError)) throw error;
    this.parts.log.error({ err: error, reference }, 'the payment provider does not answer');
    throw new ApiError(
      502,
      'provider_unavailable',
      'The payment provider isn’t responding right now. Your order is still held, so please try again in a moment.',
    );
  }
}
