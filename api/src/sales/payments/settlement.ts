import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { DAY_MS } from '../../platform/durations';
import { issueOrder, retakeSeats } from '../orders/order-endings';
import type { PaidAs } from '../orders/orders-repository';
import { heldUntil } from '../orders/unpaid-hold';
import { lockOrder, type LockedOrder } from '../orders/order-lock-repository';
import { closeCase } from '../payment-cases/payment-cases-repository';
import {
  AT_BANK,
  type RefundReason,
  type TransferRejection,
} from '../../platform/database/paymentStates';
import { isPaidAfterStart, judge, type Verdict } from './payment-verdict';
import * as repository from './payments-repository';
import type { PaymentRow } from './payments-repository';
import type { PaystackClient, VerifiedPayment } from '../../platform/provider/paystack-client';
import { queueRefund } from './refund-queue';

type Trx = Transaction<Database>;

export interface SettlementParts {
  db: Kysely<Database>;
  client: PaystackClient;
  now: Clock;
  log: FastifyBaseLogger;
}

/** The only place where a payment becomes tickets or a refund. */
export class Settlement {
  constructor(private readonly parts: SettlementParts & Pick<PaidAs, 'vatBasisPoints'>) {}

  /**
   * Asks the provider about a payment and acts on it once: issues the tickets or queues a refund, with the mail, in one
   * transaction. The webhook, the return page, the buyer and the job may call it any number of times in any order.
   *
   * @returns the payment's current state.
   * @throws ProviderError when the provider can't be reached; nothing has changed then.
   */
  async settle(reference: string): Promise<Knowledge> {
    const { db, client, now, log } = this.parts;
    const payment = await repository.findPayment(db, reference);
    if (!payment) {
      log.warn({ reference }, 'a payment that is not ours');
      return 'not_ours';
    }
    if (isSettled(payment)) return 'settled';
    const answer = await client.verify(reference);
    if (!answer) {
      log.warn({ reference }, 'the provider does not know this payment');
      return 'unknown';
    }
    const verdict = judge(payment, answer, client.domain);
    if (verdict === 'foreign' || verdict === 'mismatch') {
      log.error({ reference, verdict, answer }, 'a payment that was not asked for in this way');
    }
    if (verdict === 'foreign') return 'foreign';
    return db.transaction().execute(async (trx) => {
      const locked = await lockOrder(trx, payment.order_id);
      const current = await repository.lockPayment(trx, payment.id);
      if (isSettled(current)) return 'settled';
      const news = { verdict, answer, at: now() };
      if (verdict === 'open' || verdict === 'failed') {
        await this.noteUnpaid(trx, current, news);
        return verdict;
      }
      await this.conclude(trx, locked, current, news);
      return 'settled';
    });
  }

  /** Notes that the provider sent a bank transfer back, unless the payment has been made after all. */
  async noteRejectedTransfer(transaction: number, why: TransferRejection): Promise<void> {
    const { db, client, log } = this.parts;
    const answer = await client.findTransaction(transaction);
    const known = answer ? await this.settle(answer.reference) : 'unknown';
    const payment = answer && (await repository.findPayment(db, answer.reference));
    if (!payment || (known !== 'open' && known !== 'failed')) return;
    log.info({ reference: payment.reference, why }, 'a bank transfer was sent back');
    await db.transaction().execute(async (trx) => {
      await lockOrder(trx, payment.order_id);
      const current = await repository.lockPayment(trx, payment.id);
      if (isSettled(current)) return;
      await repository.updatePayment(trx, payment.id, { status: 'FAILED', rejected_transfer: why });
    });
  }

  /** A payment if it was paid, asking the provider first if we don't know yet; otherwise undefined. */
  async settledPayment(reference: string): Promise<PaymentRow | undefined> {
    const { db } = this.parts;
    const known = await repository.findPayment(db, reference);
    if (!known || isSettled(known)) return known;
    await this.settle(reference);
    const payment = await repository.findPayment(db, reference);
    return payment && isSettled(payment) ? payment : undefined;
  }

  private async noteUnpaid(trx: Trx, payment: PaymentRow, { verdict, answer }: News) {
    if (verdict === 'failed' && payment.status !== 'FAILED') {
      this.parts.log.info({ reference: payment.reference }, 'a payment was declined');
    }
    const isTriedAgain =
      AT_BANK.includes(answer.status) && answer.status !== payment.provider_status;
    await repository.updatePayment(trx, payment.id, {
      status: verdict === 'failed' ? 'FAILED' : isTriedAgain ? 'PENDING' : payment.status,
      provider_status: answer.status,
      provider_id: answer.id,
      ...(isTriedAgain && { rejected_transfer: null }),
    });
  }

  private async conclude(trx: Trx, locked: LockedOrder, payment: PaymentRow, news: News) {
    const { answer, at } = news;
    const { vatBasisPoints } = this.parts;
    const received = {
      provider_status: answer.status,
      provider_id: answer.id,
      received_kobo: answer.amount,
      fee_kobo: answer.fees ?? null,
      paid_at: at,
    };
    await closeCase(trx, { kind: 'payment_unclear', subject: payment.reference }, at);
    const refusal = await whyNot(trx, locked, payment, news);
    if (refusal === null) {
      await repository.updatePayment(trx, payment.id, {
        ...received,
        status: 'PAID',
        // It may still be reversed.
        next_check_at: new Date(at.getTime() + DAY_MS),
      });
      await issueOrder(trx, locked, { paidAt: at, vatBasisPoints });
      return;
    }
    this.parts.log.warn({ reference: payment.reference, refusal }, 'a payment is refunded');
    await repository.updatePayment(trx, payment.id, {
      ...received,
      status: 'REFUNDING',
      next_check_at: null,
    });
    const refund = { paymentId: payment.id, amountKobo: answer.amount, reason: refusal, now: at };
    await queueRefund(trx, { ...refund, heldUntil: heldUntil(locked.order, locked.event, at) });
  }
}

/** `unknown`: the provider doesn't know the payment. The others as in `Verdict`. */
export type Knowledge = 'settled' | 'not_ours' | 'unknown' | 'foreign' | 'open' | 'failed';

interface News {
  verdict: Verdict;
  answer: VerifiedPayment;
  at: Date;
}

/** Why a received payment buys no ticket; null if it does, in which case the seats have been taken. */
async function whyNot(
  trx: Trx,
  locked: LockedOrder,
  payment: PaymentRow,
  { verdict, answer, at }: News,
): Promise<RefundReason | null> {
  const { order, event } = locked;
  if (verdict === 'mismatch') return 'wrong_amount';
  if (order.status === 'PAID') return 'paid_twice';
  if (event.status === 'CANCELLED') return 'event_cancelled';
  if (event.suspended_at) return 'event_suspended';
  if (order.cancelled_at || order.status === 'REFUNDED') return 'cancelled_by_buyer';
  if (isPaidAfterStart(payment, answer, event, at)) return 'event_started';
  if (order.status === 'HELD') return null;
  return (await retakeSeats(trx, locked, at)) ? null : 'paid_too_late';
}

/** True if a payment was ever paid, even if it was refunded since. */
function isSettled({ status }: PaymentRow): boolean {
  return status !== 'PENDING' && status !== 'FAILED';
}
