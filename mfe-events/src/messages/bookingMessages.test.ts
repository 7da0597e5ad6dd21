import { ApiError } from '@nzuko/shared-auth';

import { bookingFailedMessage, registeredMessage } from './bookingMessages';

const failure = (status: number, data?: unknown) =>
  new ApiError(status ? 'response' : 'network', status, data, 'POST /tickets/purchase/');

test.each([
  [['NZ-7F3K'], 'Successfully registered! Your ticket number is NZ-7F3K.'],
  [['NZ-7F3K', 'NZ-9QXM'], 'Successfully registered! Your ticket numbers are below.'],
])('a free booking of %p says so', (numbers, sentence) => {
  expect(registeredMessage(numbers.map((ticket_number) => ({ ticket_number })))).toBe(sentence);
});

test.each([
  ['the error of the server', failure(409, { error: 'Sold out.', message: 'x' }), 'Sold out.'],
  ['the message of the server', failure(500, { message: 'Out of order.' }), 'Out of order.'],
  ['the first field error', failure(400, { quantity: ['At most 10.'] }), 'At most 10.'],
  ['an answer without words', failure(500, {}), 'Booking failed. Please try again.'],
  ['an answer that is not JSON', failure(502, '<html>'), 'Booking failed. Please try again.'],
  [
    'no answer',
    failure(0),
    'Booking failed. Please try again. We got no answer, so check your connection.',
  ],
])('a failed booking with %s shows its message %#', (_case, error, sentence) => {
  expect(bookingFailedMessage(error)).toBe(sentence);
});
