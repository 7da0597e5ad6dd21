import axios from 'axios';

import { API_BASE_PATH, REFRESH_LOCK, REFRESH_TIMEOUT_MS } from '../constants';
import { isTokenExpired } from '../tokens/tokenRules';
import { tokenStorage } from '../tokens/tokenStorage';
import { asApiError } from './asApiError';

let underWay: Promise<string | null> | null = null;

/**
 * Runs `work` when no other tab does, but doesn't wait for long: the browser may have suspended the tab whose turn it is. The
 * API bears tabs that refresh at once, which also happens without locks (old browsers, plain HTTP).
 */
async function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return work();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), REFRESH_TIMEOUT_MS);
  const turn = { isMine: false };
  try {
    return await locks.request(REFRESH_LOCK, { signal: patience.signal }, () => {
      turn.isMine = true;
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (turn.isMine) throw error;
    return work();
  } finally {
    clearTimeout(timer);
  }
}

async function requestAccess(stale: string | null): Promise<string | null> {
  const access = tokenStorage.access();
  // Another tab has refreshed while this one waited for its turn.
  if (access && access !== stale && !isTokenExpired(access)) return access;
  const refresh = tokenStorage.refresh();
  if (!refresh || isTokenExpired(refresh)) return null;
  try {
    const { data } = await axios.post<{ access: string; refresh?: string }>(
      `${API_BASE_PATH}/auth/token/refresh/`,
      { refresh },
      { timeout: REFRESH_TIMEOUT_MS },
    );
    // The user signed out or switched accounts while the request was in flight, so discard the tokens.
    if (tokenStorage.refresh() !== refresh) return tokenStorage.access();
    // Each refresh token works once. An API from before it replaced them returns none.
    tokenStorage.save({ access: data.access, refresh: data.refresh ?? refresh });
    return data.access;
  } catch (error) {
    const failure = asApiError(error);
    // Only a rejected token ends the session; other errors don't.
    const isRejected = [400, 401, 403].includes(failure.status);
    if (!isRejected) throw failure;
    return tokenStorage.refresh() === refresh ? null : tokenStorage.access();
  }
}

/**
 * Returns a fresh access token, or null when the session has ended (refresh token missing, expired or rejected).
 *
 * Concurrent callers share one refresh, in all tabs. Throws ApiError when the server can't be reached, which doesn't end the
 * session: the refresh token stays, and can be used again within a minute of an answer that was lost. Spec section 4.
 *
 * @param stale the access token that has expired or was refused; another one found in storage is used as it is.
 */
export function refreshAccess(stale: string | null): Promise<string | null> {
  underWay ??= oneTabAtATime(() => requestAccess(stale)).finally(() => {
    underWay = null;
  });
  return underWay;
}
