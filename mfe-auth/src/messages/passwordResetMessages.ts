import type { ApiError } from 'shared-auth';

// The password reset's rows of spec section 8.

/** What to say when asking for the mail failed. */
export function resetRequestMessage(error: ApiError): string {
  if (error.status === 404) return 'No account found with this email address.';
  return error.text('error') ?? 'Failed to send reset email. Please try again.';
}

/** Why the new password was not set; `asksForNewLink` where only another mail helps. */
export interface ResetConfirmFailure {
  text: string;
  asksForNewLink: boolean;
}

/** What to say when setting the new password failed; null where the fields' own errors say it. */
export function resetConfirmFailure(error: ApiError): ResetConfirmFailure | null {
  if (error.status !== 400) {
    return { text: 'Failed to reset password. Please try again.', asksForNewLink: false };
  }
  // The link is good and the password is not: a new link would not help.
  if ('password' in error.fields || 'password2' in error.fields) return null;
  return {
    text: error.text('error') ?? 'Invalid or expired reset link. Please request a new one.',
    asksForNewLink: true,
  };
}
