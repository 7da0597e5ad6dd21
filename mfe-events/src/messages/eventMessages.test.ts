import { ApiError } from '@nzuko/shared-auth';

import { eventFailedMessage, feesMessage } from './eventMessages';

const failure = (status: number, data?: unknown) =>
  new ApiError(status ? 'response' : 'network', status, data, 'GET /events/7/');

test.each([
  [
    'an unknown event',
    failure(404, { detail: 'No.' }),
    'This event doesn’t exist or is no longer public.',
  ],
  ['no answer', failure(0), 'Network error. Please check your connection and try again.'],
  ['a silent gateway', failure(503), 'Network error. Please check your connection and try again.'],
  ['the detail of the server', failure(500, { detail: 'Out of order.' }), 'Out of order.'],
  [
    'an answer without words',
    failure(500, {}),
    'This event could not be loaded. Please try again.',
  ],
])('%s has its message', (_case, error, sentence) => {
  expect(eventFailedMessage(error)).toBe(sentence);
});

test('fees that the buyer bears are named', () => {
  expect(feesMessage('253.84')).toBe('The total includes ₦253.84 in fees.');
});
