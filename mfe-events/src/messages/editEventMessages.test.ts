import { ApiError } from '@nzuko/shared-auth';

import { editEventFailedMessage } from './editEventMessages';

const failure = (status: number, data?: unknown) =>
  new ApiError(status ? 'response' : 'network', status, data, 'PATCH /events/7/');

test.each([
  ['401', failure(401), 'Authentication failed. Please log in again.'],
  ['403 without words', failure(403, {}), 'Only the organizer of an event can change it.'],
  [
    '403 to an unconfirmed address, whose organizer wants to write to attendees',
    failure(403, { detail: 'Confirm your email address.', code: 'email_unverified' }),
    'Confirm your email address.',
  ],
  [
    '400 with the errors of fields',
    failure(400, { max_attendees: ['12 seats are already taken'] }),
    '12 seats are already taken.',
  ],
  [
    'the error of a cancelled event',
    failure(409, { error: 'This event has been cancelled.' }),
    'This event has been cancelled.',
  ],
  [
    'the conflict with another change',
    failure(409, { code: 'event_changed', detail: 'x' }),
    'This event has been changed since you opened it. Please reload the page to see it as it is now.',
  ],
  ['an answer without words', failure(500, {}), 'Server error: 500'],
  ['no answer', failure(0), 'Network error. Please check your connection and try again.'],
])('a change refused with %s has its message', (_case, error, sentence) => {
  expect(editEventFailedMessage(error)).toBe(sentence);
});
