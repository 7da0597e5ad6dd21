import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { Button, styled, toast } from 'shared-ui';

import type { Event } from '../api/eventsApi';
import { savedEventsQuery, setSaved } from '../api/savedEventsApi';
import { saveFailedMessage } from '../messages/dashboardMessages';

/** Keeps an event among the favorites, or takes it out; shown at once, taken back when the server does not take it. */
export function SaveButton({ event }: { event: Event }) {
  const queryClient = useQueryClient();
  const { data: saved } = useQuery(savedEventsQuery);
  const { queryKey } = savedEventsQuery;
  const isSaved = saved?.some(({ id }) => id === event.id) ?? false;
  const { mutate } = useMutation({
    mutationFn: (wanted: boolean) => setSaved(event.id, wanted),
    onMutate: async (wanted) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (list = []) => {
        const others = list.filter(({ id }) => id !== event.id);
        return wanted ? [event, ...others] : others;
      });
    },
    onError: () => toast({ variant: 'destructive', title: saveFailedMessage }),
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
        startIcon={<Heart size={18} fill={isSaved ? 'currentcolor' : 'none'} aria-hidden />}
        onClick={() => mutate(!isSaved)}
      >
        {isSaved ? 'Saved' : 'Save'}
      </Button>
    </AboveLink>
  );
}

/** Over the card's link, which lies over all that comes before it. */
const AboveLink = styled.div`
  position: relative;
  width: fit-content;
`;
