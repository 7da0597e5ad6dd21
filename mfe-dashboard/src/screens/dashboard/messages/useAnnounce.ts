import { useRef } from 'react';
import { isUndecided, newRequestKey } from '@nzuko/shared-auth/queries';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@nzuko/shared-ui';

import { announce, sentQuery, type Draft } from '../../../api/messagesApi';
import { peopleText } from './peopleText';

/** Sends an announcement to an event's attendees, puts it in the sent list and refetches that. Rejects with ApiError. */
export function useAnnounce(eventId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = sentQuery(eventId);
  // Kept while the answer to the last press is unknown, so that the next one can't send it twice.
  const key = useRef<string>(undefined);
  return async (draft: Draft): Promise<void> => {
    key.current ??= newRequestKey();
    const sent = await announce(eventId, draft, key.current).catch((error: unknown) => {
      // It may have been sent all the same.
      void queryClient.invalidateQueries({ queryKey });
      if (!isUndecided(error)) key.current = undefined;
      throw error;
    });
    key.current = undefined;
    toast({ title: `${sent.waiting > 0 ? 'Sending' : 'Sent'} to ${peopleText(sent.mailed)}.` });
    queryClient.setQueryData(queryKey, (others) => others && [sent, ...others]);
    void queryClient.invalidateQueries({ queryKey });
  };
}
