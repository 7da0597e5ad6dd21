import type { User } from '@nzuko/contract';
import type { ApiError } from '@nzuko/shared-auth';

/** Thanks for confirming an address and says why it matters; no role if its account isn't signed in where the link was opened. */
export function confirmedMessage(role: User['role'] | undefined): string {
  switch (role) {
    case 'ORGANIZER':
      return 'Thank you. The events you publish are listed from now on.';
    case 'ATTENDEE':
      return 'Thank you. Your tickets will reach you.';
    default:
      return 'Thank you. Our emails will reach you.';
  }
}

/** Shown when confirming an address failed. */
export function confirmEmailMessage(error: ApiError): string {
  return error.text('detail') ?? 'We couldn’t confirm your email address. Please try again.';
}
