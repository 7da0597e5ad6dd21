import type { Role } from '@nzuko/contract';
import type { ApiError } from '@nzuko/shared-auth';

const TRY_AGAIN = 'Please try again.';

/** Shown when an account action failed: the server's message, or our default for the action. */
export const accountMessage = (error: ApiError, failed: string) =>
  error.text('detail') ?? `${failed} ${TRY_AGAIN}`;

/** Shown after an unanswered password change, which may have gone through, until another one succeeds. */
export const maybeChangedMessage =
  'Your connection dropped before we heard back, so your password may have changed. If the old one no longer works, use the new one.';

/** Shown when a deletion failed, or may have. */
export const deletionMessage = (error: ApiError) =>
  error.isUnreachable
    ? 'Your connection dropped before we heard back, so your account may have been deleted. If you can still sign in, try again.'
    : accountMessage(error, 'Failed to delete your account.');

/** Warns of everything a deletion takes away, before the user confirms it. */
export function deletionWarning(role: Role): string {
  const events = role === 'ATTENDEE' ? '' : 'Your upcoming events without tickets are cancelled. ';
  return `You’ll lose access to your tickets, including those for upcoming events, and they won’t be refunded: to get money back, cancel them first. ${events}This cannot be undone.`;
}
