import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import { Banner, Button, Dialog, Field, TextArea } from 'shared-ui';

import { cancelEvent, soldTicketsQuery, type Event } from '../../api/eventsApi';
import { CANCELLATION_MAX_CHARACTERS } from '../../constants';
import { cancellationMessage, editEventFailedMessage } from '../../messages/editEventMessages';

interface CancelEventProps {
  event: Event;
  onCancelled: () => void;
}

/** Cancels an event, once its title has been typed. */
export function CancelEvent({ event, onCancelled }: CancelEventProps) {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState('');
  const { data: sold } = useQuery({ ...soldTicketsQuery(event.id), enabled: isOpen });
  const cancellation = useMutation({
    mutationFn: () => cancelEvent(event.id, message),
    onSuccess: () => {
      void queryClient.invalidateQueries();
      onCancelled();
    },
  });

  const handleOpen = () => {
    setTyped('');
    cancellation.reset();
    setOpen(true);
  };
  return (
    <>
      <Button variant="danger" onClick={handleOpen}>
        Cancel Event
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        role="alertdialog"
        title="Cancel this event?"
        description={cancellationMessage(sold)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Keep Event
            </Button>
            <Button
              variant="danger"
              disabled={typed.trim() !== event.title}
              loading={cancellation.isPending}
              onClick={() => cancellation.mutate()}
            >
              Cancel Event
            </Button>
          </>
        }
      >
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
          <Banner tone="error">{editEventFailedMessage(ApiError.from(cancellation.error))}</Banner>
        ) : null}
      </Dialog>
    </>
  );
}
