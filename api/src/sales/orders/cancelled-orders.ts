import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { cancelTickets } from './cancellation';
import { lockOrder } from './order-lock-repository';
import { openOrdersOfCancelledEvents } from './orders-repository';

interface CancelledOrdersOptions {
  db: Kysely<Database>;
  now: Clock;
  log: FastifyBaseLogger;
}

const POLL_MS = 10_000;
const AT_ONCE = 50;

/**
 * Ends the orders of cancelled events: frees seats and queues refunds, one transaction per order. Pending work is read from
 * the orders themselves, so if a process dies, the next round picks up the rest.
 */
export class CancelledOrders {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly options: CancelledOrdersOptions) {}

  start(): void {
    this.timer = setTimeout(() => {
      this.round = this.work()
        .catch((error: unknown) =>
          this.options.log.error({ err: error }, 'orders of cancelled events were not ended'),
        )
        .then(() => {
          if (!this.stopped) this.start();
        });
    }, POLL_MS);
    this.timer.unref();
  }

  /** Starts no further order; resolves when the current one is done. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.round;
  }

  /** Ends every open order. */
  async work(): Promise<void> {
    const { db, now } = this.options;
    for (;;) {
      const orderIds = await openOrdersOfCancelledEvents(db, AT_ONCE);
      for (const id of orderIds) {
        if (this.stopped) return;
        await db.transaction().execute(async (trx) => {
          const locked = await lockOrder(trx, id);
          if (locked.order.suspended_at) return;
          await cancelTickets(trx, locked, null, { reason: 'event_cancelled', now: now() });
        });
      }
      if (orderIds.length < AT_ONCE) return;
    }
  }
}
