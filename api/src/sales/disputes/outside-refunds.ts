import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { Tasks } from '../../platform/jobs/tasks';
import { lockOrder, type LockedOrder } from '../orders/order-lock-repository';
import { giveUpKept } from '../orders/cancellation-repository';
import { openCase } from '../payment-cases/open-cases';
import { duePayments, leasePaidPayment } from '../payments/payment-leases-repository';
import { lockPayment, noteFee, type PaymentRow } from '../payments/payments-repository';
import { merchantNote } from '../../platform/provider/merchant-note';
import type { ProviderRefund } from '../../platform/provider/paystack-client';
import { recordMoneyBack, refundsOf, setProviderId } from '../payments/refund-endings-repository';
import type { Settlement, SettlementParts } from '../payments/settlement';
import { voidOrder } from './void-order';

type Trx = Transaction<Database>;
type KnownRefund = Awaited<ReturnType<typeof refundsOf>>[number];

interface OutsideRefundsParts extends SettlementParts {
  settlement: Settlement;
}

/** A payment's refunds as reported by the provider. */
interface Answer {
  refunds: ProviderRefund[];
  isReversed: boolean;
}

/** Handles money returned without our request: refunds made in the provider's dashboard and reversals by a bank. */
export class OutsideRefunds {
  constructor(private readonly parts: OutsideRefundsParts) {}

  readonly tasks = {
    recheck_payment: {
      run: (id) => this.recheck(id),
      due: (limit) => duePayments(this.parts.db, 'recheck_payment', this.parts.now(), limit),
    },
  } satisfies Tasks;

  /** Checks a settled payment once a day until its event is over, since the webhook of a reversal may be lost. */
  private async recheck(id: number): Promise<void> {
    const { db, client, now, log } = this.parts;
    const reference = await leasePaidPayment(db, id, now());
    if (reference === undefined) return;
    try {
      const answer = await client.verify(reference);
      if (answer?.status === 'reversed') await this.lookUp(reference);
      else if (answer?.fees != null) await noteFee(db, id, answer.fees);
    } catch (error) {
      // Due again tomorrow.
      log.warn({ err: error, reference }, 'a settled payment could not be looked up');
    }
  }

  /**
   * Asks the provider how much of a payment has been returned. A full refund ends the order; a partial one needs a person.
   *
   * @throws ProviderError when the provider can't be reached; nothing has changed then.
   */
  async lookUp(reference: string): Promise<void> {
    const { db, client, settlement } = this.parts;
    const payment = await settlement.settledPayment(reference);
    if (!payment || payment.provider_id === null) return;
    const [transaction, refunds] = await Promise.all([
      client.verify(reference),
      client.listRefunds(payment.provider_id),
    ]);
    const answer = { refunds, isReversed: transaction?.status === 'reversed' };
    await db.transaction().execute(async (trx) => {
      const locked = await lockOrder(trx, payment.order_id);
      await this.take(trx, locked, await lockPayment(trx, payment.id), answer);
    });
  }

  private async take(
    trx: Trx,
    locked: LockedOrder,
    payment: PaymentRow,
    { refunds, isReversed }: Answer,
  ): Promise<void> {
    const before = await refundsOf(trx, payment.id);
    const fresh: ProviderRefund[] = [];
    for (const refund of refunds) {
      if (refund.status !== 'processed' || isKnown(refund, before)) continue;
      const nameless = before.find(
        (row) => isNameless(row) && row.amount_kobo === amountOf(refund),
      );
      if (nameless) {
        // The provider's record of money we have already recorded, such as for a lost dispute.
        nameless.provider_id = refund.id;
        await setProviderId(trx, nameless.id, refund.id);
      } else fresh.push(refund);
    }
    const isSilentReversal =
      isReversed && payment.status === 'PAID' && before.length + fresh.length === 0;
    if (fresh.length === 0 && !isSilentReversal) return;
    if (isSilentReversal) {
      await this.endOrder(trx, locked, payment, payment.received_kobo ?? payment.amount_kobo, null);
      return;
    }
    await this.takeFresh(trx, locked, payment, { before, fresh });
  }

  private async takeFresh(
    trx: Trx,
    locked: LockedOrder,
    payment: PaymentRow,
    { before, fresh }: { before: KnownRefund[]; fresh: ProviderRefund[] },
  ): Promise<void> {
    let back = before.reduce((sum, { amount_kobo: amount }) => sum + amount, 0);
    let isOver = payment.status !== 'PAID' || locked.order.status !== 'PAID';
    for (const refund of fresh) {
      const amountKobo = amountOf(refund);
      back += amountKobo ?? 0;
      if (!isOver && amountKobo !== null && back >= payment.amount_kobo) {
        await this.endOrder(trx, locked, payment, amountKobo, refund.id);
        isOver = true;
        continue;
      }
      if (amountKobo !== null) await this.record(trx, payment, amountKobo, refund.id);
      if (isOver && amountKobo !== null && back <= payment.amount_kobo) {
        // Money that the policy had kept from a cancelled order goes back after all.
        await giveUpKept(trx, locked.order.id, amountKobo);
      } else await this.putOnList(trx, payment, refund, isOver);
    }
  }

  private async endOrder(
    trx: Trx,
    locked: LockedOrder,
    payment: PaymentRow,
    amountKobo: number,
    providerId: number | null,
  ): Promise<void> {
    const { now, log } = this.parts;
    log.warn({ reference: payment.reference }, 'a refund that we have not made ends an order');
    await this.record(trx, payment, amountKobo, providerId);
    const back = { reason: 'refunded_at_provider' as const, amountKobo, now: now() };
    await voidOrder(trx, locked, payment, back);
  }

  private record(trx: Trx, { id }: PaymentRow, amountKobo: number, providerId: number | null) {
    const reason = 'refunded_at_provider' as const;
    return recordMoneyBack(trx, id, { reason, amountKobo, providerId, now: this.parts.now() });
  }

  private putOnList(trx: Trx, payment: PaymentRow, refund: ProviderRefund, isOver: boolean) {
    const { now, log } = this.parts;
    return openCase(trx, log, {
      kind: isOver ? 'refunded_twice' : 'partial_refund',
      subject: `refund ${refund.id}`,
      payment_id: payment.id,
      detail: isOver
        ? 'The provider refunded a payment that we were already refunding, so the buyer may get the money twice.'
        : 'Part of this payment was refunded in the provider’s dashboard. The tickets are valid: decide which of them to cancel. What went back counts towards them.',
      opened_at: now(),
    });
  }
}

function isKnown({ id, merchant_note: note }: ProviderRefund, known: KnownRefund[]): boolean {
  return known.some((row) => row.provider_id === id || note === merchantNote(row.id));
}

/** Refunds recorded before the provider gave them an id. */
function isNameless({ provider_id: id, reason }: KnownRefund): boolean {
  return id === null && (reason === 'dispute_lost' || reason === 'refunded_at_provider');
}

function amountOf({ amount }: ProviderRefund): number | null {
  const kobo = Number(amount ?? Number.NaN);
  return Number.isSafeInteger(kobo) && kobo > 0 ? kobo : null;
}
