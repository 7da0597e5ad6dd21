import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart } from '@nzuko/shared-ui/icons';
import { ApiError } from '@nzuko/shared-auth';
import {
  refusalOf,
  saveFailedMessage,
  setSaved,
  useSavedEventsQuery,
  withSaved,
} from '@nzuko/shared-auth/queries';
import { Button, styled, toast } from '@nzuko/shared-ui';

import type { Event } from '../api/eventsApi';

/** Toggles a favorite; updates optimistically and rolls back if the request fails. */
export function SaveButton({ event }: { event: Event }) {
  const queryClient = useQueryClient();
  const query = useSavedEventsQuery();
  const { queryKey } = query;
  const { data: saved } = useQuery(query);
  const isSaved = saved?.some(({ id }) => id === event.id) ?? false;
  const show = (wanted: boolean) =>
    queryClient.setQueryData(queryKey, (events) => withSaved(events, event, wanted));
  const { mutate } = useMutation({
    mutationFn: (wanted: boolean) => setSaved(event.id, wanted),
    onMutate: async (wanted) => {
      await queryClient.cancelQueries({ queryKey });
      show(wanted);
    },
    onError: (error, wanted) => {
      // Refetching the list may fail too.
      show(!wanted);
      toast({
        variant: 'destructive',
        title: saveFailedMessage,
        description: refusalOf(ApiError.from(error)),
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return (
    <AboveLink>
      <Button
        size="sm"
        variant="ghost"
        disabled={!saved}
        aria-pressed={isSaved}
        aria-label={`${isSaved ? 'Saved' : 'Save'}: ${event.title}`}
        startIcon={<Heart size={18} fill={isSaved ? 'currentcolor' : 'none'} />}
        onClick={() => mutate(!isSaved)}
      >
        {isSaved ? 'Saved' : 'Save'}
      </Button>
    </AboveLink>
  );
}

/** Lifts the button above the card's stretched link. */
const AboveLink = styled.div`
  position: relative;
  width: fit-content;
`;
