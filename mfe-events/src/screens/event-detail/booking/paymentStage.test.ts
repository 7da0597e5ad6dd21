import { buildPayment, daysFromNow } from '@nzuko/contract/testing';

import type { Payment } from '@nzuko/shared-auth/queries';
import { buildPurchase } from '../../../test/builders';
import { paymentStage } from './paymentStage';

const held = buildPurchase({ status: 'HELD' }).order;
const paymentOf = (status: Payment['status'], order: Payment['order']['status']) =>
  buildPayment({ status }, { status: order });

test('an order without a payment is waiting', () => {
  expect(paymentStage(held, undefined)).toBe('waiting');
});

test('a payment that a bank is working on waits for the bank', () => {
  expect(paymentStage(held, buildPayment({ is_at_bank: true }, { status: 'HELD' }))).toBe('atBank');
});

test('an order that its buyer cancelled elsewhere before paying is cancelled, not out of time', () => {
  const order = { status: 'EXPIRED', cancelled_at: daysFromNow(0) } as const;
  expect(paymentStage(held, buildPayment({ status: 'FAILED' }, order))).toBe('cancelled');
});

test.each([
  ['PENDING', 'HELD', 'waiting'],
  ['FAILED', 'HELD', 'declined'],
  ['PENDING', 'EXPIRED', 'expired'],
  ['FAILED', 'EXPIRED', 'expired'],
  ['PAID', 'PAID', 'paid'],
  ['PENDING', 'PAID', 'paid'],
  ['REFUNDING', 'PAID', 'paid'],
  ['REFUNDING', 'EXPIRED', 'refunded'],
  ['REFUNDED', 'EXPIRED', 'refunded'],
  ['REFUNDED', 'REFUNDED', 'refunded'],
  ['REFUNDING', 'HELD', 'returned'],
  ['REFUNDED', 'HELD', 'returned'],
] as const)('a %s payment of a %s order is %s', (payment, order, stage) => {
  expect(paymentStage(held, paymentOf(payment, order))).toBe(stage);
});
