import { onlineManager, QueryClient } from '@tanstack/react-query';
// Imported by package name, like a remote does: a relative path would bundle a second copy of the session and the client.
import { ApiError } from '@nzuko/shared-auth';

const RETRIES = 2;
const GATEWAY_TIMEOUT = 504;

/** Only failures that came soon are tried again: who has waited for a whole time limit is told, and can ask again. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  const { isUnreachable, kind, status } = ApiError.from(error);
  return isUnreachable && kind !== 'timeout' && status !== GATEWAY_TIMEOUT && failures < RETRIES;
}

// By default, a screen that was opened offline counts as online, so the connection's return would change nothing.
onlineManager.setEventListener((setOnline) => {
  if (typeof window === 'undefined') return undefined;
  const update = () => setOnline(navigator.onLine);
  update();
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  return () => {
    window.removeEventListener('online', update);
    window.removeEventListener('offline', update);
  };
});

/** A query cache for the API; answers are refetched on the next use after `staleAfterMs`. */
export const createQueryClient = (staleAfterMs: number) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleAfterMs,
        // Offline queries fail right away, so the screen can say so instead of loading forever.
        networkMode: 'always',
        retry: isWorthRetrying,
        // However fresh: failed reads are shown as offline until they succeed.
        refetchOnReconnect: ({ state }) => state.fetchFailureCount === 0 || 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
