import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import { toast } from 'shared-ui';

import { announce, sentQuery, type Draft } from '../../../api/messagesApi';
import { announceFailedMessage } from '../../../messages/messageMessages';
import { peopleText } from './messageRules';

/** Sends an announcement to an event's attendees; the sent list is read again. */
export function useAnnounce(eventId: number, onSent: () => void) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: (draft: Draft) => announce(eventId, draft),
    onSuccess: ({ mailed }) => {
      onSent();
      toast({ title: `Sent to ${peopleText(mailed)}.` });
      return queryClient.invalidateQueries({ queryKey: sentQuery(eventId).queryKey });
    },
  });
  const error = mutation.error ? ApiError.from(mutation.error) : undefined;
  return {
    send: mutation.mutate,
    isSending: mutation.isPending,
    failure: error && Object.keys(error.fields).length === 0 ? announceFailedMessage(error) : null,
    fieldFailures: error?.fields ?? {},
    reset: mutation.reset,
  };
}
