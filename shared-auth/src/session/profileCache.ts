import type { User } from '../apiTypes';
import { PROFILE_KEY } from '../constants';
import { safeStorage } from '../tokens/safeStorage';

/** The last profile seen: serves a page opened without network, and tells the other tabs of a change. */
export const profileCache = {
  /** Keeps the profile. */
  save: (user: User) => safeStorage.set(PROFILE_KEY, JSON.stringify(user)),

  /** Forgets it. */
  clear: () => safeStorage.remove(PROFILE_KEY),

  /** The profile last kept, or null; a value that is not one counts as none. */
  read(text: string | null = safeStorage.get(PROFILE_KEY)): User | null {
    if (!text) return null;
    try {
      const value: unknown = JSON.parse(text);
      const isUser =
        typeof value === 'object' && value !== null && 'email' in value && 'role' in value;
      return isUser ? (value as User) : null;
    } catch {
      // Somebody else's value under our key: the same as none.
      return null;
    }
  },
};
