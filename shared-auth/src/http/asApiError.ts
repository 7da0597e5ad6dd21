import { isAxiosError, isCancel } from 'axios';

import { ApiError } from './ApiError';

/** Converts any transport error into an ApiError. */
export function asApiError(error: unknown): ApiError {
  if (!isAxiosError(error)) return ApiError.from(error);
  const { config, response, code } = error;
  const request = `${(config?.method ?? 'get').toUpperCase()} ${config?.url ?? ''}`;
  if (response) {
    return new ApiError('response', response.status, response.data, request, { cause: error });
  }
  const kind = isCancel(error)
    ? 'cancelled'
    : code === 'ECONNABORTED' || code === 'ETIMEDOUT'
      ? 'timeout'
      : 'network';
  return new ApiError(kind, 0, undefined, request, { cause: error });
}
