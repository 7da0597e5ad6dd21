import { ApiError } from '@nzuko/shared-auth';

import { pictureFailedMessage } from './pictureMessages';

test.each([
  ['a missing event', 404, 'This event doesn’t exist or is no longer public.'],
  ['too many', 429, 'Too many pictures at once. Please try again in a minute.'],
  ['no answer', 0, 'Check your connection and try again in a moment.'],
  ['a busy server', 503, 'Check your connection and try again in a moment.'],
])('a picture of %s has its message', (_case, status, description) => {
  expect(
    pictureFailedMessage(
      new ApiError(status ? 'response' : 'network', status, undefined, 'GET /events/7/picture.png'),
    ).description,
  ).toBe(description);
});
