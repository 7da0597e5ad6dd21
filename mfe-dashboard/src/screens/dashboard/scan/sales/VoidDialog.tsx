import { useQueryClient } from '@tanstack/react-query';
import { doorSaleVoidLimits } from '@nzuko/contract';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { textRule } from '@nzuko/shared-auth/form-rules';
import { Field, formatNaira, isFree, toast } from '@nzuko/shared-ui';
import { object } from 'yup';

import { doorSalesQuery, voidDoorSale, type DoorSale } from '../../../../api/doorSalesApi';
import type { Event } from '../../../../api/eventsApi';
import { FormDialog } from '../../../../components/FormDialog';
import { voidFailedMessage } from '../../../../messages/doorMessages';

interface VoidDialogProps {
  event: Event;
  sale: DoorSale;
  open: boolean;
  onClose: () => void;
}

const initialValues = { reason: '' };

const voidSchema = object({ reason: textRule('Reason', doorSaleVoidLimits.reason) });

/** Takes a sale at the door back. */
export function VoidDialog({ event, sale, open, onClose }: VoidDialogProps) {
  const queryClient = useQueryClient();
  const { formProps, fieldProps, isSubmitting, failure, reset } = useApiForm({
    schema: voidSchema,
    initialValues,
    onSubmit: async ({ reason }) => {
      try {
        await voidDoorSale(event.id, sale.id, reason);
        toast({ title: 'Sale voided' });
        onClose();
      } finally {
        void queryClient.invalidateQueries(doorSalesQuery(event.id));
      }
    },
  });
  const consequences = [
    'Its tickets won’t be accepted at the door, and their seats are free again.',
    !isFree(sale.taken) && `Give the ${formatNaira(sale.taken)} back yourself.`,
    sale.has_email && 'We’ll email the buyer that their tickets are no longer valid.',
    'You can’t undo this.',
  ];
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Void this sale?"
      description={consequences.filter(Boolean).join(' ')}
      size="sm"
      form={{ formProps, isSubmitting, reset }}
      problem={failure && voidFailedMessage(failure)}
      submitLabel="Void"
      tone="danger"
    >
      <Field {...fieldProps('reason')} label="Reason" autoComplete="off" required />
    </FormDialog>
  );
}
