import { inBatches } from '../../platform/database/inBatches';
import { DAY_MS } from '../../platform/durations';
import { errorText } from '../../platform/errorText';
import type { Tasks } from '../../platform/jobs/tasks';
import type { Money } from '../../money';
import type { Disputes } from '../disputes/disputes';
import type { OutsideRefunds } from '../disputes/outside-refunds';
import { openCase } from '../payment-cases/open-cases';
import * as repository from './deliveries-repository';
import type { StoredDelivery } from './deliveries-repository';
import { readDelivery, type News } from './delivery-news';
import type { RefundsWorker } from './refunds-worker';
import type { Settlement, SettlementParts } from './settlement';

/** How long the job leaves a delivery to the process that received it. */
const HEAD_START_MS = 60_000;
const GIVEN_UP_AFTER_MS = 7 * DAY_MS;
const KEPT_MS = 180 * DAY_MS;

interface DeliveriesParts extends SettlementParts {
  settlement: Settlement;
  refunds: RefundsWorker;
  outsideRefunds: OutsideRefunds;
  disputes: Disputes;
  payouts: Pick<Money['payouts'], 'lookUp'>;
}

/**
 * Webhook deliveries: stored first, then handled. A delivery only says what to look up at the provider, and the outcome is
 * decided under the order's lock from the current state. So a delivery may come repeatedly, late, out of order or not at
 * all.
 */
export class Deliveries {
  constructor(private readonly parts: DeliveriesParts) {}

  /**
   * Stores a delivery with a valid signature and handles it.
   *
   * @returns false if it can't be parsed.
   * @throws the error that occurred; the delivery is kept, and the job retries it.
   */
  async receive(body: Buffer): Promise<boolean> {
    const { db, now, log } = this.parts;
    const { key, event, news } = readDelivery(body);
    const at = now();
    const nextAttemptAt = new Date(at.getTime() + HEAD_START_MS);
    const stored = await repository.storeDelivery(db, {
      key,
      event,
      body,
      now: at,
      nextAttemptAt,
    });
    log.info({ delivery: stored.id, event, news }, 'the payment provider has news');
    await this.actOn(stored, news);
    return news.about !== 'unreadable';
  }

  readonly tasks = {
    handle_delivery: {
      run: (id) => this.retry(id),
      due: (limit) => repository.dueDeliveries(this.parts.db, this.parts.now(), limit),
    },
    forget_deliveries: { every: '30 2 * * *', run: () => this.forgetOld() },
  } satisfies Tasks;

  /** Retries a delivery that failed or was interrupted, if it is due. */
  private async retry(id: number): Promise<void> {
    const due = await repository.leaseDelivery(this.parts.db, id, this.parts.now());
    // Errors are already logged, and the delivery is due again later.
    if (due) await this.actOn(due, readDelivery(due.body).news).catch(() => this.giveUpOld(due));
  }

  private forgetOld(): Promise<void> {
    const { db, now } = this.parts;
    const before = new Date(now().getTime() - KEPT_MS);
    return inBatches((rows) => repository.deleteOldDeliveries(db, before, rows));
  }

  private async actOn({ id, attempts }: StoredDelivery, news: News): Promise<void> {
    const { db, now, log } = this.parts;
    try {
      await this.act(id, news);
      const isIgnored = news.about === 'other' || news.about === 'unreadable';
      const state = isIgnored ? 'IGNORED' : 'DONE';
      await repository.endDelivery(db, id, { state, done_at: now() });
    } catch (error) {
      log.error({ err: error, delivery: id, attempts }, 'news of the provider was not acted on');
      await repository.noteFailure(db, id, errorText(error));
      throw error;
    }
  }

  private async act(id: number, news: News): Promise<void> {
    const { db, log, now, settlement, refunds, outsideRefunds, disputes, payouts } = this.parts;
    switch (news.about) {
      case 'charge':
        await settlement.settle(news.reference);
        return;
      case 'refund':
        await refunds.lookUp(news.reference);
        await outsideRefunds.lookUp(news.reference);
        return;
      case 'dispute':
        await disputes.lookUp(news.dispute, news.isReminder);
        return;
      case 'rejected_transfer':
        await settlement.noteRejectedTransfer(news.transaction, news.why);
        return;
      case 'transfer':
        await payouts.lookUp(news.reference);
        return;
      case 'unreadable':
        await openCase(db, log, {
          kind: 'delivery_failed',
          subject: `delivery ${id}`,
          detail: 'The payment provider has sent a signed notification that could not be read.',
          opened_at: now(),
        });
        return;
      case 'other':
    }
  }

  private async giveUpOld({ id, received_at: receivedAt, body }: StoredDelivery): Promise<void> {
    const { db, log, now } = this.parts;
    if (now().getTime() - receivedAt.getTime() < GIVEN_UP_AFTER_MS) return;
    const { key } = readDelivery(body);
    // It may come again and fail for another week. That needs a new case, since the first may be closed by then.
    const received = receivedAt.toISOString().slice(0, 10);
    await db.transaction().execute(async (trx) => {
      await repository.endDelivery(trx, id, { state: 'GIVEN_UP', done_at: now() });
      await openCase(trx, log, {
        kind: 'delivery_failed',
        subject: `delivery ${id}, received ${received}`,
        detail: `For a week, nothing could be done about this notification of the payment provider: ${key}.`,
        opened_at: now(),
      });
    });
  }
}
