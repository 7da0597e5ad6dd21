import { useState } from 'react';
// By its name, as a remote imports it: a relative path would make a second copy of what is shared.
import { Banner, Button, Dialog, Field, Stack, TextArea } from 'shared-ui';

import { cancellationMessage } from './cancellationMessage';

/** The longest message that the API takes. */
const MESSAGE_MAX_CHARACTERS = 4000;

interface CancelEventDialogProps {
  /** The event's. */
  title: string;
  /** Undefined until it is known. */
  soldTickets: number | undefined;
  open: boolean;
  isPending: boolean;
  /** Why it was refused. */
  failure: string | undefined;
  onConfirm: (message: string) => void;
  onClose: () => void;
}

/** Asks whether an event is to be cancelled; confirmed by typing its title. */
export function CancelEventDialog({
  title,
  soldTickets,
  open,
  isPending,
  failure,
  onConfirm,
  onClose,
}: CancelEventDialogProps) {
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState('');
  const handleClose = () => {
    setTyped('');
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={handleClose}
      role="alertdialog"
      title="Cancel this event?"
      description={cancellationMessage(soldTickets)}
      footer={
        <>
          <Button variant="secondary" onClick={handleClose}>
            Keep Event
          </Button>
          <Button
            variant="danger"
            disabled={typed.trim() !== title.trim()}
            loading={isPending}
            onClick={() => onConfirm(message.trim())}
          >
            Cancel Event
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Field
          name="confirmation"
          label={`Type “${title}” to confirm`}
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
          maxLength={MESSAGE_MAX_CHARACTERS}
          value={message}
          onChange={(change) => setMessage(change.target.value)}
        />
        {failure ? <Banner tone="error">{failure}</Banner> : null}
      </Stack>
    </Dialog>
  );
}
