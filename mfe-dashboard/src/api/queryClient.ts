import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@nzuko/contract';
import { createQueryClient, followSavedEvents } from '@nzuko/shared-auth/queries';
import { STALE_AFTER_MS } from '../constants';

let current: { owner: string; client: QueryClient } | undefined;

/**
 * The dashboard's query cache for a user and the team they act for. Each gets a new one, so nobody sees another's data; so does
 * whoever has become an organizer, who has a team since.
 */
export function queryClientOf({ id, role }: User, teamId: number | null): QueryClient {
  const owner = `${id} ${role} ${teamId}`;
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
