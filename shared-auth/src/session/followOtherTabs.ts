import { ACCESS_TOKEN_KEY, PROFILE_KEY } from '../constants';
import { tokenStorage } from '../tokens/tokenStorage';
import { profileCache } from './profileCache';
import { restoreSession } from './session';
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
  if (touched(PROFILE_KEY) && status === 'authenticated') {
    const user = profileCache.read();
    // Someone else may have signed in meanwhile; their profile is the truth in every tab.
    if (user) sessionStore.setState({ user });
  }
}

/** Sees sign-in, sign-out and profile changes of other tabs from now on; returns the way to stop. */
export function followOtherTabs(): () => void {
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
