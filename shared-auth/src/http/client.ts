import axios, { type InternalAxiosRequestConfig } from 'axios';

import { API_BASE_PATH, REQUEST_TIMEOUT_MS } from '../constants';
import { logProblem } from '../logProblem';
import { isTokenExpired } from '../tokens/tokenRules';
import { tokenStorage } from '../tokens/tokenStorage';
import { asApiError } from './asApiError';
import { refreshAccess } from './refreshAccess';
import { endSession } from './sessionEnd';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** True for the calls that carry no token and whose 401 is an answer: register, sign in, social sign in. */
    anonymous?: boolean;
    /** True for the look-up at the page's start: a session found ended is told in the store, without a redirect. */
    atStart?: boolean;
    /** Set on the second try after a 401, so that there is no third. */
    retried?: boolean;
    /** Set when this call found that its session had ended, and went out without a token. */
    sessionEnded?: boolean;
  }
}

/** What stands behind `http`: base path `/api`, JSON, 30 s, tokens and their renewal. Source: spec sections 4 and 7. */
export const client = axios.create({
  baseURL: API_BASE_PATH,
  timeout: REQUEST_TIMEOUT_MS,
  headers: { 'Content-Type': 'application/json' },
});

/** The access token to send, refreshed where it must be; null when the session has ended. */
async function currentAccess(): Promise<string | null> {
  const access = tokenStorage.access();
  if (!access) return null;
  if (!isTokenExpired(access)) return access;
  return refreshAccess();
}

client.interceptors.request.use(async (config: InternalAxiosRequestConfig) => {
  // The browser itself must name a form's boundary.
  if (config.data instanceof FormData) config.headers.delete('Content-Type');
  if (config.anonymous || config.retried) return config;
  if (!tokenStorage.access()) return config;
  const access = await currentAccess();
  if (access) {
    config.headers.set('Authorization', `Bearer ${access}`);
  } else {
    config.sessionEnded = true;
    endSession({ redirect: false });
  }
  return config;
});

client.interceptors.response.use(undefined, async (error: unknown) => {
  const failure = asApiError(error);
  const config = axios.isAxiosError(error) ? error.config : undefined;
  if (failure.status === 401 && config && !config.anonymous) {
    const hadToken = config.headers.has('Authorization');
    if (hadToken && !config.retried) {
      const fresh = await refreshAccess();
      if (fresh) {
        config.headers.set('Authorization', `Bearer ${fresh}`);
        return client.request({ ...config, retried: true });
      }
    }
    // A visitor's 401 is an answer for the screen; only a session that was there can end.
    if (hadToken || config.sessionEnded) endSession({ redirect: !config.atStart });
  }
  if (failure.status === 403 || failure.status >= 500) logProblem('http', failure);
  throw failure;
});
