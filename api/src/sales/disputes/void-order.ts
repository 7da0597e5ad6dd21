import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { queueMail } from '../../platform/outbox/outbox-repository';
import { cancelTickets } from '../orders/cancellation';
import { giveUpKept } from '../orders/cancellation-repository';
import type { LockedOrder } from '../orders/order-lock-repository';
import { holdersOf } from '../orders/holders-of-order';
import { validTicketsOf } from '../orders/orders-repository';
import type { MoneyBack } from '../../platform/database/paymentStates';
import * as payments from '../payments/payments-repository';
import type { PaymentRow } from '../payments/payments-repository';
import { tellOfRefund } from '../payments/refund-queue';
import { dueKobo } from '../orders/refund-terms';
import * as repository from './disputes-repository';

type Trx = Transaction<Database>;

/**
 * Ends a paid order whose money was returned without our request: voids its tickets, frees its seats and notifies everyone
 * involved.
 */
export async function voidOrder(
  trx: Trx,
  locked: LockedOrder,
  payment: PaymentRow,
  back: { reason: MoneyBack; amountKobo: number; now: Date },
): Promise<void> {
  const { order } = locked;
  const { reason, amountKobo, now } = back;
  const letter = await repository.orderInLetters(trx, order.id);
  const buyerEmail = letter.buyer_email.toLowerCase();
  const holders = await holdersOf(trx, order.id);
  const valid = await validTicketsOf(trx, order.id);
  // First, so that the cancellation finds no payment to refund.
  await payments.endPaidPayment(trx, payment.id);
  await cancelTickets(trx, locked, null, { reason, now });
  await giveUpKept(trx, order.id, dueKobo(order));
  await repository.setSuspended(trx, order.id, null);

  await tellOfRefund(trx, { paymentId: payment.id, amountKobo, reason });
  const about = { eventTitle: letter.title, buyer: letter.buyer_name };
  for (const { email, name, ticketNumbers } of holders) {
    if (email.toLowerCase() === buyerEmail) continue;
    await queueMail(trx, {
      template: 'tickets_void',
      recipient: email,
      data: { ...about, to: 'holder', firstName: name, ticketNumbers },
    });
  }
  // After a dispute the organizer gets a separate mail.
  if (reason === 'dispute_lost') return;
  await queueMail(trx, {
    template: 'tickets_void',
    recipient: letter.email,
    data: {
      ...about,
      to: 'organizer',
      firstName: letter.first_name,
      ticketNumbers: valid.map(({ ticket_number: number }) => number),
    },
  });
}
