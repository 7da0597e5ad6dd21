import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** The browser's network status; "online" doesn't guarantee a connection. */
export const useOnLine = () => useSyncExternalStore(subscribe, () => navigator.onLine);
