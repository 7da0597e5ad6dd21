import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { ApiError } from '@nzuko/shared-auth';
import { useCall } from '@nzuko/shared-auth/queries';
import { toast } from '@nzuko/shared-ui';

import { myTicketsQuery } from '../api/ticketsApi';

const myTickets = [myTicketsQuery.queryKey];

/** After a ticket was changed: shows the API's answer in a toast and refetches the affected lists. */
export function useTicketChanged(lists: readonly QueryKey[] = myTickets) {
  const queryClient = useQueryClient();
  return ({ detail }: { detail: string }) => {
    toast({ title: detail });
    return Promise.all(lists.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}

/** A button's call to change a ticket. */
export function useTicketCall<Payload = void>(
  call: (payload: Payload) => Promise<{ detail: string }>,
  failedMessage: (error: ApiError) => string,
  lists: readonly QueryKey[] = myTickets,
) {
  const queryClient = useQueryClient();
  return useCall(call, failedMessage, {
    onDone: useTicketChanged(lists),
    onFailed: ({ status }) => {
      // The ticket or its refund has changed since it was shown; without an answer, possibly by this very call.
      if (status !== 409 && status !== 0 && status < 500) return;
      for (const queryKey of lists) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
