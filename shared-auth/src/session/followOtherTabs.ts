import { ACCESS_TOKEN_KEY } from '@nzuko/contract';

import { PROFILE_KEY } from '../constants';
import { tokenStorage } from '../tokens/tokenStorage';
import { profileCache } from './profileCache';
import { reloadProfile, restoreSession } from './session';
import { sessionStore } from './sessionStore';

interface Change {
  /** Null when the whole storage was cleared; a page that is back may have missed any change. */
  key?: string | null;
  /** Whether a page that is shown was frozen by the browser, and so heard nothing, or has just loaded. */
  persisted?: boolean;
}

function handleChange({ key, persisted }: Change): void {
  if (persisted === false) return;
  const touched = (name: string) => (key ?? name) === name;
  const { status } = sessionStore.getState();
  if (touched(ACCESS_TOKEN_KEY)) {
    if (!tokenStorage.access()) {
      sessionStore.setState({ status: 'unauthenticated', user: null, error: null });
      return;
    }
    if (status === 'unauthenticated') void restoreSession();
  }
  // Another user may have signed in since; their profile applies to every tab. It is loaded, since the saved one may be the older of
  // two. Tabs come to agree, as saving the same profile again tells nobody.
  if (touched(PROFILE_KEY) && status === 'authenticated' && profileCache.read())
    void reloadProfile(() => profileCache.read());
}

/**
 * Follows sign-in, sign-out and profile changes in other tabs, also those that a page missed before Back or Forward brought it back.
 * Returns a function that stops it.
 */
export function followOtherTabs(): () => void {
  window.addEventListener('storage', handleChange);
  window.addEventListener('pageshow', handleChange);
  return () => {
    window.removeEventListener('storage', handleChange);
    window.removeEventListener('pageshow', handleChange);
  };
}
