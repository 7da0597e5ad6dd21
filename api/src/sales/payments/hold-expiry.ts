import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { HOUR_MS, MINUTE_MS } from '../../platform/durations';
import type { Tasks } from '../../platform/jobs/tasks';
import { BANK_PATIENCE_MS } from '../../platform/limits';
import { lockOrder, type LockedOrder } from '../orders/order-lock-repository';
import { endHold } from '../orders/order-endings';
import { holdEnd } from '../orders/order-rules';
import { extendHold, overdueHolds } from '../orders/orders-repository';
import { openReferences, paymentAtBank } from './payments-repository';
import { ProviderError } from '../../platform/provider/provider-error';
import type { Settlement, SettlementParts } from './settlement';

/** How long an expired hold with a started payment is kept while the provider doesn't respond. */
const PATIENCE_MS = HOUR_MS;

/** How often a bank that is working on a payment is asked again. */
const ASK_BANK_MS = 5 * MINUTE_MS;

type Trx = Transaction<Database>;

/** Ends expired holds, after asking the provider once more whether they were paid. */
export class HoldExpiry {
  constructor(
    private readonly parts: SettlementParts,
    private readonly settlement: Settlement,
  ) {}

  readonly tasks = {
    expire_hold: {
      run: (id) => this.expire(id),
      due: (limit) => overdueHolds(this.parts.db, this.parts.now(), limit),
    },
  } satisfies Tasks;

  /** Ends these orders (ids) if they are unpaid, expired holds. If one fails, its job retries it. */
  async expireAll(orderIds: number[]): Promise<void> {
    for (const orderId of orderIds) {
      await this.expire(orderId).catch((error: unknown) => {
        this.parts.log.error({ err: error, order: orderId }, 'a hold could not be ended');
      });
    }
  }

  private async expire(orderId: number): Promise<void> {
    const { db, now, log } = this.parts;
    const isSilent = !(await this.ask(orderId));
    await db.transaction().execute(async (trx) => {
      const locked = await lockOrder(trx, orderId);
      const { status, expires_at: end } = locked.order;
      const since = end ? now().getTime() - end.getTime() : -1;
      if (status !== 'HELD' || since < 0 || (isSilent && since < PATIENCE_MS)) return;
      const keptUntil = await this.bankEnd(trx, locked);
      if (keptUntil) return extendHold(trx, orderId, { expires_at: keptUntil });
      await endHold(trx, locked);
      log.info({ order: orderId }, 'a hold has ended');
    });
  }

  /** When to stop holding seats for a bank that is working on the payment; null if none is, or it has taken too long. */
  private async bankEnd(trx: Trx, { order, event }: LockedOrder): Promise<Date | null> {
    const startedAt = await paymentAtBank(trx, order.id);
    if (!startedAt) return null;
    const now = this.parts.now();
    const end = holdEnd({ ...event, sale_ends_at: null }, startedAt, BANK_PATIENCE_MS);
    // In short steps: if the bank declines, the seats are free within minutes.
    return end <= now ? null : new Date(Math.min(end.getTime(), now.getTime() + ASK_BANK_MS));
  }

  /** Settles what it can; false if the provider didn't respond. */
  private async ask(orderId: number): Promise<boolean> {
    const { db, log } = this.parts;
    let answered = true;
    for (const reference of await openReferences(db, orderId)) {
      await this.settlement.settle(reference).catch((error: unknown) => {
        if (!(error instanceof ProviderError)) throw error;
        log.warn({ err: error, reference }, 'the provider was silent about a hold that ends');
        answered = false;
      });
    }
    return answered;
  }
}
