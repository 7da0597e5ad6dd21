const memory = new Map<string, string>();

/**
 * Local storage that never throws: if the browser refuses it (private mode, full, blocked by policy), values are kept in
 * memory until the page closes.
 */
export const safeStorage = {
  /** The value under `key`, or null. */
  get(key: string): string | null {
    try {
      return localStorage.getItem(key) ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
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
