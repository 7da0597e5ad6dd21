import { formatNaira } from '@nzuko/shared-ui';

import { retryRefund, settleRefund, type RefundCase } from '../../../api/moneyDeskApi';
import { refundActFailedMessage } from '../../../messages/moneyDeskMessages';
import { TextDialog } from '../TextDialog';
import { refundNoteSchema } from './deskSchemas';
import { useDeskChanged } from './useDeskChanged';

/** An administrator's step on a stuck refund. */
export type RefundStep = 'retry' | 'settle';

const steps = {
  retry: {
    call: retryRefund,
    title: 'Try this refund again?',
    about: (money: string) =>
      `We ask the payment provider first whether ${money} has gone through, and only send it if it hasn’t.`,
    hint: 'Say why it should work now. It’s kept with the refund.',
    confirmLabel: 'Try Again',
    tone: 'primary',
    done: 'The refund is being tried again.',
  },
  settle: {
    call: settleRefund,
    title: 'Mark this refund as paid?',
    about: (money: string) =>
      `Only do this once you’ve paid ${money} some other way. No money moves: we stop trying, and the payer sees it as refunded. You can’t undo this.`,
    hint: 'Say how it was paid. It’s kept with the refund.',
    confirmLabel: 'Mark as Paid',
    tone: 'danger',
    done: 'The refund is marked as paid.',
  },
} as const;

interface RefundDialogProps {
  step: RefundStep;
  refund: RefundCase;
  open: boolean;
  onClose: () => void;
}

/** Says what a step on a refund does, and takes it with a note. */
export function RefundDialog({ step, refund, open, onClose }: RefundDialogProps) {
  const { submit } = useDeskChanged();
  const { id, amount, buyer } = refund;
  const { call, title, about, hint, confirmLabel, tone, done } = steps[step];
  return (
    <TextDialog
      open={open}
      onClose={onClose}
      title={title}
      name="note"
      label="Note"
      hint={hint}
      schema={refundNoteSchema}
      confirmLabel={confirmLabel}
      tone={tone}
      failedMessage={refundActFailedMessage}
      onSubmit={(note) => submit(() => call(id, note), done)}
    >
      {about(`${formatNaira(amount)} to ${buyer.name}`)}
    </TextDialog>
  );
}
