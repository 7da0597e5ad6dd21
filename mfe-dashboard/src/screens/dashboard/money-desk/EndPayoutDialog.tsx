import { formatNaira } from '@nzuko/shared-ui';

import { refusePayout, type UnsentPayout } from '../../../api/moneyDeskApi';
import { endPayoutFailedMessage } from '../../../messages/moneyDeskMessages';
import { refusalSchema } from './deskSchemas';
import { TextDialog } from '../TextDialog';
import { useDeskChanged } from './useDeskChanged';

interface EndPayoutDialogProps {
  payout: UnsentPayout;
  open: boolean;
  onClose: () => void;
}

/** Asks why a payout that can't be sent isn't tried any longer. */
export function EndPayoutDialog({
  payout: { id, amount, organizer },
  open,
  onClose,
}: EndPayoutDialogProps) {
  const { submit } = useDeskChanged();
  return (
    <TextDialog
      open={open}
      onClose={onClose}
      title="End this payout?"
      name="reason"
      label="Reason"
      hint="The organizer will see it."
      schema={refusalSchema}
      confirmLabel="End Payout"
      tone="danger"
      failedMessage={endPayoutFailedMessage}
      onSubmit={(reason) =>
        submit(() => refusePayout(id, reason), `The money is back in ${organizer.name}’s balance.`)
      }
    >
      {`We stop trying to send it. ${formatNaira(amount)} goes back to ${organizer.name}’s balance, and we email them why. Their next payout waits until they request one or change their account. You can’t undo this.`}
    </TextDialog>
  );
}
