import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { formatNaira } from '../../platform/money';
import { addJob } from '../../platform/jobs/job-queue-repository';
import type { RefundMail } from '../../platform/outbox/mail-content';
import { queueMail } from '../../platform/outbox/outbox-repository';
import type { RefundReason } from '../../platform/database/paymentStates';
import { insertRefund, payerOf } from './payments-repository';

/** The ticket that a refund is for, and how much of its price goes back. */
export type RefundedTicket = Pick<RefundMail, 'ticket' | 'fees' | 'covers'>;

/** Queues a refund (kobo) and the mail to the buyer, in the transaction of its cause. */
export async function queueRefund(
  trx: Transaction<Database>,
  refund: {
    paymentId: number;
    amountKobo: number;
    reason: RefundReason;
    now: Date;
    /** How much the platform returns of its own fee, and bears of the payment's. Kobo. */
    platformFeeKobo?: number;
    lostFeeKobo?: number;
    /** The end of its hold, if the seats can still be paid for. */
    heldUntil?: Date | null;
    of?: RefundedTicket;
  },
): Promise<void> {
  const { paymentId, amountKobo, reason, now, platformFeeKobo = 0, lostFeeKobo = 0 } = refund;
  const id = await insertRefund(trx, {
    payment_id: paymentId,
    amount_kobo: amountKobo,
    platform_fee_kobo: platformFeeKobo,
    lost_fee_kobo: lostFeeKobo,
    reason,
    next_attempt_at: now,
    created_at: now,
  });
  await addJob(trx, 'move_refund', id);
  await tellOfRefund(trx, refund);
}

/** Mails the buyer the refunded amount (kobo) and the reason. */
export async function tellOfRefund(
  trx: Transaction<Database>,
  refund: {
    paymentId: number;
    amountKobo: number;
    reason: RefundReason;
    heldUntil?: Date | null;
    of?: RefundedTicket;
  },
): Promise<void> {
  const { paymentId, amountKobo, reason, heldUntil, of } = refund;
  const payer = await payerOf(trx, paymentId);
  await queueMail(trx, {
    template: 'refund',
    recipient: payer.email,
    data: {
      firstName: payer.first_name,
      eventTitle: payer.title,
      amount: formatNaira(amountKobo),
      reason,
      reference: payer.reference,
      quantity: payer.quantity,
      ...of,
      ...(heldUntil && {
        heldUntil: { at: heldUntil.toISOString(), timezone: payer.timezone },
      }),
    },
  });
}
