import { ApiError } from 'shared-auth';

import {
  heldMessage,
  paymentFailedMessage,
  refundMessage,
  ticketCreatedMessage,
} from './paymentMessages';

test.each([
  ['NZ-9-1', 'Your ticket was created. Your payment reference is NZ-9-1.'],
  [undefined, 'Your ticket was created.'],
])('a paid booking with the reference %p says so', (reference, sentence) => {
  expect(ticketCreatedMessage(reference)).toBe(sentence);
});

test('a held order says until when, and for how much', () => {
  expect(heldMessage('₦500', 'Sat, 1 Mar 2031, 09:00 WAT')).toBe(
    'Your seats are held until Sat, 1 Mar 2031, 09:00 WAT. They are yours once ₦500 is paid; unpaid seats are released then.',
  );
});

test.each([
  ['paid_too_late', 'Your payment came after the time to pay, and the seats were gone.'],
  ['paid_twice', 'These tickets were already paid for.'],
  ['wrong_amount', 'The amount that arrived is not the price of these tickets.'],
  ['event_cancelled', 'The event has been cancelled.'],
  ['cancelled_by_buyer', 'This order was cancelled.'],
  [undefined, 'This order was cancelled.'],
] as const)('money that goes back because of %p says why, and how much', (reason, why) => {
  expect(refundMessage(reason, '₦500')).toBe(`${why} ₦500 is being sent back to you.`);
});

const failure = (status: number, data?: unknown) =>
  new ApiError(status ? 'response' : 'network', status, data, 'POST /payments/initiate/');

test.each([
  [failure(502, { error: 'Payments are down.', detail: 'x' }), 'Payments are down.'],
  [failure(409, { detail: 'This order is paid.' }), 'This order is paid.'],
  [failure(0), 'The payment page could not be opened. Your seats stay held; please try again.'],
])('a payment that could not be started says so %#', (error, sentence) => {
  expect(paymentFailedMessage(error)).toBe(sentence);
});
