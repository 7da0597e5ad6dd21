import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import { createEvent, useKeyedCall } from '@nzuko/shared-auth/queries';
import { toast, useNavigate } from '@nzuko/shared-ui';

import { myEventsQuery, type Event } from '../../../api/eventsApi';
import { duplicateFailedMessage } from '../../../messages/eventMessages';

/** Creates a draft copy of an event, and opens its editor unless the organizer has gone on to something else. */
export function useDuplicateEvent(event: Event) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { call, isUnanswered } = useKeyedCall();
  // A key stands for one request, and a copy made later may differ: its start may have passed.
  const sent = useRef<FormData>(undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // Few come for it, so its code isn't in the page's first scripts.
      const makeCopy = async () => (await import('./copyWithBanner')).copyWithBanner(event);
      const copy = (isUnanswered() && sent.current) || (await makeCopy());
      sent.current = copy;
      return call((key) => createEvent(copy, key, event.organizer_details.id));
    },
    onSuccess: (copy) => {
      void queryClient.invalidateQueries({ queryKey: myEventsQuery.queryKey });
      toast({ title: 'Draft created', description: copy.title });
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: duplicateFailedMessage(ApiError.from(error)) }),
  });
  const openEditor = (copy: Event) => void navigate(`/events/${copy.id}/edit`);
  return {
    // Not called once this is unmounted, unlike the mutation's own.
    duplicate: () => mutate(undefined, { onSuccess: openEditor }),
    isDuplicating: isPending,
  };
}
