import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from 'shared-auth/queries';

const STALE_AFTER_MS = 15_000;

let current: { userId: number; client: QueryClient } | undefined;

/** The dashboard's query cache for a user. Each user gets a new one, so nobody sees another user's data. */
export function queryClientOf(userId: number): QueryClient {
  if (current?.userId !== userId) {
    current?.client.clear();
    current = { userId, client: createQueryClient(STALE_AFTER_MS) };
  }
  return current.client;
}

/** Clears the cache between tests. */
export function clearQueries(): void {
  current?.client.clear();
  current = undefined;
}
