import { formatNaira } from '@nzuko/shared-ui';

import { refusePayout } from '../../../api/moneyDeskApi';
import { refuseFailedMessage } from '../../../messages/moneyDeskMessages';
import type { DeskDialogProps } from './ApproveDialog';
import { refusalSchema } from './deskSchemas';
import { TextDialog } from '../TextDialog';
import { useDeskChanged } from './useDeskChanged';

/** Asks why a payout is refused. */
export function RefuseDialog({ row: { payout, organizer }, open, onClose }: DeskDialogProps) {
  const { submit } = useDeskChanged();
  return (
    <TextDialog
      open={open}
      onClose={onClose}
      title="Refuse this payout?"
      name="reason"
      label="Reason"
      hint="The organizer will see it."
      schema={refusalSchema}
      confirmLabel="Refuse Payout"
      tone="danger"
      failedMessage={refuseFailedMessage}
      onSubmit={(reason) =>
        submit(
          () => refusePayout(payout.id, reason),
          `The money is back in ${organizer.name}’s balance.`,
        )
      }
    >
      {`${formatNaira(payout.amount)} goes back to ${organizer.name}’s balance, and we email them why. They won’t be paid until they ask again.`}
    </TextDialog>
  );
}
