import { ApiError } from '@nzuko/shared-auth';

/** Whether the API says that there is no such thing, so that asking again won't help. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;
