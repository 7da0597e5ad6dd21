import type { ApiError } from '@nzuko/shared-auth';

/** Shown when confirming an address failed. */
export function confirmEmailMessage(error: ApiError): string {
  return error.text('detail') ?? 'We couldn’t confirm your email address. Please try again.';
}
