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
    // Signed out, or signed in as someone else, while the answer was on its way: it belongs to nobody now.
    if (tokenStorage.refresh() !== refresh) return tokenStorage.access();
    tokenStorage.saveAccess(data.access);
    return data.access;
  } catch (error) {
    const failure = asApiError(error);
    // The server refused the token: the session is over. Anything else says nothing about the session.
    if (failure.status === 400 || failure.status === 401 || failure.status === 403) return null;
    throw failure;
  }
}

/**
 * A fresh access token, or null when the session is over (refresh token missing, expired or refused).
 *
 * One refresh at a time: every caller that arrives meanwhile shares it. Throws ApiError when the server cannot be
 * reached, which does not end the session. Source: spec section 4.
 */
export function refreshAccess(): Promise<string | null> {
  underWay ??= requestAccess().finally(() => {
    underWay = null;
  });
  return underWay;
}
