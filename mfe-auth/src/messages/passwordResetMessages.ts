import type { ApiError } from '@nzuko/shared-auth';

// The password reset's messages of spec section 8.

/** Shown when requesting the email failed. */
export function resetRequestMessage(error: ApiError): string {
  if (error.status === 404) return 'No account found with this email address.';
  return error.text('error') ?? 'Failed to send reset email. Please try again.';
}

/** Beside the failure once an answer was lost: the link works once, so trying again would fail if the first try went through. */
export const maybeResetMessage = 'Your new password may already be set: try signing in with it.';

/** Why the password wasn't set; `asksForNewLink` if only a new link helps. */
interface ResetConfirmFailure {
  text: string;
  asksForNewLink: boolean;
}

/** Shown when setting the password failed; null if the field errors already say why. */
export function resetConfirmFailure(error: ApiError): ResetConfirmFailure | null {
  if (error.status !== 400) {
    return { text: 'Failed to reset password. Please try again.', asksForNewLink: false };
  }
  // The link is valid but the password isn't: a new link wouldn't help.
  if ('password' in error.fields || 'password2' in error.fields) return null;
  return {
    text: error.text('error') ?? 'Invalid or expired reset link. Please request a new one.',
    asksForNewLink: true,
  };
}
