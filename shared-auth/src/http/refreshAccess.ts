import axios from 'axios';

import { API_BASE_PATH, REFRESH_TIMEOUT_MS } from '../constants';
import { isTokenExpired } from '../tokens/tokenRules';
import { tokenStorage } from '../tokens/tokenStorage';
import { asApiError } from './asApiError';

let underWay: Promise<string | null> | null = null;

async function requestAccess(): Promise<string | null> {
  const refresh = tokenStorage.refresh();
  if (!refresh || isTokenExpired(refresh)) return null;
  try {
    const { data } = await axios.post<{ access: string }>(
      `${API_BASE_PATH}/auth/token/refresh/`,
      { refresh },
      { timeout: REFRESH_TIMEOUT_MS },
    );
    // The user signed out or switched accounts while the request was in flight, so discard the token.
    if (tokenStorage.refresh() !== refresh) return tokenStorage.access();
    tokenStorage.saveAccess(data.access);
    return data.access;
  } catch (error) {
    const failure = asApiError(error);
    // Only a rejected token ends the session; other errors don't.
    if (failure.status === 400 || failure.status === 401 || failure.status === 403) return null;
    throw failure;
  }
}

/**
 * Returns a fresh access token, or null when the session has ended (refresh token missing, expired or rejected).
 *
 * Concurrent callers share one refresh. Throws ApiError when the server can't be reached, which doesn't end the session.
 * Spec section 4.
 */
export function refreshAccess(): Promise<string | null> {
  underWay ??= requestAccess().finally(() => {
    underWay = null;
  });
  return underWay;
}
