import { lockOrder } from '../orders/order-lock-repository';
import { endHold } from '../orders/order-endings';
import { overdueHolds } from '../orders/orders-repository';
import { openReferences } from './payments-repository';
import { ProviderError } from './provider-error';
import type { Settlement, SettlementParts } from './settlement';

/** How long an expired hold with a started payment is kept while the provider doesn't respond. */
const PATIENCE_MS = 60 * 60 * 1000;

const AT_ONCE = 100;

/** Ends expired holds, after asking the provider once more whether they were paid. */
export class HoldExpiry {
  constructor(
    private readonly parts: SettlementParts,
    private readonly settlement: Settlement,
  ) {}

  /** All expired holds, at most a hundred at once. */
  async expireDue(): Promise<void> {
    const { db, now } = this.parts;
    await this.expire(await overdueHolds(db, now(), AT_ONCE));
  }

  /** Those of these orders (ids) that are unpaid, expired holds. */
  async expire(orderIds: number[]): Promise<void> {
    const { db, now, log } = this.parts;
    for (const orderId of orderIds) {
      const isSilent = !(await this.ask(orderId));
      await db.transaction().execute(async (trx) => {
        const locked = await lockOrder(trx, orderId);
        const { status, expires_at: end } = locked.order;
        const since = end ? now().getTime() - end.getTime() : -1;
        if (status !== 'HELD' || since < 0 || (isSilent && since < PATIENCE_MS)) return;
        await endHold(trx, locked);
        log.info({ order: orderId }, 'a hold has ended');
      });
    }
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
