import { deleteOldKeys } from '../../platform/http/idempotency-repository';
import { sweepRateLimits } from '../../platform/http/rate-limits-repository';
import type { OutsideRefunds } from '../disputes/outside-refunds';
import type { Deliveries } from './deliveries';
import type { HoldExpiry } from './hold-expiry';
import type { LatePayments } from './late-payments';
import type { RefundsWorker } from './refunds-worker';
import { remindOfHolds } from './reminders';
import type { SettlementParts } from './settlement';

/** The time limit for each part, so that a slow provider doesn't block the others. */
const PART_MS = 20_000;

interface PaymentWorkerOptions extends SettlementParts {
  deliveries: Deliveries;
  latePayments: LatePayments;
  outsideRefunds: OutsideRefunds;
  refunds: RefundsWorker;
  expiry: HoldExpiry;
  everyMs: number;
}

/**
 * Background work: retries failed webhook deliveries, looks up payments whose webhook never came or that may be reversed,
 * ends holds, sends reminders and refunds, deletes old rate-limit counters and
 * idempotency keys. Any number of processes can run it in parallel.
 */
export class PaymentWorker {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly options: PaymentWorkerOptions) {}

  start(): void {
    this.timer = setTimeout(() => {
      this.round = this.work().then(() => {
        if (!this.stopped) this.start();
      });
    }, this.options.everyMs);
    this.timer.unref();
  }

  /** Starts no further round; resolves when the current one is done. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.round;
  }

  /** Does everything that is due now. A failing part doesn't stop the others. */
  async work(): Promise<void> {
    const { db, now, deliveries, latePayments, outsideRefunds, refunds, expiry, log } =
      this.options;
    const parts: [string, (isOver: () => boolean) => Promise<void>][] = [
      ['deliveries', (isOver) => deliveries.work(isOver)],
      ['payments', (isOver) => latePayments.work(isOver)],
      ['holds', () => expiry.expireDue()],
      ['reminders', () => remindOfHolds(db, now())],
      ['refunds', (isOver) => refunds.work(isOver)],
      ['settled payments', (isOver) => outsideRefunds.work(isOver)],
      ['rate limits', () => sweepRateLimits(db)],
      ['idempotency keys', () => deleteOldKeys(db, now())],
    ];
    for (const [name, part] of parts) {
      if (this.stopped) return;
      const end = Date.now() + PART_MS;
      const isOver = () => this.stopped || Date.now() > end;
      await part(isOver).catch((error: unknown) =>
        log.error({ err: error, part: name }, 'round failed'),
      );
    }
  }
}
