import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { DAY_MS } from '../../platform/durations';
import type { Tasks } from '../../platform/jobs/tasks';
import { formatNaira } from '../../platform/money';
import { lockOrder, type LockedOrder } from '../orders/order-lock-repository';
import { addJob } from '../../platform/jobs/job-queue-repository';
import { giveUpKept } from '../orders/cancellation-repository';
import { openCase } from '../payment-cases/open-cases';
import { lockPayment, type PaymentRow } from '../payments/payments-repository';
import type { ProviderDispute } from '../../platform/provider/paystack-client';
import { recordMoneyBack, refundsOf, takenByRefund } from '../payments/refund-endings-repository';
import type { Settlement, SettlementParts } from '../payments/settlement';
import { tellOfDispute } from './dispute-letters';
import { judgeDispute } from './dispute-verdict';
import * as repository from './disputes-repository';
import type { DisputeRow } from './disputes-repository';
import { voidOrder } from './void-order';

/** How old disputes may be of which the news was lost; the provider delivers it for three days. */
const LISTED_MS = 14 * DAY_MS;

type Trx = Transaction<Database>;
type KnownRefund = Awaited<ReturnType<typeof refundsOf>>[number];

interface DisputesParts extends SettlementParts {
  settlement: Settlement;
}

/** Handles orders whose payment is disputed. Decision 0030. */
export class Disputes {
  constructor(private readonly parts: DisputesParts) {}

  readonly tasks = {
    catch_up_on_disputes: { every: '50 * * * *', run: () => this.catchUp() },
  } satisfies Tasks;

  /**
   * Looks up open disputes, and new ones that we haven't heard of: their news may be lost, and the provider decides without us.
   *
   * @throws ProviderError if the provider doesn't list them; AggregateError if it was silent about some, once all are looked up.
   */
  private async catchUp(): Promise<void> {
    const { db, client, now, log } = this.parts;
    const to = now();
    const listed: repository.ListedDispute[] = [];
    const recent = client.disputes({ from: new Date(to.getTime() - LISTED_MS), to });
    for await (const { id, transaction } of recent) {
      listed.push({ id, reference: transaction.reference });
    }
    const errors: unknown[] = [];
    for (const id of await repository.disputesToLookUp(db, listed)) {
      await this.lookUp(id, false).catch((error: unknown) => {
        log.warn({ err: error, dispute: id }, 'a dispute could not be looked up');
        errors.push(error);
      });
    }
    if (errors.length > 0) throw new AggregateError(errors, 'disputes could not be looked up');
  }

  /**
   * Asks the provider for a dispute's status and acts on it once: suspends the order's tickets, restores them, or ends the
   * order.
   *
   * @throws ProviderError when the provider can't be reached; nothing has changed then.
   */
  async lookUp(providerId: number, isReminder: boolean): Promise<void> {
    const { db, client, settlement, now, log } = this.parts;
    const askedAt = now();
    const answer = await client.findDispute(providerId);
    const { reference } = answer.transaction;
    // News of the dispute may arrive before the payment's.
    const payment = await settlement.settledPayment(reference);
    if (!payment) {
      const detail = `The provider reports a dispute over payment ${reference}, but we have no such payment, or it was never settled.`;
      const subject = `dispute ${providerId}`;
      await openCase(db, log, { kind: 'dispute_unmatched', subject, detail, opened_at: askedAt });
      return;
    }
    await db.transaction().execute(async (trx) => {
      const locked = await lockOrder(trx, payment.order_id);
      const current = await lockPayment(trx, payment.id);
      const dispute = await this.take(trx, locked, current, { answer, askedAt });
      if (isReminder && dispute.status === 'OPEN' && !dispute.reminded_at) {
        await repository.updateDispute(trx, dispute.id, { reminded_at: now() });
        const news = { news: 'reminder' as const, concernsTickets: restsOn(locked, current) };
        await tellOfDispute(trx, current, dispute, news);
      }
    });
  }

  private async take(
    trx: Trx,
    locked: LockedOrder,
    payment: PaymentRow,
    { answer, askedAt }: { answer: ProviderDispute; askedAt: Date },
  ): Promise<DisputeRow> {
    const { log } = this.parts;
    const known = await repository.findDispute(trx, answer.id);
    if (known && known.asked_at > askedAt) return known;
    const verdict = judgeDispute(answer);
    const state = {
      status: verdict === 'unclear' ? ('OPEN' as const) : verdict,
      resolution: answer.resolution ?? null,
      amount_kobo: answer.refund_amount ?? null,
      due_at: readTime(answer.dueAt),
      asked_at: askedAt,
      resolved_at: verdict === 'WON' || verdict === 'LOST' ? askedAt : null,
    };
    const opening = { opened_at: askedAt, reminded_at: null };
    const isReopened = known && known.status !== 'OPEN' && state.status === 'OPEN';
    // Its sum is held anew from that moment: the month of its first opening is over in the books.
    const changes = { ...state, ...(isReopened && opening) };
    const row = { provider_id: answer.id, payment_id: payment.id, ...opening, ...state };
    const dispute = known ? { ...known, ...changes } : await repository.insertDispute(trx, row);
    if (known) await repository.updateDispute(trx, known.id, changes);
    if (verdict === 'unclear') {
      const detail = `The provider calls this dispute “${answer.status}”, resolution “${answer.resolution ?? 'none'}”. The tickets stay on hold.`;
      const subject = subjectOf(dispute);
      await this.putOnList(trx, payment, { kind: 'dispute_unclear', subject, detail });
    }
    if (known?.status === state.status) return dispute;
    log.info({ dispute: answer.id, reference: payment.reference, status: state.status }, 'dispute');
    if (state.status === 'OPEN') await this.open(trx, locked, payment, dispute);
    else if (state.status === 'WON') await this.win(trx, locked, payment, { dispute, known });
    else await this.lose(trx, locked, payment, dispute);
    return dispute;
  }

  private async open(trx: Trx, locked: LockedOrder, payment: PaymentRow, dispute: DisputeRow) {
    const concernsTickets = restsOn(locked, payment);
    if (concernsTickets) {
      await repository.setSuspended(trx, locked.order.id, dispute.opened_at);
    }
    await tellOfDispute(trx, payment, dispute, { news: 'opened', concernsTickets });
  }

  private async win(
    trx: Trx,
    locked: LockedOrder,
    payment: PaymentRow,
    { dispute, known }: { dispute: DisputeRow; known: DisputeRow | undefined },
  ) {
    const concernsTickets = locked.order.suspended_at !== null;
    await this.release(trx, locked);
    // If it was over before we heard of it, nobody knows of it.
    if (known) await tellOfDispute(trx, payment, dispute, { news: 'won', concernsTickets });
  }

  private async lose(trx: Trx, locked: LockedOrder, payment: PaymentRow, dispute: DisputeRow) {
    const { now, log } = this.parts;
    const concernsTickets = restsOn(locked, payment);
    // Also true for money kept when the tickets were cancelled.
    const isOurs = payment.status === 'PAID';
    const amountKobo = dispute.amount_kobo ?? payment.amount_kobo;
    const isPartial = amountKobo < payment.amount_kobo;
    const back = { reason: 'dispute_lost' as const, amountKobo, now: now() };
    const refunds = await refundsOf(trx, payment.id);
    // The refund that settles it may have been reported first, and have ended the order.
    const recorded = refundThatSettles(refunds, amountKobo);
    const refundId =
      recorded?.id ??
      (isOurs && (await recordMoneyBack(trx, payment.id, { ...back, providerId: null })));
    const backKobo = refunds.reduce(
      (sum, refund) => sum + refund.amount_kobo,
      recorded ? 0 : amountKobo,
    );
    if (backKobo > (payment.received_kobo ?? payment.amount_kobo)) {
      const detail =
        'This payment was disputed and lost after some or all of it had gone back: its buyer may have that money twice.';
      const subject = subjectOf(dispute);
      await this.putOnList(trx, payment, { kind: 'refunded_twice', subject, detail });
    }
    if (concernsTickets && isPartial) {
      await this.release(trx, locked);
      const detail =
        'A dispute was lost over part of the payment only. The tickets are valid: decide which of them to cancel. What went back counts towards them.';
      const subject = `${subjectOf(dispute)}, lost in part`;
      await this.putOnList(trx, payment, { kind: 'dispute_unclear', subject, detail });
    } else if (isOurs && isPartial) {
      // If it was recorded before, the kept amount was reduced then.
      if (!recorded) await giveUpKept(trx, locked.order.id, amountKobo);
    } else if (isOurs) {
      log.warn(
        { reference: payment.reference, dispute: dispute.id },
        'a lost dispute ends an order',
      );
      await voidOrder(trx, locked, payment, back);
    }
    const news = concernsTickets && isPartial ? 'lost_in_part' : 'lost';
    const taken = refundId ? await takenByRefund(trx, { id: refundId, paymentId: payment.id }) : 0;
    await tellOfDispute(trx, payment, dispute, {
      ...{ news, concernsTickets },
      ...(taken > 0 && { fromBalance: formatNaira(taken) }),
    });
  }

  /** Lifts the suspension, unless there is another dispute. */
  private async release(trx: Trx, { order, event }: LockedOrder): Promise<void> {
    if (!order.suspended_at || (await repository.isDisputed(trx, order.id))) return;
    await repository.setSuspended(trx, order.id, null);
    // The order was skipped when its event was cancelled.
    if (event.status === 'CANCELLED') await addJob(trx, 'end_order', order.id);
  }

  private putOnList(
    trx: Trx,
    { id }: PaymentRow,
    found: { kind: 'dispute_unclear' | 'refunded_twice'; subject: string; detail: string },
  ): Promise<void> {
    const { now, log } = this.parts;
    return openCase(trx, log, { ...found, payment_id: id, opened_at: now() });
  }
}

const subjectOf = ({ provider_id: id }: DisputeRow) => `dispute ${id}`;

/** True if this payment is the one that made the order's tickets valid. */
function restsOn({ order }: LockedOrder, { status }: PaymentRow): boolean {
  return order.status === 'PAID' && status === 'PAID';
}

/** The refund that settles a dispute, if it was reported before the dispute ended. */
function refundThatSettles(refunds: KnownRefund[], amountKobo: number): KnownRefund | undefined {
  return refunds.find(
    ({ reason, amount_kobo: kobo }) => reason === 'refunded_at_provider' && kobo === amountKobo,
  );
}

function readTime(text: string | null | undefined): Date | null {
  const time = new Date(text ?? '');
  return Number.isNaN(time.getTime()) ? null : time;
}
