import type { ApiError } from '../http/ApiError';

// The auth layer's rows of spec section 8: the server's `detail`, else a sentence of ours.

export const sessionExpiredMessage = 'Session expired. Please log in again.';
export const notAuthenticatedMessage = 'Not authenticated.';

/** What to say when signing in failed. */
export const loginMessage = (error: ApiError) =>
  error.text('detail') ?? 'Login failed. Please check your credentials.';

/** What to say when registering failed. */
export const registrationMessage = (error: ApiError) =>
  error.text('detail') ?? 'Registration failed. Please try again.';

/** What to say when a social sign-in failed; `provider` is `google` or `github`. */
export const socialLoginMessage = (provider: string, error: ApiError) =>
  error.text('detail') ?? `${provider} login failed`;

/** What to say when saving the profile failed. */
export const profileUpdateMessage = (error: ApiError) =>
  error.text('detail') ?? 'Profile update failed.';
