import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import { toast, useNavigate } from 'shared-ui';
import { bannerUrl } from 'shared-ui/parts';

import { createEvent, myEventsQuery, type Event } from '../../../api/eventsApi';
import { duplicateFailedMessage } from '../../../messages/eventMessages';
import { eventCopy } from './eventCopy';

async function bannerOf({ banner_image }: Event): Promise<Blob | undefined> {
  const url = bannerUrl(banner_image);
  if (!url) return undefined;
  const answer = await fetch(url);
  // A picture that is gone is nothing to copy.
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.blob();
}

/** Makes a draft that is a copy of an event, and goes to where it is edited. */
export function useDuplicateEvent(event: Event) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => createEvent(eventCopy(event, await bannerOf(event), Date.now())),
    onSuccess: (copy) => {
      void queryClient.invalidateQueries({ queryKey: myEventsQuery.queryKey });
      toast({ title: 'Draft made', description: copy.title });
      void navigate(`/events/${copy.id}/edit`);
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: duplicateFailedMessage(ApiError.from(error)) }),
  });
  return { duplicate: () => mutate(), isDuplicating: isPending };
}
