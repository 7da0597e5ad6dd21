import axios, { type AxiosRequestConfig, type InternalAxiosRequestConfig } from 'axios';

import { API_BASE_PATH, REQUEST_TIMEOUT_MS } from '../constants';
import { logProblem } from '../logProblem';
import { CHOSEN_TEAM_KEY } from '../parts/chosenTeamKey';
import { askForConfirmation } from '../parts/confirmation';
import { sessionStore } from '../session/sessionStore';
import { memberDrafts } from '../storage/memberDrafts';
import { isTokenExpired } from '../tokens/tokenRules';
import { tokenStorage } from '../tokens/tokenStorage';
import { asApiError } from './asApiError';
import { refreshAccess } from './refreshAccess';
import { endSession } from './sessionEnd';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** True for calls that send no token and handle a 401 themselves: register, sign in, social sign-in. */
    anonymous?: boolean;
    /** True for the session check at startup: an expired session is recorded in the store, without a redirect. */
    atStart?: boolean;
    /** Set on the retry after a 401, so that there is only one. */
    retried?: boolean;
    /** Set when this call found its session expired or its tokens gone, so it was sent without a token. */
    sessionEnded?: boolean;
    /** Set on the retry after a confirmation, so that there is only one. */
    confirmed?: boolean;
    /** Set to the id of the member who made this call. */
    caller?: number;
  }
}

const currentMember = () => sessionStore.getState().user?.id;

/** Whether a call has outlived its member's session, so that it must touch no later one. */
const isOutlived = ({ caller }: AxiosRequestConfig) =>
  caller !== undefined && caller !== currentMember();

/** The client behind `http`: base path `/api`, JSON, 30 s timeout, access tokens and refresh. Spec sections 4 and 7. */
export const client = axios.create({
  baseURL: API_BASE_PATH,
  timeout: REQUEST_TIMEOUT_MS,
  headers: { 'Content-Type': 'application/json' },
});

client.interceptors.request.use(async (config: InternalAxiosRequestConfig) => {
  // The browser must set the boundary of multipart forms.
  if (config.data instanceof FormData) config.headers.delete('Content-Type');
  if (config.anonymous || config.retried) return config;
  config.caller ??= currentMember();
  const stored = tokenStorage.access();
  // Without a token it's a visitor's call, unless the browser has cleared its storage while the page was open.
  if (!stored && sessionStore.getState().status !== 'authenticated') return config;
  const access = !stored || isTokenExpired(stored) ? await refreshAccess(stored) : stored;
  if (isOutlived(config)) return config;
  if (access) {
    config.headers.set('Authorization', `Bearer ${access}`);
    // Stored by `chosen-team` (decision 0087).
    const team = memberDrafts.get(CHOSEN_TEAM_KEY);
    // A form that shows its team sends it itself: the chosen team may have changed since.
    if (team && !config.headers.has('X-Team')) config.headers.set('X-Team', team);
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
    const sent = config.headers.get('Authorization');
    const hadToken = typeof sent === 'string';
    if (hadToken && !config.retried && !isOutlived(config)) {
      const fresh = await refreshAccess(sent.replace('Bearer ', ''));
      if (fresh && !isOutlived(config)) {
        config.headers.set('Authorization', `Bearer ${fresh}`);
        return client.request({ ...config, retried: true });
      }
    }
    // The screen handles a visitor's 401; only an existing session can expire.
    if (config.sessionEnded ? !currentMember() : hadToken && !isOutlived(config))
      endSession({ redirect: !config.atStart });
  }
  if (failure.text('code') === 'confirmation_needed' && config) {
    // Resent with a current token: the old one may have expired while the user was confirming.
    if (!config.confirmed && (await askForConfirmation()) && !isOutlived(config))
      return client.request({ ...config, confirmed: true, retried: false });
  } else if (failure.status === 403 || failure.status >= 500) logProblem('http', failure);
  throw failure;
});
