import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@nzuko/shared-auth';
import { useCall } from '@nzuko/shared-auth/queries';
import { toast } from '@nzuko/shared-ui';

import { ticketLinkQuery } from '../../api/ticketLinksApi';

/** A call that changes a linked ticket: shows its answer in a toast and refetches the link. */
export function useLinkCall<Payload = void>(
  token: string,
  call: (payload: Payload) => Promise<{ detail: string }>,
  failedMessage: (error: ApiError) => string,
  onDone?: (payload: Payload) => Promise<void> | void,
) {
  const queryClient = useQueryClient();
  const refetchLink = () =>
    queryClient.invalidateQueries({ queryKey: ticketLinkQuery(token).queryKey });
  return useCall(call, failedMessage, {
    onDone: async ({ detail }, payload) => {
      toast({ title: detail });
      await onDone?.(payload);
      await refetchLink();
    },
    onFailed: ({ status }) => {
      // The link has just ended, or its ticket has changed; refetch, so that the page says so.
      if (status === 410 || status === 409) void refetchLink();
    },
  });
}
