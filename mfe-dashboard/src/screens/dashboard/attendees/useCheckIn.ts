import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import { toast } from 'shared-ui';

import { attendeesQuery, checkIn } from '../../../api/attendeesApi';
import { statisticsQuery } from '../../../api/eventsApi';
import { checkInFailedMessage } from '../../../messages/dashboardMessages';

/** Checks attendees of an event in, one at a time; the list and the figures are read again afterwards. */
export function useCheckIn(eventId: number) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: (ticketNumber: string) => checkIn(ticketNumber, eventId),
    onSuccess: (result) => toast({ title: result.name, description: result.detail }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: attendeesQuery(eventId).queryKey }),
        queryClient.invalidateQueries({ queryKey: statisticsQuery(eventId).queryKey }),
      ]),
  });
  return {
    checkIn: mutation.mutate,
    busyNumber: mutation.isPending ? mutation.variables : undefined,
    error: mutation.error ? checkInFailedMessage(ApiError.from(mutation.error)) : undefined,
    dismissError: mutation.reset,
  };
}
