import type { ApiError } from '@nzuko/shared-auth';

const TRY_AGAIN = 'Please try again.';

/** Shown when an account action failed: the server's message, or our default for the action. */
export const accountMessage = (error: ApiError, failed: string) =>
  error.text('detail') ?? `${failed} ${TRY_AGAIN}`;
