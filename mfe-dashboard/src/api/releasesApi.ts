import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

export type ReleaseHealth = ApiSchemas['ReleaseHealth'];

/** Each release's health as pages reported it in the last `hours`, up to 168; by remote, the latest first. */
export const releasesQuery = (hours: number) =>
  queryOptions({
    queryKey: ['releases', hours],
    queryFn: async ({ signal }) =>
      (
        await http.get<ApiSchemas['ReleaseHealthList']>('/releases/', {
          params: { hours },
          signal,
        })
      ).data.results,
    placeholderData: keepPreviousData,
  });
