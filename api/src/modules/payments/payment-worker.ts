import { sweepRateLimits } from '../../http/rateLimits';
import type { HoldExpiry } from './hold-expiry';
import { leaseDuePayments } from './payments-repository';
import type { RefundsWorker } from './refunds-worker';
import { remindOfHolds } from './reminders';
import type { Settlement, SettlementParts } from './settlement';

const AT_ONCE = 10;

interface PaymentWorkerOptions extends SettlementParts {
  settlement: Settlement;
  refunds: RefundsWorker;
  expiry: HoldExpiry;
  everyMs: number;
}

/**
 * What must happen though nobody calls: payments whose webhook never came are settled (each is asked about once a
 * minute), holds end, buyers are reminded, refunds go out, counts of
 * calls that are over are forgotten. Any number of processes run it side by side.
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

  /** Begins no further round; resolves when the one under way has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.round;
  }

  /** One round of everything that is due now. A part that fails does not keep the others from their work. */
  async work(): Promise<void> {
    const { db, now, refunds, expiry, log } = this.options;
    const parts: [string, () => Promise<void>][] = [
      ['payments', () => this.settleDue()],
      ['holds', () => expiry.expireDue()],
      ['reminders', () => remindOfHolds(db, now())],
      ['refunds', () => refunds.work()],
      ['rate limits', () => sweepRateLimits(db)],
    ];
    for (const [name, part] of parts) {
      if (this.stopped) return;
      await part().catch((error: unknown) => log.error({ err: error, part: name }, 'round failed'));
    }
  }

  private async settleDue(): Promise<void> {
    const { db, now, settlement, log } = this.options;
    for (;;) {
      const references = await leaseDuePayments(db, now(), AT_ONCE);
      await Promise.all(
        references.map((reference) =>
          settlement.settle(reference).catch((error: unknown) => {
            log.warn({ err: error, reference }, 'a payment could not be looked up');
          }),
        ),
      );
      if (references.length < AT_ONCE || this.stopped) return;
    }
  }
}
