import type { QueryKey } from '@tanstack/react-query';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Field } from '@nzuko/shared-ui';
import { object } from 'yup';

import { renameTicket } from '../api/ticketsApi';
import { FormDialog } from '../components/FormDialog';
import { nameFailedMessage } from '../messages/ticketDialogMessages';
import { ticketNameRule } from './ticketNameRule';
import { useTicketChanged } from './useTicketCall';

interface NameDialogProps {
  ticket: { id: number; ticket_number: string };
  /** As it is on the ticket now. */
  name: string;
  open: boolean;
  onClose: () => void;
  /** Queries to refetch; the user's own tickets if left out. */
  lists?: readonly QueryKey[];
}

const schema = object({ name: ticketNameRule() });

/** Corrects the name on a ticket. */
export function NameDialog({ ticket, name, open, onClose, lists }: NameDialogProps) {
  const ticketChanged = useTicketChanged(lists);
  const { formProps, fieldProps, isSubmitting, failure, reset } = useApiForm({
    schema,
    initialValues: { name },
    onSubmit: async (corrected) => {
      const answer = await renameTicket(ticket.id, corrected);
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
      title="Correct the name"
      description={`Ticket ${ticket.ticket_number} keeps its QR code. An email or PDF sent before still shows the old name.`}
      form={{ formProps, isSubmitting, reset }}
      problem={failure && nameFailedMessage(failure)}
      submitLabel="Save Name"
    >
      <Field {...fieldProps('name')} label="Name" required autoComplete="off" />
    </FormDialog>
  );
}
