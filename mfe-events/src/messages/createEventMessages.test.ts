import { ApiError, type ApiErrorKind } from '@nzuko/shared-auth';

import { createEventFailedMessage, draftRequiresMessage } from './createEventMessages';

const failure = (status: number, data?: unknown, kind: ApiErrorKind = 'response') =>
  new ApiError(kind, status, data, 'POST /events/');

const network = 'Network error. Please check your connection and try again.';

test.each([
  ['401', failure(401, { detail: 'x' }), 'Authentication failed. Please log in again.'],
  [
    '403',
    failure(403, { detail: 'x' }),
    'You do not have permission to create events. Please contact an administrator.',
  ],
  [
    '403 to a suspended account',
    failure(403, { detail: 'Your account is suspended.', code: 'account_suspended' }),
    'Your account is suspended.',
  ],
  [
    '400 with the errors of fields',
    failure(400, {
      title: ['Title is required'],
      end_date: ['End date is required', 'End date must be after start date'],
      non_field_errors: ['Too many events today.'],
    }),
    'Title is required. End date is required. End date must be after start date. Too many events today.',
  ],
  ['400 with an error', failure(400, { error: 'No.', message: 'Really no.' }), 'No. Really no.'],
  ['400 that says the same twice', failure(400, { error: 'No.', detail: 'No.' }), 'No.'],
  ['400 without words', failure(400, {}), 'Invalid data provided'],
  ['400 that is no object', failure(400, 'bad'), 'Invalid data provided'],
  [
    '422 of a press that arrived before it was changed',
    failure(422, { detail: 'x', code: 'idempotency_key_reused' }),
    'Your event was saved as it was before you changed it. You’ll find it in your dashboard, where you can edit it.',
  ],
  ['another status with a message', failure(413, { message: 'Too big.' }), 'Too big.'],
  ['another status with an error', failure(429, { error: 'Slower.' }), 'Slower.'],
  ['another status without words', failure(503, '<html>'), 'Server error: 503'],
  ['no response', failure(0, undefined, 'network'), network],
  ['no response in time', failure(0, undefined, 'timeout'), network],
  [
    'a cancelled call',
    failure(0, undefined, 'cancelled'),
    'An unexpected error occurred. Please try again.',
  ],
  [
    'anything else',
    ApiError.from(new TypeError('x is undefined')),
    'An unexpected error occurred. Please try again.',
  ],
])('%s has its message', (_case, error, sentence) => {
  expect(createEventFailedMessage(error)).toBe(sentence);
});

test('a draft says what is missing', () => {
  expect(draftRequiresMessage(['Title', 'Category'])).toBe(
    'The following fields are required: Title, Category',
  );
});
