import { ACCESS_TOKEN_KEY } from '@nzuko/contract';

import { PROFILE_KEY } from '../constants';
import { tokenStorage } from '../tokens/tokenStorage';
import { profileCache } from './profileCache';
import { reloadProfile, restoreSession } from './session';
import { sessionStore } from './sessionStore';

function handleStorage(event: StorageEvent): void {
  // `key` is null when the whole storage was cleared.
  const touched = (key: string) => event.key === key || event.key === null;
  const { status } = sessionStore.getState();
  if (touched(ACCESS_TOKEN_KEY)) {
    if (!tokenStorage.access()) {
      sessionStore.setState({ status: 'unauthenticated', user: null, error: null });
      return;
    }
    if (status === 'unauthenticated') void restoreSession();
  }
  // Another user may have signed in since; their profile applies to every tab.
  if (touched(PROFILE_KEY) && status === 'authenticated' && profileCache.read())
    void reloadProfile();
}

/** Follows sign-in, sign-out and profile changes in other tabs; returns a function that stops it. */
export function followOtherTabs(): () => void {
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
