import { BANK_PATIENCE_MS } from '../../platform/limits';
import { durationText } from '../../platform/durationText';
import { AT_BANK } from '../../platform/database/paymentStates';
import { formatNaira, naira } from '../../platform/money';
import { formatInZone } from '../../platform/timezones';
import { presentOrder } from '../orders/order-presenter';
import { heldUntil, salesStopped } from '../orders/unpaid-hold';
import type { PaymentOfUser, RefundsOfPayment } from './payment-status-repository';
import type { Payment } from './payments-schemas';

/** A payment as its buyer sees it, with its order, tickets and refunds. */
export function presentPayment(
  row: PaymentOfUser,
  tickets: Payment['tickets'],
  refunds: RefundsOfPayment,
  now: Date,
): Payment {
  const isOpen = row.payment_status === 'PENDING' || row.payment_status === 'FAILED';
  const canPay = holdEnd(row, now) !== null;
  return {
    reference: row.reference,
    status: row.payment_status,
    is_at_bank: isAtBank(row),
    detail: sentenceFor(row, refunds, now),
    bank_transfer_rejected: isOpen && row.rejected_transfer !== null,
    can_pay: canPay,
    amount: formatNaira(row.amount_kobo),
    currency: 'NGN',
    authorization_url: isOpen && canPay ? row.authorization_url : null,
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

const holdEnd = (row: PaymentOfUser, now: Date) =>
  heldUntil(row, { status: row.event_status, suspended_at: row.event_suspended_at }, now);

/** Whether the payer has done their part and a bank has yet to confirm it. */
function isAtBank({ payment_status: status, status: orderStatus, ...row }: PaymentOfUser): boolean {
  return (
    status === 'PENDING' && orderStatus === 'HELD' && AT_BANK.includes(row.provider_status ?? '')
  );
}

const ticketsAreIn = ({ quantity }: PaymentOfUser) =>
  quantity === 1 ? 'ticket is' : 'tickets are';

function sentenceFor(row: PaymentOfUser, refunds: RefundsOfPayment, now: Date): string {
  const { payment_status: status, status: orderStatus, title, amount_kobo: kobo } = row;
  const refundedKobo = refunds.reduce((sum, { amount_kobo: each }) => sum + each, 0);
  const part = refundedKobo < kobo ? `${naira(refundedKobo)} of your payment` : 'Your payment';
  const ticketsAre = ticketsAreIn(row);
  switch (status) {
    case 'PAID':
      if (orderStatus === 'REFUNDED') {
        // One ticket may have been cancelled in time, and the last one too late.
        return refundedKobo > 0
          ? `Your ${ticketsAre} cancelled. ${part} is refunded.`
          : `Your ${ticketsAre} cancelled. By the terms of your booking, nothing is refunded.`;
      }
      if (row.suspended_at)
        return `Your payment is disputed. Your ${ticketsAre} on hold until the dispute is settled.`;
      return `Your payment for ${title} has arrived, and your ${ticketsAre} valid.`;
    case 'REFUNDING':
    case 'REFUNDED': {
      const goesBack = status === 'REFUNDED' ? 'has been refunded' : 'is being refunded';
      return payAgain(row, `${naira(refundedKobo)} ${goesBack}`, now) ?? `${part} ${goesBack}.`;
    }
    default:
  }
  if (orderStatus === 'PAID') return 'Another payment has already covered this order.';
  const isOnSale = row.event_status !== 'CANCELLED' && !row.event_suspended_at;
  return orderStatus === 'HELD' && isOnSale ? heldSentence(row) : endedSentence(row);
}

/** Asks for another payment while the seats are held, as after one of a wrong amount. */
function payAgain(row: PaymentOfUser, refund: string, now: Date): string | undefined {
  const end = holdEnd(row, now);
  if (!end) return undefined;
  const until = formatInZone(end, row.timezone);
  return `${refund}, because it didn’t match the price. Your ${ticketsAreIn(row)} still held until ${until}, so please pay ${naira(row.amount_kobo)} for ${row.title}.`;
}

/** For a payment that may come too late. */
function endedSentence(row: PaymentOfUser): string {
  const why = whyNoTickets(row);
  if (why !== null) return `${why} If you’ve already paid, you’ll get your money back.`;
  const { quantity } = row;
  const [seatsWere, tickets] = quantity === 1 ? ['seat was', 'ticket'] : ['seats were', 'tickets'];
  return `Your ${seatsWere} released. If you’ve already paid, you’ll get your ${tickets} or your money back.`;
}

/** Why a payment goes back whatever the seats; null if it may still buy them. */
function whyNoTickets({ title, ...row }: PaymentOfUser): string | null {
  if (row.event_status === 'CANCELLED') return `${title} has been cancelled.`;
  if (row.cancelled_at) return 'You cancelled this order.';
  return row.event_suspended_at ? salesStopped(title).message : null;
}

/** For a payment that hasn't arrived. */
function heldSentence(row: PaymentOfUser): string {
  const { payment_status: status, rejected_transfer: rejection, amount_kobo: kobo } = row;
  const ticketsAre = ticketsAreIn(row);
  const tryAgain = `Your ${ticketsAre} still held, so`;
  if (rejection === 'WRONG_AMOUNT') {
    return `Your bank transfer was sent back, because it wasn’t exactly ${naira(kobo)}. ${tryAgain} please pay again.`;
  }
  if (rejection) return `Your bank transfer was sent back. ${tryAgain} please pay another way.`;
  if (status === 'FAILED') {
    return `Your payment was declined. ${tryAgain} try again or use another card.`;
  }
  return isAtBank(row)
    ? `Your bank is working on the payment. Your ${ticketsAre} held for up to ${durationText(BANK_PATIENCE_MS)} while it does.`
    : 'The payment has not been confirmed yet.';
}
