import { useSession } from '@nzuko/shared-auth';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Banner, Field } from '@nzuko/shared-ui';
import { ConfirmEmailAction, ConfirmEmailButton } from '@nzuko/shared-ui/parts';

import { offerTicket, type Ticket } from '../../../api/ticketsApi';
import { FormDialog } from '../../../components/FormDialog';
import {
  transferFailedMessage,
  transferNeedsEmailMessage,
} from '../../../messages/ticketDialogMessages';
import { useTicketChanged } from '../../../ticket/useTicketCall';
import { transferSchema } from './transferSchema';

interface TransferDialogProps {
  ticket: Ticket;
  open: boolean;
  onClose: () => void;
}

/** Offers a ticket to someone by name and email. */
export function TransferDialog({ ticket, open, onClose }: TransferDialogProps) {
  const ticketChanged = useTicketChanged();
  // As of when the session began: confirmed elsewhere since, the offer is taken all the same.
  const isUnconfirmed = useSession(({ user }) => user?.email_verified === false);
  const ownEmail = useSession(({ user }) => user?.email.toLowerCase());
  // Offered once, the ticket's holder isn't who it is offered to next; nor can anybody offer one to themselves.
  const isOwn = ticket.holder?.email.toLowerCase() === ownEmail;
  const holder = ticket.transfer || isOwn ? undefined : ticket.holder;
  const { formProps, fieldProps, isSubmitting, failure, dismissFailure, reset } = useApiForm({
    schema: transferSchema,
    initialValues: { name: holder?.name ?? '', email: holder?.email ?? '' },
    onSubmit: async (recipient) => {
      const answer = await offerTicket(ticket.id, recipient);
      reset();
      onClose();
      void ticketChanged(answer);
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="sm"
      title={ticket.transfer ? 'Offer it to someone else' : 'Transfer this ticket'}
      description={explanation(ticket)}
      form={{ formProps, isSubmitting, reset }}
      problem={failure && transferFailedMessage(failure)}
      problemAction={<ConfirmEmailAction error={failure} onConfirmed={dismissFailure} />}
      submitLabel="Send Offer"
      cancelLabel="Keep Ticket"
    >
      {isUnconfirmed && !failure ? (
        <Banner tone="warning" action={<ConfirmEmailButton />}>
          {transferNeedsEmailMessage}
        </Banner>
      ) : null}
      <Field {...fieldProps('name')} label="Name" required autoComplete="off" />
      <Field {...fieldProps('email')} label="Email" type="email" required autoComplete="off" />
    </FormDialog>
  );
}

function explanation({ event, transfer }: Ticket): string {
  const rest =
    'Once they accept, it’s theirs alone: they get a new code, and yours stops working. A refund would still go to whoever paid.';
  return transfer
    ? `Your offer to ${transfer.name} will end. We’ll email the new person a link to accept your ticket for ${event.title}. ${rest}`
    : `We’ll email them a link to accept your ticket for ${event.title}. Until they do, it stays yours. ${rest}`;
}
