import { useEffect, useState } from 'react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@nzuko/contract';
import { ApiError, http } from '@nzuko/shared-auth';

const profileQuery = queryOptions({
  queryKey: ['own-suspension'],
  queryFn: async ({ signal }) => (await http.get<User>('/auth/profile/', { signal })).data,
});

/** Why the account is suspended: as the session knows since it began, or since a call was refused for it. */
export function useSuspension(user: User): User['suspension'] {
  const queryClient = useQueryClient();
  const [isRefused, setRefused] = useState(false);
  const { data } = useQuery({ ...profileQuery, enabled: isRefused });

  useEffect(() => {
    const look = (error: unknown) => {
      if (ApiError.from(error).text('code') === 'account_suspended') setRefused(true);
    };
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [queryClient]);

  return data ? data.suspension : user.suspension;
}
