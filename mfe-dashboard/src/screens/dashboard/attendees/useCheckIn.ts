import { useCallback } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import { toast } from '@nzuko/shared-ui';

import { attendeesQuery, checkIn, undoCheckIn } from '../../../api/attendeesApi';
import { statisticsQuery } from '../../../api/eventsApi';
import { checkInFailedMessage, undoFailedMessage } from '../../../messages/dashboardMessages';

interface Press {
  ticketNumber: string;
  /** Undo the check-in instead. */
  undo: boolean;
}

/** Checks attendees in, or undoes it, one at a time; then refetches the list and the statistics. */
export function useCheckIn(eventId: number) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ ticketNumber, undo }: Press) =>
      undo ? undoCheckIn(ticketNumber, eventId) : checkIn(ticketNumber, eventId),
    onSuccess: (result) => toast({ title: result.name, description: result.detail }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: attendeesQuery(eventId).queryKey }),
        queryClient.invalidateQueries({ queryKey: statisticsQuery(eventId).queryKey }),
      ]),
  });
  const { mutate } = mutation;
  const checkInNow = useCallback(
    (ticketNumber: string) => mutate({ ticketNumber, undo: false }),
    [mutate],
  );
  const undoNow = useCallback(
    (ticketNumber: string) => mutate({ ticketNumber, undo: true }),
    [mutate],
  );
  const failedMessage = mutation.variables?.undo ? undoFailedMessage : checkInFailedMessage;
  return {
    checkIn: checkInNow,
    undo: undoNow,
    busyNumber: mutation.isPending ? mutation.variables.ticketNumber : undefined,
    error: mutation.error ? failedMessage(ApiError.from(mutation.error)) : undefined,
    dismissError: mutation.reset,
  };
}
