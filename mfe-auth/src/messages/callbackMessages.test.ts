import { failedCall } from '../test/failedCall';
import { callbackErrorMessage, tokenCallMessage } from './callbackMessages';

test.each([
  ['access_denied', 'Access was denied. Please grant the required permissions.'],
  ['no_code', 'No authorization code received from the provider.'],
  ['config_error', 'Authentication service is not properly configured.'],
  ['token_exchange_failed', 'Failed to exchange authorization code for access token.'],
  ['server_error', 'Server error occurred during authentication.'],
  ['teapot', 'Authentication failed. Please try again.'],
  ['constructor', 'Authentication failed. Please try again.'],
])('the callback error %s shows %s', (code, message) => {
  expect(callbackErrorMessage(code)).toBe(message);
});

const fallback = 'Failed to authenticate with social provider.';

test.each([
  [{ error: 'The error.', detail: 'The detail.' }, 'The error.'],
  [{ detail: 'The detail.', non_field_errors: ['The first.'] }, 'The detail.'],
  [{ non_field_errors: ['The first.', 'The second.'], message: 'x' }, 'The first.'],
  [{ message: 'The message.' }, 'The message.'],
  [{}, fallback],
  [undefined, fallback],
])('a token call that fails with %j shows %s', (data, message) => {
  expect(tokenCallMessage(failedCall(400, data))).toBe(message);
});

test('a token call without a response shows our default message', () => {
  expect(tokenCallMessage(failedCall(0))).toBe(fallback);
});
