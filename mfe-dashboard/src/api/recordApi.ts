import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

export type RecordEntry = ApiSchemas['RecordEntry'];

/** Whose record: an event's, a team's, or for administrators everybody's. */
export type RecordOf = { event: number } | { team: number } | 'everybody';

/** Its path, but for what makes it a list (`/`) or a file (`.csv`). */
export function recordPath(of: RecordOf): string {
  if (of === 'everybody') return '/desk/record';
  return 'event' in of ? `/events/${of.event}/record` : `/teams/${of.team}/record`;
}

/** Who changed what, newest first. */
export const recordQuery = (of: RecordOf) =>
  infiniteQueryOptions({
    queryKey: ['record', recordPath(of)],
    queryFn: async ({ pageParam, signal }) =>
      (
        await http.get<ApiSchemas['RecordPage']>(`${recordPath(of)}/`, {
          params: pageParam === null ? {} : { before: pageParam },
          signal,
        })
      ).data,
    initialPageParam: null as number | null,
    getNextPageParam: ({ next, results }) => (next === null ? null : (results.at(-1)?.id ?? null)),
  });
