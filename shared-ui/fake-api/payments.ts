import type { ApiSchemas } from 'shared-auth/page';

import { presentIssued, presentOrder, ticketsOf } from './orders';
import { naira } from './page';
import { conflict, notFound } from './refusals';
import { actorOf, route, type Call } from './route';
import { eventOf, type PaymentRow } from './store';

/** So long the payer of the fake takes on the payment page; then the payment has arrived. */
export const FAKE_PAYER_TAKES_MS = 5_000;

/** Settles what payers have paid meanwhile; whatever looks at a payment afterwards sees it as it is now. */
export function settlePayments({ store, now }: Pick<Call, 'store' | 'now'>): void {
  for (const payment of store.payments) {
    const { order, createdAt } = payment;
    if (payment.status !== 'PENDING' || order.status !== 'HELD') continue;
    if (now.getTime() < createdAt.getTime() + FAKE_PAYER_TAKES_MS) continue;
    Object.assign(payment, { status: 'PAID', paidAt: now });
    Object.assign(order, { status: 'PAID', paidAt: now });
    for (const ticket of ticketsOf({ store, now }, order)) ticket.status = 'VALID';
  }
}

function sentenceFor({ status, order }: PaymentRow, title: string): string {
  if (status === 'PAID') {
    return `Your payment for ${title} has arrived, and your tickets are valid.`;
  }
  if (status === 'REFUNDING') return 'Your payment is being sent back to you.';
  if (order.status === 'PAID') return 'These tickets are paid for by another payment.';
  if (order.status !== 'HELD') {
    return 'The time to pay has run out. If you have paid all the same, you get your tickets or your money back.';
  }
  return 'The payment has not been confirmed yet.';
}

function initiate(call: Call): ApiSchemas['PaymentInitiation'] {
  const { store, now, body } = call;
  const ticket = store.tickets.find(({ id }) => id === body.ticket_id);
  if (ticket?.order.userId !== actorOf(call).id) {
    throw notFound('There is no such ticket among yours.');
  }
  const { order } = ticket;
  if (order.status === 'PAID') throw conflict('already_paid', 'These tickets are paid for.');
  if (order.status === 'REFUNDED') {
    throw conflict('order_refunded', 'This order was cancelled and refunded.');
  }
  if (order.status === 'EXPIRED' || !order.expiresAt) {
    throw conflict(
      'hold_expired',
      'The time to pay for these tickets has run out, and their seats were given back. Please book again.',
    );
  }
  const attempt = store.payments.filter((payment) => payment.order === order).length + 1;
  const reference = `NZ-${order.id}-${attempt}-fa4e0000`;
  const payment: PaymentRow = {
    reference,
    order,
    status: 'PENDING',
    createdAt: now,
    paidAt: null,
    refunds: [],
  };
  store.payments.push(payment);
  return {
    authorization_url: checkoutOf(payment),
    reference,
    expires_at: order.expiresAt.toISOString(),
  };
}

/** A tab that stays blank stands for the provider's page: nobody has to do anything there. */
const checkoutOf = ({ reference }: PaymentRow) => `about:blank#${reference}`;

function look(call: Call): ApiSchemas['Payment'] {
  const payment = call.store.payments.find(({ reference }) => reference === call.params.reference);
  if (payment?.order.userId !== actorOf(call).id) {
    throw notFound('There is no such payment among yours.');
  }
  const { order } = payment;
  const isOpen = payment.status === 'PENDING' && order.status === 'HELD';
  return {
    reference: payment.reference,
    status: payment.status,
    detail: sentenceFor(payment, eventOf(call.store, order.eventId).title),
    amount: naira(order.totalKobo),
    currency: 'NGN',
    authorization_url: isOpen ? checkoutOf(payment) : null,
    created_at: payment.createdAt.toISOString(),
    paid_at: payment.paidAt?.toISOString() ?? null,
    order: presentOrder(order),
    tickets: ticketsOf(call, order).map(presentIssued),
    refunds: payment.refunds,
  };
}

export const paymentRoutes = [
  route('post', '/payments/initiate/', 'member', initiate),
  route('get', '/payments/{reference}/', 'member', look),
  route('post', '/payments/{reference}/check/', 'member', look),
];
