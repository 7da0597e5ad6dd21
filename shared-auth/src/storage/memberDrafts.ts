import { profileCache } from '../session/profileCache';
import { sessionStore } from '../session/sessionStore';

const PREFIX = 'event_draft_';

const nameOf = (key: string): string | null => {
  const { user, status } = sessionStore.getState();
  // A page shows its form while the profile is still loading.
  const member = user ?? (status === 'loading' ? profileCache.read() : null);
  return member && `${PREFIX}${member.id}_${key}`;
};

/**
 * Unsent texts of the signed-in member, kept on this device: they survive a closed browser and an expired session, are shown
 * only to that member, and are removed when they sign out. Without a session or storage, nothing is kept.
 */
export const memberDrafts = {
  /** The text under `key`, or null. */
  get(key: string): string | null {
    const name = nameOf(key);
    try {
      return name && localStorage.getItem(name);
    } catch {
      return null;
    }
  },

  /** Stores `text` under `key`; null removes it. */
  set(key: string, text: string | null): void {
    const name = nameOf(key);
    if (!name) return;
    try {
      if (text === null) localStorage.removeItem(name);
      else localStorage.setItem(name, text);
    } catch {
      // Storage may be blocked or full; the form works without it.
    }
  },
};

/** Removes all members' drafts. Internal to this package. */
export function clearMemberDrafts(): void {
  try {
    Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .forEach((name) => localStorage.removeItem(name));
  } catch {
    // Nothing was stored, so there is nothing to remove.
  }
}
