import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { cancelTickets } from '../orders/cancellation';
import { lockOrder } from '../orders/order-lock';
import { openOrdersOfCancelledEvents } from './event-editing-repository';

interface CancelledOrdersOptions {
  db: Kysely<Database>;
  now: Clock;
  log: FastifyBaseLogger;
}

const POLL_MS = 10_000;
const AT_ONCE = 50;

/**
 * Ends the orders of cancelled events: seats are given back, refunds queued, each order in a transaction of its own.
 * What is left to do is read from the orders themselves, so a process that dies leaves the rest to the next round.
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

  /** Begins no further order; resolves when the one under way has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.round;
  }

  /** Ends every order that is still open. */
  async work(): Promise<void> {
    const { db, now } = this.options;
    for (;;) {
      const orderIds = await openOrdersOfCancelledEvents(db, AT_ONCE);
      for (const id of orderIds) {
        if (this.stopped) return;
        await db.transaction().execute(async (trx) => {
          const locked = await lockOrder(trx, id);
          await cancelTickets(trx, locked, null, { reason: 'event_cancelled', now: now() });
        });
      }
      if (orderIds.length < AT_ONCE) return;
    }
  }
}
