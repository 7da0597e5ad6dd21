import type { ApiError } from '@nzuko/shared-auth';

// The social callback's messages of spec section 8.

const byCode = new Map([
  ['access_denied', 'Access was denied. Please grant the required permissions.'],
  ['no_code', 'No authorization code received from the provider.'],
  ['config_error', 'Authentication service is not properly configured.'],
  ['token_exchange_failed', 'Failed to exchange authorization code for access token.'],
  ['server_error', 'Server error occurred during authentication.'],
]);

/** Shown when the provider returned no token. */
export const noTokenMessage = 'No access token received from the authentication provider.';

/** The message for an `error` code in the callback's query. */
export const callbackErrorMessage = (code: string) =>
  byCode.get(code) ?? 'Authentication failed. Please try again.';

/** The message when the token exchange failed. */
export const tokenCallMessage = (error: ApiError) =>
  error.text('error') ??
  error.text('detail') ??
  error.fields.non_field_errors ??
  error.text('message') ??
  'Failed to authenticate with social provider.';
