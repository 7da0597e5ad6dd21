import { useCallback, useState } from 'react';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import { toast } from '@nzuko/shared-ui';

import { attendeesQuery, checkIn, undoCheckIn, type Attendee } from '../../../api/attendeesApi';
import { statisticsQuery } from '../../../api/eventsApi';
import { checkInFailedMessage, undoFailedMessage } from '../../../messages/dashboardMessages';

interface Press {
  attendee: Attendee;
  /** Undo the check-in instead. */
  undo: boolean;
}

interface Failure extends ReturnType<typeof checkInFailedMessage> {
  attendee: Attendee;
}

/** Checks attendees in, or undoes it; then refetches the list and the statistics. Each press has its own end and failure. */
export function useCheckIn(eventId: number) {
  const queryClient = useQueryClient();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const dismiss = useCallback(
    ({ ticket_number: number }: Attendee) =>
      setFailures((all) => all.filter(({ attendee }) => attendee.ticket_number !== number)),
    [],
  );
  const mutationKey = ['check-in', eventId];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ attendee: { ticket_number: number }, undo }: Press) =>
      undo ? undoCheckIn(number, eventId) : checkIn(number, eventId),
    onMutate: ({ attendee }) => dismiss(attendee),
    onSuccess: (result) => toast({ title: result.detail }),
    // Not the hook's own state, which is that of the last press alone.
    onError: (error, { attendee, undo }) => {
      const failedMessage = undo ? undoFailedMessage : checkInFailedMessage;
      setFailures((all) => [...all, { attendee, ...failedMessage(ApiError.from(error)) }]);
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: attendeesQuery(eventId).queryKey }),
        queryClient.invalidateQueries({ queryKey: statisticsQuery(eventId).queryKey }),
      ]),
  });
  const busyNumbers = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as Press).attendee.ticket_number,
  });
  return {
    checkIn: useCallback((attendee: Attendee) => mutate({ attendee, undo: false }), [mutate]),
    undo: useCallback((attendee: Attendee) => mutate({ attendee, undo: true }), [mutate]),
    busyNumbers,
    failures,
    dismiss,
  };
}
