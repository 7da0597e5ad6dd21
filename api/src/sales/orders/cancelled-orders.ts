import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { addJobs } from '../../platform/jobs/job-queue-repository';
import type { Tasks } from '../../platform/jobs/tasks';
import { cancelTickets } from './cancellation';
import { lockOrder } from './order-lock-repository';
import { openOrdersOfCancelledEvents } from './orders-repository';

/** Ends the orders of cancelled events: frees seats and queues refunds, one job and transaction per order. */
export class CancelledOrders {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
  ) {}

  readonly tasks = {
    end_orders_of_event: {
      run: (id) =>
        this.db.transaction().execute(async (trx) => {
          await addJobs(trx, 'end_order', await openOrdersOfCancelledEvents(trx, id));
        }),
    },
    end_order: { run: (id) => this.end(id) },
    /** Catches orders that slipped through, such as when an older release cancelled the event. */
    end_orders_left: {
      every: '50 * * * *',
      run: async () => addJobs(this.db, 'end_order', await openOrdersOfCancelledEvents(this.db)),
    },
  } satisfies Tasks;

  private end(orderId: number): Promise<void> {
    return this.db.transaction().execute(async (trx) => {
      const locked = await lockOrder(trx, orderId);
      // A disputed payment may already have been returned, so it waits for the bank's decision.
      if (locked.event.status !== 'CANCELLED' || locked.order.suspended_at) return;
      await cancelTickets(trx, locked, null, { reason: 'event_cancelled', now: this.now() });
    });
  }
}
