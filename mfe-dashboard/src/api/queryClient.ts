import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient, followSavedEvents } from '@nzuko/shared-auth/queries';

const STALE_AFTER_MS = 15_000;

let current: { owner: string; client: QueryClient } | undefined;

/** The dashboard's query cache for a user and the team they act for. Each gets a new one, so nobody sees another's data. */
export function queryClientOf(userId: number, teamId: number | null): QueryClient {
  const owner = `${userId} ${teamId}`;
  if (current?.owner !== owner) {
    current?.client.clear();
    current = { owner, client: createQueryClient(STALE_AFTER_MS) };
  }
  return current.client;
}

// An event is also saved on its own page, which another remote has.
followSavedEvents(() => current?.client);

/** Clears the cache between tests. */
export function clearQueries(): void {
  current?.client.clear();
  current = undefined;
}
