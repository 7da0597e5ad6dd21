import { ApiError } from '@nzuko/shared-auth';

import { eventFailedMessage, feesMessage, pictureFailedMessage } from './eventMessages';

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

test.each([
  ['a missing event', 404, 'This event doesn’t exist or is no longer public.'],
  ['too many', 429, 'Too many pictures at once. Please try again in a minute.'],
  ['no answer', 0, 'Check your connection and try again in a moment.'],
  ['a busy server', 503, 'Check your connection and try again in a moment.'],
])('a picture of %s has its message', (_case, status, description) => {
  expect(pictureFailedMessage(failure(status)).description).toBe(description);
});

test('fees that the buyer bears are named', () => {
  expect(feesMessage('253.84')).toBe('The total includes ₦253.84 in fees.');
});
