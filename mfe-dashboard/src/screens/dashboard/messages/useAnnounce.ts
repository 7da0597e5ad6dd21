import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'shared-ui';

import { announce, sentQuery, type Draft } from '../../../api/messagesApi';
import { peopleText } from './peopleText';

/** Sends an announcement to an event's attendees and refetches the sent list. Rejects with ApiError. */
export function useAnnounce(eventId: number) {
  const queryClient = useQueryClient();
  return async (draft: Draft): Promise<void> => {
    const { mailed } = await announce(eventId, draft);
    toast({ title: `Sent to ${peopleText(mailed)}.` });
    void queryClient.invalidateQueries({ queryKey: sentQuery(eventId).queryKey });
  };
}
