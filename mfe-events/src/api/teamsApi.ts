import { queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

/** The teams that the signed-in user, with this id, is in. */
export const teamsQuery = (userId: number | undefined) =>
  queryOptions({
    queryKey: ['teams', userId],
    queryFn: async ({ signal }) =>
      (await http.get<ApiSchemas['Membership'][]>('/teams/', { signal })).data,
    // One joins and leaves teams on other remotes' screens.
    staleTime: 0,
  });
