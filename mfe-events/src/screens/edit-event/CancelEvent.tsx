import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import { cancelEvent } from '@nzuko/shared-auth/queries';
import { Button } from '@nzuko/shared-ui';
import { CancelEventDialog } from '@nzuko/shared-ui/parts';

import { refundableQuery, soldTicketsQuery, takenAtDoorQuery } from '../../api/eventFiguresApi';
import type { Event } from '../../api/eventsApi';
import { editEventFailedMessage } from '../../messages/editEventMessages';

interface CancelEventProps {
  event: Event;
  /** Whether the user may see what the event has earned. */
  seesMoney: boolean;
  onCancelled: () => void;
}

/** The button and the dialog that cancel an event. */
export function CancelEvent({ event, seesMoney, onCancelled }: CancelEventProps) {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { data: soldTickets } = useQuery({ ...soldTicketsQuery(event.id), enabled: isOpen });
  // Today's prices don't say what was paid: a type that has sold may be free by now.
  const { data: refundable } = useQuery({
    ...refundableQuery(event.id),
    enabled: isOpen && seesMoney,
  });
  const { data: takenAtDoor } = useQuery({ ...takenAtDoorQuery(event.id), enabled: isOpen });
  const cancellation = useMutation({
    mutationFn: (message: string) => cancelEvent(event.id, message),
    onSuccess: () => {
      void queryClient.invalidateQueries();
      onCancelled();
    },
  });
  const handleClose = () => {
    cancellation.reset();
    setOpen(false);
  };
  const { error } = cancellation;
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Cancel Event
      </Button>
      <CancelEventDialog
        title={event.title}
        soldTickets={soldTickets}
        refundable={refundable}
        takenAtDoor={takenAtDoor}
        open={isOpen}
        isPending={cancellation.isPending}
        failure={error ? editEventFailedMessage(ApiError.from(error)) : undefined}
        onConfirm={cancellation.mutate}
        onClose={handleClose}
      />
    </>
  );
}
