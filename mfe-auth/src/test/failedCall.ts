import { ApiError } from '@nzuko/shared-auth';

/** The error of a failed call; status 0 means no response. */
export const failedCall = (status: number, data?: unknown) =>
  new ApiError(status === 0 ? 'network' : 'response', status, data, 'POST /auth/…/');
