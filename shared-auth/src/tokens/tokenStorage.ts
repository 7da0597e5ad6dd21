import { ACCESS_TOKEN_KEY, REFRESH_TOKEN_KEY } from '../constants';
import { safeStorage } from './safeStorage';

/** The two tokens of a session, in local storage under the keys of spec section 9. */
export const tokenStorage = {
  /** The access token, or null. */
  access: () => safeStorage.get(ACCESS_TOKEN_KEY),

  /** The refresh token, or null. */
  refresh: () => safeStorage.get(REFRESH_TOKEN_KEY),

  /** Keeps both tokens, after signing in. */
  save(tokens: { access: string; refresh: string }): void {
    // Refresh first: another tab reacts to the access token, and must then find both.
    safeStorage.set(REFRESH_TOKEN_KEY, tokens.refresh);
    safeStorage.set(ACCESS_TOKEN_KEY, tokens.access);
  },

  /** Replaces the access token, after a refresh. */
  saveAccess: (access: string) => safeStorage.set(ACCESS_TOKEN_KEY, access),

  /** Forgets both. */
  clear(): void {
    safeStorage.remove(ACCESS_TOKEN_KEY);
    safeStorage.remove(REFRESH_TOKEN_KEY);
  },
};
