import { closePaymentCase } from '../../../api/moneyDeskApi';
import { closeCaseFailedMessage } from '../../../messages/moneyDeskMessages';
import { TextDialog } from '../TextDialog';
import { caseNoteSchema } from './deskSchemas';
import { useDeskChanged } from './useDeskChanged';

interface CloseCaseDialogProps {
  caseId: number;
  open: boolean;
  onClose: () => void;
}

/** Asks what was done about a case, and closes it. */
export function CloseCaseDialog({ caseId, open, onClose }: CloseCaseDialogProps) {
  const { submit } = useDeskChanged();
  return (
    <TextDialog
      open={open}
      onClose={onClose}
      title="Close this case?"
      name="note"
      label="Note"
      hint="Say what was done. It’s kept with the case."
      schema={caseNoteSchema}
      confirmLabel="Close Case"
      failedMessage={closeCaseFailedMessage}
      onSubmit={(note) => submit(() => closePaymentCase(caseId, note), 'Case closed')}
    >
      Closing doesn’t move money or change tickets. Do what needs doing first.
    </TextDialog>
  );
}
