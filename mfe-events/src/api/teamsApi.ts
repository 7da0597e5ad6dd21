import { queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

/** The teams that the signed-in user is in. */
export const teamsQuery = queryOptions({
  queryKey: ['teams'],
  queryFn: async ({ signal }) =>
    (await http.get<ApiSchemas['Membership'][]>('/teams/', { signal })).data,
});
