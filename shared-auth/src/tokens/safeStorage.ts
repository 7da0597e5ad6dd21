const memory = new Map<string, string>();

/**
 * Local storage that never throws: if the browser refuses it (private mode, full, blocked by policy), values are kept in
 * memory until the page closes.
 */
export const safeStorage = {
  /** The value under `key`, or null. */
  get(key: string): string | null {
    // Kept because storage refused it, so what storage has under the key is older.
    const kept = memory.get(key);
    if (kept !== undefined) return kept;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  /** Stores `value` under `key`. */
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },

  /** Removes `key`. */
  remove(key: string): void {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored, so there is nothing to remove.
    }
  },
};
