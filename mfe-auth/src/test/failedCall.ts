import { ApiError } from 'shared-auth';

/** The error of a call that the server answered so; status 0 for no answer at all. */
export const failedCall = (status: number, data?: unknown) =>
  new ApiError(status === 0 ? 'network' : 'response', status, data, 'POST /auth/…/');
