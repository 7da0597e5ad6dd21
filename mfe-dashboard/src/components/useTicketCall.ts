import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import { toast } from 'shared-ui';

import { myTicketsQuery } from '../api/ticketsApi';

/** A call that changes a ticket: its answer is told in a toast, the lists it stands in are read again, a failure is a sentence. */
export function useTicketCall<Payload = void>(
  call: (payload: Payload) => Promise<{ detail: string }>,
  failedMessage: (error: ApiError) => string,
  lists: readonly QueryKey[] = [myTicketsQuery.queryKey],
) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: call,
    onSuccess: ({ detail }) => {
      toast({ title: detail });
      return Promise.all(lists.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  const error = mutation.error ? ApiError.from(mutation.error) : undefined;
  return {
    run: mutation.mutate,
    isRunning: mutation.isPending,
    failure: error && Object.keys(error.fields).length === 0 ? failedMessage(error) : undefined,
    fieldFailures: error?.fields ?? {},
    reset: mutation.reset,
  };
}
