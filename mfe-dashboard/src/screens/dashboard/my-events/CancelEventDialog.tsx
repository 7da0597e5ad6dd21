import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import { Banner, Button, Dialog, Field, Stack, TextArea, toast } from 'shared-ui';

import { cancelEvent, statisticsQuery, type Event } from '../../../api/eventsApi';
import { CANCELLATION_MAX_CHARACTERS } from '../../../constants';
import { cancelEventFailedMessage, cancellationMessage } from '../../../messages/eventMessages';

interface CancelEventDialogProps {
  event: Event;
  open: boolean;
  onClose: () => void;
}

/** Cancels an event, once its title has been typed. */
export function CancelEventDialog({ event, open, onClose }: CancelEventDialogProps) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState('');
  const { data: statistics } = useQuery({ ...statisticsQuery(event.id), enabled: open });
  const cancellation = useMutation({
    mutationFn: () => cancelEvent(event.id, message.trim()),
    onSuccess: () => {
      toast({ title: 'Event cancelled', description: event.title });
      onClose();
      return queryClient.invalidateQueries();
    },
  });
  const handleClose = () => {
    setTyped('');
    cancellation.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={handleClose}
      role="alertdialog"
      title="Cancel this event?"
      description={cancellationMessage(statistics?.sold_tickets)}
      footer={
        <>
          <Button variant="secondary" onClick={handleClose}>
            Keep Event
          </Button>
          <Button
            variant="danger"
            disabled={typed.trim() !== event.title.trim()}
            loading={cancellation.isPending}
            onClick={() => cancellation.mutate()}
          >
            Cancel Event
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Field
          name="confirmation"
          label={`Type “${event.title}” to confirm`}
          autoComplete="off"
          value={typed}
          onChange={(change) => setTyped(change.target.value)}
        />
        <Field
          as={TextArea}
          name="message"
          label="A word to those who have tickets"
          hint="Optional; it stands in their mail."
          rows={3}
          maxLength={CANCELLATION_MAX_CHARACTERS}
          value={message}
          onChange={(change) => setMessage(change.target.value)}
        />
        {cancellation.error ? (
          <Banner tone="error">
            {cancelEventFailedMessage(ApiError.from(cancellation.error))}
          </Banner>
        ) : null}
      </Stack>
    </Dialog>
  );
}
