import { DAY_MS } from '../../platform/durations';
import type { Tasks } from '../../platform/jobs/tasks';
import { openCase } from '../payment-cases/open-cases';
import { duePayments, leaseDuePayment } from './payment-leases-repository';
import * as repository from './payments-repository';
import type { PaymentRow } from './payments-repository';
import type { Knowledge, Settlement, SettlementParts } from './settlement';

/** How long we ask the provider about an unresolved payment. */
const WATCHED_MS = 7 * DAY_MS;

interface LatePaymentsParts extends SettlementParts {
  settlement: Pick<Settlement, 'settle'>;
}

/** Looks up payments whose webhook never came, for a week; if still unclear, they need a person. */
export class LatePayments {
  constructor(private readonly parts: LatePaymentsParts) {}

  readonly tasks = {
    check_payment: {
      run: (id) => this.check(id),
      due: (limit) => duePayments(this.parts.db, 'check_payment', this.parts.now(), limit),
    },
  } satisfies Tasks;

  /** Asks the provider about a payment, if it is due. */
  private async check(id: number): Promise<void> {
    const { db, settlement, now, log } = this.parts;
    const due = await leaseDuePayment(db, id, now());
    if (!due) return;
    const { reference, created_at: startedAt } = due;
    const known = await settlement.settle(reference).catch((error: unknown) => {
      log.warn({ err: error, reference }, 'a payment could not be looked up');
      return 'silence' as const;
    });
    if (now().getTime() - startedAt.getTime() >= WATCHED_MS) await this.endWatch(reference, known);
  }

  private async endWatch(reference: string, known: Knowledge | 'silence'): Promise<void> {
    const { db, log, now } = this.parts;
    const payment = await repository.findPayment(db, reference);
    if (!payment) return;
    const doubt = doubtAbout(payment, known);
    await db.transaction().execute(async (trx) => {
      // False if it was settled, perhaps by news that came while the provider kept us waiting.
      if (!(await repository.endWatch(trx, payment.id)) || !doubt) return;
      await openCase(trx, log, {
        kind: 'payment_unclear',
        subject: reference,
        payment_id: payment.id,
        detail: doubt,
        opened_at: now(),
      });
    });
  }
}

/** Why money may have moved; null if it certainly hasn't. */
function doubtAbout(payment: PaymentRow, known: Knowledge | 'silence'): string | null {
  switch (known) {
    case 'silence':
      return 'A week after this payment was started, the provider could not be asked about it. See there whether it was paid.';
    case 'foreign':
      return 'The provider returns a different payment for this one. Check in its dashboard what happened.';
    case 'unknown':
      // Without a payment page nobody can have paid.
      return payment.authorization_url === null
        ? null
        : 'The provider issued a payment page for this payment but no longer knows it.';
    case 'open':
      return payment.provider_status === 'abandoned'
        ? null
        : `A week after this payment was started, the provider still calls it “${payment.provider_status}”. See there whether it was paid.`;
    case 'failed':
    case 'settled':
    case 'not_ours':
      return null;
  }
}
