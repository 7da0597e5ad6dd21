import { BANK_PATIENCE_MS } from '../../platform/limits';
import { durationText } from '../../platform/durationText';
import { AT_BANK } from '../../platform/database/paymentStates';
import { formatNaira, naira } from '../../platform/money';
import { presentOrder } from '../orders/order-presenter';
import type { PaymentOfUser, refundsOfPayment } from './payments-repository';
import type { Payment } from './payments-schemas';

/** A payment as its buyer sees it, with its order, tickets and refunds. */
export function presentPayment(
  row: PaymentOfUser,
  tickets: Payment['tickets'],
  refunds: Awaited<ReturnType<typeof refundsOfPayment>>,
): Payment {
  const isOpen = row.payment_status === 'PENDING' || row.payment_status === 'FAILED';
  return {
    reference: row.reference,
    status: row.payment_status,
    is_at_bank: isAtBank(row),
    detail: sentenceFor(
      row,
      refunds.reduce((sum, { amount_kobo: kobo }) => sum + kobo, 0),
    ),
    bank_transfer_rejected: isOpen && row.rejected_transfer !== null,
    amount: formatNaira(row.amount_kobo),
    currency: 'NGN',
    authorization_url: isOpen && row.status === 'HELD' ? row.authorization_url : null,
    created_at: row.started_at.toISOString(),
    paid_at: row.payment_paid_at?.toISOString() ?? null,
    order: presentOrder(row),
    tickets,
    refunds: refunds.map(({ amount_kobo, reason, status, account_by, created_at }) => ({
      amount: formatNaira(amount_kobo),
      reason,
      status,
      account_by: account_by?.toISOString() ?? null,
      created_at: created_at.toISOString(),
    })),
  };
}

/** The payer has done their part; a bank has yet to confirm it. */
function isAtBank({ payment_status: status, status: orderStatus, ...row }: PaymentOfUser): boolean {
  return (
    status === 'PENDING' && orderStatus === 'HELD' && AT_BANK.includes(row.provider_status ?? '')
  );
}

function sentenceFor(row: PaymentOfUser, refundedKobo: number): string {
  const {
    payment_status: status,
    status: orderStatus,
    title,
    quantity,
    suspended_at: suspendedAt,
    rejected_transfer: rejection,
    amount_kobo: kobo,
  } = row;
  const part = refundedKobo < kobo ? `${naira(refundedKobo)} of your payment` : 'Your payment';
  const [tickets, ticketsAre] =
    quantity === 1 ? ['ticket', 'ticket is'] : ['tickets', 'tickets are'];
  switch (status) {
    case 'PAID':
      if (orderStatus === 'REFUNDED') {
        // One ticket may have been cancelled in time, and the last one too late.
        return refundedKobo > 0
          ? `Your ${ticketsAre} cancelled. ${part} is refunded.`
          : `Your ${ticketsAre} cancelled. By the terms of your booking, nothing is refunded.`;
      }
      if (suspendedAt)
        return `Your payment is disputed. Your ${ticketsAre} on hold until the dispute is settled.`;
      return `Your payment for ${title} has arrived, and your ${ticketsAre} valid.`;
    case 'REFUNDING':
      return `${part} is being refunded.`;
    case 'REFUNDED':
      return `${part} has been refunded.`;
    default:
  }
  if (orderStatus === 'PAID') return 'Another payment has already covered this order.';
  if (orderStatus !== 'HELD') {
    return `Time to pay ran out. If you’ve already paid, you’ll get your ${tickets} or your money back.`;
  }
  const tryAgain = `Your ${ticketsAre} still held, so`;
  if (rejection === 'WRONG_AMOUNT') {
    return `Your bank transfer was sent back, because it wasn’t exactly ${naira(kobo)}. ${tryAgain} please pay again.`;
  }
  if (rejection) return `Your bank transfer was sent back. ${tryAgain} please pay another way.`;
  return status === 'FAILED'
    ? `Your payment was declined. ${tryAgain} try again or use another card.`
    : isAtBank(row)
      ? `Your bank is working on the payment. Your ${ticketsAre} held for up to ${durationText(BANK_PATIENCE_MS)} while it does.`
      : 'The payment has not been confirmed yet.';
}
