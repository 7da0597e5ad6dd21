import { ApiError } from '@nzuko/shared-auth';

import { accountMessage } from './accountMessages';

const failed = 'Failed to delete your account.';
const call = (status: number, data?: unknown) =>
  new ApiError(status === 0 ? 'network' : 'response', status, data, 'DELETE /auth/profile/');

test.each([
  [409, { detail: 'People hold tickets.' }, 'People hold tickets.'],
  [429, { detail: 'Too many attempts.' }, 'Too many attempts.'],
  [500, {}, 'Failed to delete your account. Please try again.'],
  [0, undefined, 'Failed to delete your account. Please try again.'],
])('an action that fails with %i %j shows %s', (status, data, message) => {
  expect(accountMessage(call(status, data), failed)).toBe(message);
});
