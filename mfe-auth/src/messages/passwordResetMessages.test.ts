import { failedCall } from '../test/failedCall';
import { resetConfirmFailure, resetRequestMessage } from './passwordResetMessages';

const NOT_SENT = 'Failed to send reset email. Please try again.';
const NOT_RESET = 'Failed to reset password. Please try again.';
const BAD_LINK = 'Invalid or expired reset link. Please request a new one.';

test.each([
  [404, { error: 'x' }, 'No account found with this email address.'],
  [400, { error: 'This address is blocked.' }, 'This address is blocked.'],
  [429, { error: 'Too many tries.' }, 'Too many tries.'],
  [400, { email: ['wrong'] }, NOT_SENT],
  [500, {}, NOT_SENT],
  [0, undefined, NOT_SENT],
])('forgot password: %i %j shows %s', (status, data, message) => {
  expect(resetRequestMessage(failedCall(status, data))).toBe(message);
});

test.each([
  [400, { error: 'The link was used.' }, { text: 'The link was used.', asksForNewLink: true }],
  [400, {}, { text: BAD_LINK, asksForNewLink: true }],
  [400, undefined, { text: BAD_LINK, asksForNewLink: true }],
  [400, { password: ['Too common.'] }, null],
  [400, { password2: ["Passwords don't match"] }, null],
  [404, { error: 'x' }, { text: NOT_RESET, asksForNewLink: false }],
  [500, {}, { text: NOT_RESET, asksForNewLink: false }],
  [0, undefined, { text: NOT_RESET, asksForNewLink: false }],
])('reset confirm: %i %j shows %j', (status, data, failure) => {
  expect(resetConfirmFailure(failedCall(status, data))).toEqual(failure);
});
