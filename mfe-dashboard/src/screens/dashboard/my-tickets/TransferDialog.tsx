import { useId, useState, type FormEvent } from 'react';
import { Banner, Button, Dialog, Field, Stack } from 'shared-ui';

import { transferTicket, type Ticket, type TicketHolder } from '../../../api/ticketsApi';
import { transferFailedMessage } from '../../../messages/ticketMessages';
import { holderErrors } from './holderRules';
import { useTicketCall } from '../../../components/useTicketCall';

interface TransferDialogProps {
  ticket: Ticket;
  open: boolean;
  onClose: () => void;
}

/** Gives a ticket to somebody else, by name and email. */
export function TransferDialog({ ticket, open, onClose }: TransferDialogProps) {
  const formId = useId();
  const [errors, setErrors] = useState<Partial<TicketHolder>>({});
  const transfer = useTicketCall(async (holder: TicketHolder) => {
    const answer = await transferTicket(ticket.id, holder);
    onClose();
    return answer;
  }, transferFailedMessage);

  const handleClose = () => {
    setErrors({});
    transfer.reset();
    onClose();
  };
  const handleSubmit = (submit: FormEvent<HTMLFormElement>) => {
    submit.preventDefault();
    const data = new FormData(submit.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const holder = { name: text('name'), email: text('email') };
    const found = holderErrors(holder);
    setErrors(found);
    if (Object.keys(found).length === 0) transfer.run(holder);
  };
  const shown = { ...transfer.fieldFailures, ...errors };
  return (
    <Dialog
      open={open}
      onClose={handleClose}
      size="sm"
      title="Transfer this ticket"
      description={`Ticket ${ticket.ticket_number} for ${ticket.event.title} gets a new number, and goes to its new holder by mail. The code you have now will open no door any more.`}
      footer={
        <>
          <Button variant="secondary" onClick={handleClose}>
            Keep it
          </Button>
          <Button type="submit" form={formId} loading={transfer.isRunning}>
            Transfer ticket
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Stack gap={4}>
          {transfer.failure ? <Banner tone="error">{transfer.failure}</Banner> : null}
          <Field
            name="name"
            label="Name"
            required
            autoComplete="off"
            defaultValue={ticket.holder?.name}
            error={shown.name}
          />
          <Field
            name="email"
            label="Email"
            type="email"
            required
            autoComplete="off"
            defaultValue={ticket.holder?.email}
            error={shown.email}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
