import { QueryClient } from '@tanstack/react-query';
// Imported by package name, like a remote does: a relative path would bundle a second copy of the session and the client.
import { ApiError } from '@nzuko/shared-auth';

const RETRIES = 2;

/** A query cache for the API; answers are refetched on the next use after `staleAfterMs`. */
export const createQueryClient = (staleAfterMs: number) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleAfterMs,
        // Offline queries fail right away, so the screen can say so instead of loading forever.
        networkMode: 'always',
        retry: (failures, error) => ApiError.from(error).isUnreachable && failures < RETRIES,
      },
      mutations: { networkMode: 'always' },
    },
  });
