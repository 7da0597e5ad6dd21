import { useKeyedCall } from '@nzuko/shared-auth/queries';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@nzuko/shared-ui';

import { announce, sentQuery, type Draft } from '../../../api/messagesApi';
import type { OpenDraft } from './announcementDraft';
import { peopleText } from './peopleText';

/**
 * Sends an announcement to an event's attendees, with the key of its draft, puts it in the sent list and refetches that. Rejects with
 * ApiError.
 */
export function useAnnounce(eventId: number, key: OpenDraft['key']) {
  const queryClient = useQueryClient();
  const { queryKey } = sentQuery(eventId);
  const { call } = useKeyedCall(key);
  return async (draft: Draft): Promise<void> => {
    const sent = await call((sentKey) => announce(eventId, draft, sentKey)).catch(
      (error: unknown) => {
        // It may have been sent all the same.
        void queryClient.invalidateQueries({ queryKey });
        throw error;
      },
    );
    toast({ title: `${sent.waiting > 0 ? 'Sending' : 'Sent'} to ${peopleText(sent.mailed)}.` });
    queryClient.setQueryData(queryKey, (others) => others && [sent, ...others]);
    void queryClient.invalidateQueries({ queryKey });
  };
}
