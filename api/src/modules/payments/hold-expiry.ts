import { lockOrder } from '../orders/order-lock';
import { endHold } from '../orders/order-endings';
import { openReferences } from './payments-repository';
import { ProviderError } from './provider-error';
import type { Settlement, SettlementParts } from './settlement';

/** While the provider does not answer, a hold that somebody began to pay is kept so long beyond its end. */
const PATIENCE_MS = 60 * 60 * 1000;

/** Ends holds whose time is up, after the provider was asked once more whether they were paid. */
export class HoldExpiry {
  constructor(
    private readonly parts: SettlementParts,
    private readonly settlement: Settlement,
  ) {}

  /** Every hold whose time is up now, at most a hundred at once. */
  async expireDue(): Promise<void> {
    const { db, now } = this.parts;
    const due = await db
      .selectFrom('orders')
      .select('id')
      .where('status', '=', 'HELD')
      .where('expires_at', '<=', now())
      .orderBy('expires_at')
      .limit(100)
      .execute();
    await this.expire(due.map(({ id }) => id));
  }

  /** These orders (ids), as far as they are unpaid holds whose time is up. */
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

  /** Settles what can be settled; false when the provider did not answer. */
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
