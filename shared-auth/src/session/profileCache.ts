import type { User } from '@nzuko/contract';
import { PROFILE_KEY } from '../constants';
import { safeStorage } from '../tokens/safeStorage';

/** The last loaded profile: used by pages opened offline, and to notify other tabs of a change. */
export const profileCache = {
  /** Saves the profile. */
  save: (user: User) => safeStorage.set(PROFILE_KEY, JSON.stringify(user)),

  /** Removes it. */
  clear: () => safeStorage.remove(PROFILE_KEY),

  /** The saved profile, or null if there is no valid one. */
  read(text: string | null = safeStorage.get(PROFILE_KEY)): User | null {
    if (!text) return null;
    try {
      const value: unknown = JSON.parse(text);
      const isUser =
        typeof value === 'object' && value !== null && 'email' in value && 'role' in value;
      return isUser ? (value as User) : null;
    } catch {
      // Not our value: treat it as missing.
      return null;
    }
  },
};
