import { networkErrorMessage } from '@nzuko/contract';

import type { ApiError } from '../http/ApiError';

// The auth messages of spec section 8: the server's `detail`, or our own text.

export const notAuthenticatedMessage = 'Not authenticated.';

/** The message when signing in failed. Without a response, the credentials aren't known to be wrong. */
export const loginMessage = (error: ApiError) =>
  error.kind === 'network' || error.kind === 'timeout'
    ? networkErrorMessage
    : (error.text('detail') ?? 'Login failed. Please check your credentials.');

/** The message when registering failed. */
export const registrationMessage = (error: ApiError) =>
  error.text('detail') ?? 'Registration failed. Please try again.';

/** The message when a social sign-in failed; `provider` is `google` or `github`. */
export const socialLoginMessage = (provider: string, error: ApiError) =>
  error.text('detail') ?? `${provider} login failed`;

/** The message when saving the profile failed. */
export const profileUpdateMessage = (error: ApiError) =>
  error.text('detail') ?? 'Profile update failed.';
