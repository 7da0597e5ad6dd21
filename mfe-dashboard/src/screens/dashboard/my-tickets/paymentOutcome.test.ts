import { buildPayment, daysFromNow } from '@nzuko/contract/testing';

import { paymentOutcome, paymentTexts, refundTexts } from './paymentOutcome';

const buildSeen = (...facts: Parameters<typeof buildPayment>) => ({
  ...buildPayment(...facts),
  isChecked: true,
});

test.each([
  ['paid', { status: 'PAID' }, { status: 'PAID' }, 'Payment received', 'success', false],
  ['declined', { status: 'FAILED' }, {}, 'Payment declined', 'error', true],
  ['at the bank', { is_at_bank: true }, {}, 'Waiting for your bank', 'info', false],
  [
    'sent back by the bank',
    { status: 'FAILED', bank_transfer_rejected: true },
    {},
    'Transfer sent back',
    'error',
    true,
  ],
  ['abandoned', {}, {}, 'You have not paid yet', 'warning', true],
  [
    'declined, then paused',
    { status: 'FAILED', can_pay: false },
    {},
    'Payment declined',
    'error',
    false,
  ],
  ['abandoned, then paused', { can_pay: false }, {}, 'You have not paid yet', 'warning', false],
  ['expired', {}, { status: 'EXPIRED' }, 'Time to pay ran out', 'warning', false],
  [
    'declined, then expired',
    { status: 'FAILED' },
    { status: 'EXPIRED' },
    'Time to pay ran out',
    'warning',
    false,
  ],
  [
    'cancelled by its buyer',
    { status: 'FAILED' },
    { status: 'EXPIRED', cancelled_at: daysFromNow(0) },
    'Order cancelled',
    'info',
    false,
  ],
  [
    'late',
    { status: 'REFUNDING' },
    { status: 'EXPIRED' },
    'Your refund is on its way',
    'warning',
    false,
  ],
  [
    'refunded',
    { status: 'REFUNDED' },
    { status: 'REFUNDED' },
    'Your money was refunded',
    'info',
    false,
  ],
  [
    'sent back for its amount while the seats are held',
    { status: 'REFUNDING' },
    { status: 'HELD' },
    'Payment not accepted',
    'error',
    true,
  ],
  ['paid by another try', {}, { status: 'PAID' }, 'Already paid', 'success', false],
] as const)(
  'after the payment page, a payment that is %s is told so',
  (_case, payment, order, title, tone, canPay) => {
    expect(paymentOutcome(buildSeen(payment, order), true)).toEqual({ title, tone, canPay });
  },
);

test('while the payment page is open in another tab, a pending payment is awaited', () => {
  expect(paymentOutcome(buildSeen(), false)).toEqual({
    title: 'Waiting for your payment',
    tone: 'info',
    canPay: false,
  });
});

test.each(['PENDING', 'FAILED'] as const)(
  'a payment that was %s, and may have been made since, is not asked for again',
  (status) => {
    const unchecked = { ...buildPayment({ status, detail: 'Try again.' }), isChecked: false };
    expect(paymentOutcome(unchecked, true)).toEqual({
      title: 'We couldn’t check your payment yet',
      tone: 'warning',
      canPay: false,
    });
    expect(paymentTexts(unchecked, true)).toEqual([
      'If you’ve paid, don’t pay again. We’ll keep checking, and this page will update on its own.',
    ]);
  },
);

const lateRefund = {
  amount: '1500.00',
  reason: 'paid_too_late' as const,
  account_by: null,
  created_at: daysFromNow(0),
};

test.each([
  ['REQUESTED', '₦1,500 is being refunded: it arrived after your seats were released.'],
  ['DONE', '₦1,500 was refunded: it arrived after your seats were released.'],
] as const)('a refund that is %s is shown with its amount and reason', (status, text) => {
  expect(refundTexts(buildPayment({ refunds: [{ ...lateRefund, status }] }))).toEqual([text]);
});

test('money that came back is spoken of once', () => {
  const refunds = [{ ...lateRefund, reason: 'wrong_amount' as const, status: 'DONE' as const }];
  const detail = '₦1,500 has been refunded. Your tickets are still held.';
  const back = '₦1,500 was refunded: the amount didn’t match the price.';
  const returned = { status: 'REFUNDED', refunds, detail } as const;
  expect(paymentTexts(buildSeen(returned, { status: 'HELD' }), true)).toEqual([detail]);
  expect(paymentTexts(buildSeen(returned, { status: 'EXPIRED' }), true)).toEqual([back]);
});

test('a refund that needs an account is not called on its way', () => {
  const stuck = { status: 'NEEDS_ATTENTION' as const, account_by: daysFromNow(14) };
  const payment = buildSeen(
    { status: 'REFUNDING', refunds: [{ ...lateRefund, ...stuck }] },
    { status: 'EXPIRED' },
  );
  expect(paymentOutcome(payment, true).title).toBe('Your refund needs a bank account');
  expect(refundTexts(payment)).toEqual([
    '₦1,500 can’t be refunded until you give us a bank account: it arrived after your seats were released.',
  ]);
});
