import { QueryClient } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';

const STALE_AFTER_MS = 15_000;
const RETRIES = 2;

let current: { userId: number; client: QueryClient } | undefined;

/** What the dashboard has read from the API as this user. Another user begins with nothing: no row of one is seen by the next. */
export function queryClientOf(userId: number): QueryClient {
  if (current?.userId !== userId) {
    current?.client.clear();
    current = { userId, client: createQueryClient() };
  }
  return current.client;
}

/** Forgets everything read, as between two tests. */
export function forgetQueries(): void {
  current?.client.clear();
  current = undefined;
}

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        // Offline is an answer too: the tab says so instead of waiting in silence.
        networkMode: 'always',
        retry: (failures, error) => ApiError.from(error).isUnreachable && failures < RETRIES,
      },
      mutations: { networkMode: 'always' },
    },
  });
