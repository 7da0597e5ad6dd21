import { queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

/** Where the organizer's money goes. */
export const payoutAccountQuery = queryOptions({
  queryKey: ['payout-account'],
  queryFn: async ({ signal }) =>
    (await http.get<ApiSchemas['PayoutAccount']>('/money/payout-account/', { signal })).data,
  staleTime: 0,
});
