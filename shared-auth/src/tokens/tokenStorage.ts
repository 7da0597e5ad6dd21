import { ACCESS_TOKEN_KEY } from '@nzuko/contract';

import { REFRESH_TOKEN_KEY } from '../constants';
import { safeStorage } from './safeStorage';

/** A session's two tokens, in local storage under the keys of spec section 9. */
export const tokenStorage = {
  /** The access token, or null. */
  access: () => safeStorage.get(ACCESS_TOKEN_KEY),

  /** The refresh token, or null. */
  refresh: () => safeStorage.get(REFRESH_TOKEN_KEY),

  /** Stores both tokens, after sign-in and after a refresh. */
  save(tokens: { access: string; refresh: string }): void {
    // Refresh token first: other tabs react to the access token, and must find both by then.
    safeStorage.set(REFRESH_TOKEN_KEY, tokens.refresh);
    safeStorage.set(ACCESS_TOKEN_KEY, tokens.access);
  },

  /** Removes both. */
  clear(): void {
    safeStorage.remove(ACCESS_TOKEN_KEY);
    safeStorage.remove(REFRESH_TOKEN_KEY);
  },
};
