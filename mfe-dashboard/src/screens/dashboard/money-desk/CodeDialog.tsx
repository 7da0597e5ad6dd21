import { formatNaira } from '@nzuko/shared-ui';

import { releasePayout } from '../../../api/moneyDeskApi';
import { releaseFailedMessage } from '../../../messages/moneyDeskMessages';
import type { DeskDialogProps } from './ApproveDialog';
import { releaseSchema } from './deskSchemas';
import { TextDialog } from '../TextDialog';
import { useDeskChanged } from './useDeskChanged';

/** Asks for the one-time code that the provider has sent to the business. */
export function CodeDialog({ row: { payout, organizer }, open, onClose }: DeskDialogProps) {
  const { submit } = useDeskChanged();
  return (
    <TextDialog
      open={open}
      onClose={onClose}
      title="Enter the provider’s code"
      name="otp"
      label="Code"
      schema={releaseSchema}
      isShort
      confirmLabel="Send Payout"
      failedMessage={releaseFailedMessage}
      onSubmit={(otp) =>
        submit(() => releasePayout(payout.id, otp), 'The payment provider has the code.')
      }
    >
      {`It releases ${formatNaira(payout.sent)} to ${organizer.name}, ${payout.account}. The payment provider sent it to the business by text or email.`}
    </TextDialog>
  );
}
