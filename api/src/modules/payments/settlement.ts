import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { issueOrder, retakeSeats } from '../orders/order-endings';
import { lockOrder, type LockedOrder } from '../orders/order-lock';
import type { RefundReason } from './payment-states';
import { judge, type Verdict } from './payment-verdict';
import * as repository from './payments-repository';
import type { PaymentRow } from './payments-repository';
import type { PaystackClient, VerifiedPayment } from './paystack-client';
import { queueRefund } from './refund-queue';

type Trx = Transaction<Database>;

export interface SettlementParts {
  db: Kysely<Database>;
  client: PaystackClient;
  now: Clock;
  log: FastifyBaseLogger;
}

/** The one way in which a payment becomes tickets or a refund, whoever brings the news. */
export class Settlement {
  constructor(private readonly parts: SettlementParts) {}

  /**
   * Asks the provider about a payment and does what follows, once: issues the tickets, or queues a refund, with the
   * mail, in one transaction. Called by the webhook, the return page, the buyer and the job, in any order and number.
   *
   * @param eventKey the delivery that brought the news; stored with the effect, so a second one has none.
   * @throws ProviderError when the provider cannot be asked; nothing has changed then.
   */
  async settle(reference: string, eventKey?: string): Promise<void> {
    const { db, client, now, log } = this.parts;
    const payment = await repository.findPayment(db, reference);
    if (!payment) {
      log.warn({ reference }, 'a payment that is not ours');
      return;
    }
    if (isSettled(payment)) return;
    const answer = await client.verify(reference);
    if (!answer) {
      log.warn({ reference }, 'the provider does not know this payment');
      return;
    }
    const verdict = judge(payment, answer, client.domain);
    if (verdict === 'foreign' || verdict === 'mismatch') {
      log.error({ reference, verdict, answer }, 'a payment that was not asked for in this way');
    }
    if (verdict === 'foreign') return;
    await db.transaction().execute(async (trx) => {
      const locked = await lockOrder(trx, payment.order_id);
      const current = await repository.lockPayment(trx, payment.id);
      if (isSettled(current)) return;
      const news = { verdict, answer, at: now() };
      if (verdict === 'open' || verdict === 'failed') await this.noteUnpaid(trx, current, news);
      else if (!eventKey || (await repository.noteEvent(trx, eventKey, current.id))) {
        await this.conclude(trx, locked, current, news);
      }
    });
  }

  private async noteUnpaid(trx: Trx, payment: PaymentRow, { verdict, answer }: News) {
    if (verdict === 'failed' && payment.status !== 'FAILED') {
      this.parts.log.info({ reference: payment.reference }, 'a payment was declined');
    }
    await repository.updatePayment(trx, payment.id, {
      status: verdict === 'failed' ? 'FAILED' : payment.status,
      provider_status: answer.status,
      provider_id: answer.id,
    });
  }

  private async conclude(trx: Trx, locked: LockedOrder, payment: PaymentRow, news: News) {
    const { answer, at } = news;
    const received = {
      provider_status: answer.status,
      provider_id: answer.id,
      received_kobo: answer.amount,
      paid_at: at,
      next_check_at: null,
    };
    const refusal = await whyNot(trx, locked, news);
    if (refusal === null) {
      await repository.updatePayment(trx, payment.id, { ...received, status: 'PAID' });
      await issueOrder(trx, locked, at);
      return;
    }
    this.parts.log.warn({ reference: payment.reference, refusal }, 'a payment is refunded');
    await repository.updatePayment(trx, payment.id, { ...received, status: 'REFUNDING' });
    const refund = { paymentId: payment.id, amountKobo: answer.amount, reason: refusal, now: at };
    await queueRefund(trx, refund);
  }
}

interface News {
  verdict: Verdict;
  answer: VerifiedPayment;
  at: Date;
}

/** Why a payment that has come in buys no ticket; null when it does, and then the seats are taken. */
async function whyNot(
  trx: Trx,
  locked: LockedOrder,
  { verdict, at }: News,
): Promise<RefundReason | null> {
  const { order, event } = locked;
  if (verdict === 'mismatch') return 'wrong_amount';
  if (order.status === 'PAID') return 'paid_twice';
  if (event.status === 'CANCELLED') return 'event_cancelled';
  if (order.cancelled_at || order.status === 'REFUNDED') return 'cancelled_by_buyer';
  if (order.status === 'HELD') return null;
  return (await retakeSeats(trx, locked, at)) ? null : 'paid_too_late';
}

function isSettled({ status }: PaymentRow): boolean {
  return status !== 'PENDING' && status !== 'FAILED';
}
