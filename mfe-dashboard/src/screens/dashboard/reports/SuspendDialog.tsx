import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Field, TextArea, toast } from '@nzuko/shared-ui';

import { suspendFromCase } from '../../../api/reportsApi';
import { FormDialog } from '../../../components/FormDialog';
import { eventSuspensionText, suspendFailedMessage } from '../../../messages/deskMessages';
import { suspendSchema } from './caseSchemas';

interface SuspendDialogProps {
  caseId: number;
  title: string;
  open: boolean;
  onClose: () => void;
}

/** Asks for the reason, which the organizer gets, and a note, which nobody else gets. */
export function SuspendDialog({ caseId, title, open, onClose }: SuspendDialogProps) {
  const { formProps, fieldProps, isSubmitting, failure, reset } = useApiForm({
    schema: suspendSchema,
    initialValues: suspendSchema.getDefault(),
    onSubmit: async (words) => {
      await suspendFromCase(caseId, words);
      toast({ title: `${title} is suspended.` });
      reset();
      onClose();
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="sm"
      title={`Suspend ${title}?`}
      description={`${eventSuspensionText} You can lift the suspension at any time, under Suspensions.`}
      form={{ formProps, isSubmitting, reset }}
      problem={failure && suspendFailedMessage(failure)}
      submitLabel="Suspend Event"
      tone="danger"
    >
      <Field
        {...fieldProps('reason')}
        as={TextArea}
        rows={3}
        label="Reason"
        hint="We email it to the organizer. Don’t say who reported it."
        required
      />
      <Field
        {...fieldProps('note')}
        as={TextArea}
        rows={2}
        label="Note"
        hint="Only administrators see this."
      />
    </FormDialog>
  );
}
