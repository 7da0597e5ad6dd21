import { ApiError } from '@nzuko/shared-auth';

import {
  expiredMessage,
  heldMessage,
  checkFailedMessage,
  paymentFailedMessage,
  refundMessage,
  ticketCreatedMessage,
} from './paymentMessages';

test.each([
  [1, 'NZ-9-1', 'Your ticket was created. Your payment reference is NZ-9-1.'],
  [2, 'NZ-9-1', 'Your tickets were created. Your payment reference is NZ-9-1.'],
  [1, undefined, 'Your ticket was created.'],
])(
  'a paid booking of %p with the reference %p shows its message',
  (quantity, reference, sentence) => {
    expect(ticketCreatedMessage(quantity, reference)).toBe(sentence);
  },
);

test.each([
  [1, 'Your seat is held until Sat, 1 Mar 2031, 09:00 WAT. Pay ₦500 by then to keep it.'],
  [2, 'Your seats are held until Sat, 1 Mar 2031, 09:00 WAT. Pay ₦500 by then to keep them.'],
])('an unpaid order of %p says how long it is held, and the amount', (quantity, sentence) => {
  expect(heldMessage(quantity, '₦500', 'Sat, 1 Mar 2031, 09:00 WAT')).toBe(sentence);
});

test.each([
  [1, 'your seat was released', 'get your ticket or'],
  [2, 'your seats were released', 'get your tickets or'],
])('an order of %p that ran out says so', (quantity, released, outcome) => {
  expect(expiredMessage(quantity)).toContain(released);
  expect(expiredMessage(quantity)).toContain(outcome);
});

test.each([
  ['paid_too_late', 'Your payment arrived too late, after the seats were gone.'],
  ['paid_twice', 'This order was already paid for.'],
  ['wrong_amount', 'The amount we received doesn’t match the price of this order.'],
  ['event_cancelled', 'The event has been cancelled.'],
  ['event_suspended', 'Sales for this event were paused before your payment arrived.'],
  ['dispute_lost', 'Your dispute was accepted.'],
  ['cancelled_by_buyer', 'This order was cancelled.'],
  [undefined, 'This order was cancelled.'],
] as const)('a refund because of %p says why, and how much', (reason, why) => {
  expect(refundMessage(reason, '₦500')).toBe(`${why} ₦500 is being refunded to you.`);
});

test('a refund for a reason that this page doesn’t know yet still says how much', () => {
  const reason = 'not_known_yet' as Parameters<typeof refundMessage>[0];
  expect(refundMessage(reason, '₦500')).toBe(
    'This order was cancelled. ₦500 is being refunded to you.',
  );
});

const failure = (status: number, data?: unknown) =>
  new ApiError(status ? 'response' : 'network', status, data, 'POST /payments/initiate/');

test.each([
  [failure(502, { error: 'Payments are down.', detail: 'x' }), 'Payments are down.'],
  [failure(409, { detail: 'This order is paid.' }), 'This order is paid.'],
  [failure(0), 'We couldn’t open the payment page. Your order is still held, so please try again.'],
])('a payment that could not be started says so %#', (error, sentence) => {
  expect(paymentFailedMessage(error)).toBe(sentence);
});

test.each([
  [failure(502, { detail: 'The provider isn’t responding.' }), 'The provider isn’t responding.'],
  [
    failure(0),
    'We couldn’t check your payment. If you’ve paid, don’t pay again: we’ll keep checking.',
  ],
])('a payment that could not be checked says so %#', (error, sentence) => {
  expect(checkFailedMessage(error)).toBe(sentence);
});
