import { useKeyedCall } from '@nzuko/shared-auth/queries';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@nzuko/shared-ui';

import { announce, sentQuery, type Draft } from '../../../api/messagesApi';
import { keepKey, readKey } from './announcementDraft';
import { peopleText } from './peopleText';

/** Sends an announcement to an event's attendees, puts it in the sent list and refetches that. Rejects with ApiError. */
export function useAnnounce(eventId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = sentQuery(eventId);
  const { call } = useKeyedCall({
    read: () => readKey(eventId),
    keep: (key) => keepKey(eventId, key),
  });
  return async (draft: Draft): Promise<void> => {
    const sent = await call((key) => announce(eventId, draft, key)).catch((error: unknown) => {
      // It may have been sent all the same.
      void queryClient.invalidateQueries({ queryKey });
      throw error;
    });
    toast({ title: `${sent.waiting > 0 ? 'Sending' : 'Sent'} to ${peopleText(sent.mailed)}.` });
    queryClient.setQueryData(queryKey, (others) => others && [sent, ...others]);
    void queryClient.invalidateQueries({ queryKey });
  };
}
