import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@nzuko/shared-ui';

import { announce, sentQuery, type Draft } from '../../../api/messagesApi';
import { peopleText } from './peopleText';

/** Sends an announcement to an event's attendees, puts it in the sent list and refetches that. Rejects with ApiError. */
export function useAnnounce(eventId: number) {
  const queryClient = useQueryClient();
  return async (draft: Draft): Promise<void> => {
    const sent = await announce(eventId, draft);
    const { queryKey } = sentQuery(eventId);
    toast({ title: `${sent.waiting > 0 ? 'Sending' : 'Sent'} to ${peopleText(sent.mailed)}.` });
    queryClient.setQueryData(queryKey, (others) => others && [sent, ...others]);
    void queryClient.invalidateQueries({ queryKey });
  };
}
