import { eventsCancelLimits } from '@nzuko/contract';
import { useState } from 'react';
// Imported by package name, like a remote does: a relative path would bundle a second copy of the shared code.
import { Banner, Button, Dialog, Field, Stack, TextArea } from '@nzuko/shared-ui';

import { cancellationMessage } from './cancellationMessage';
import { isSameTitle } from './isSameTitle';

interface CancelEventDialogProps {
  /** The event's. */
  title: string;
  /** Undefined until it is known. */
  soldTickets: number | undefined;
  /** Buyers' payments not yet refunded, in naira; undefined until, or unless, it is known. */
  refundable: string | undefined;
  /** Money taken at the door, in naira, which can't be refunded here; undefined until, or unless, it is known. */
  takenAtDoor: number | undefined;
  open: boolean;
  isPending: boolean;
  /** Why it was refused. */
  failure: string | undefined;
  onConfirm: (message: string) => void;
  onClose: () => void;
}

/** Asks for confirmation before cancelling an event: the user types its title. */
export function CancelEventDialog({
  title,
  soldTickets,
  refundable,
  takenAtDoor,
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
      busy={isPending}
      onClose={handleClose}
      role="alertdialog"
      title="Cancel this event?"
      description={cancellationMessage(soldTickets, refundable, takenAtDoor)}
      footer={
        <>
          {failure ? <Banner tone="error">{failure}</Banner> : null}
          <Button variant="secondary" unavailable={isPending} onClick={handleClose}>
            Keep Event
          </Button>
          <Button
            variant="danger"
            disabled={!isSameTitle(typed, title)}
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
          hint="You can cancel once the title is here. Capital letters don’t matter."
          autoComplete="off"
          value={typed}
          onChange={(change) => setTyped(change.target.value)}
        />
        <Field
          as={TextArea}
          name="message"
          label="Message to ticket holders"
          hint="Optional. It’s included in the cancellation email."
          rows={3}
          maxLength={eventsCancelLimits.message.maxLength}
          value={message}
          onChange={(change) => setMessage(change.target.value)}
        />
      </Stack>
    </Dialog>
  );
}
