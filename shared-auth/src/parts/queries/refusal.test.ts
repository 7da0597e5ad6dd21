import { ApiError } from '@nzuko/shared-auth';

import { refusalOf, refusalOr } from './refusal';

const failed = (status: number, data?: unknown) =>
  new ApiError(status === 0 ? 'network' : 'response', status, data, 'POST /tickets/1/cancel/');

test.each([
  [409, { detail: 'It was used.' }, 'It was used.'],
  [400, { email: ['Enter an email address.'] }, 'Enter an email address.'],
  [400, {}, undefined],
  [500, { detail: 'duplicate key value' }, undefined],
  [503, { email: ['down'] }, undefined],
  [0, undefined, undefined],
])('a failure with %i %j says %p', (status, data, reason) => {
  const error = failed(status, data);
  expect(refusalOf(error)).toBe(reason);
  expect(refusalOr('Please try again.')(error)).toBe(reason ?? 'Please try again.');
});
