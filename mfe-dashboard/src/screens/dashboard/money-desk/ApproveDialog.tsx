import { useCall } from '@nzuko/shared-auth/queries';
import { Banner, ConfirmDialog, formatNaira } from '@nzuko/shared-ui';

import { approvePayout, type DeskPayout } from '../../../api/moneyDeskApi';
import { approveFailedMessage } from '../../../messages/moneyDeskMessages';
import { useDeskChanged } from './useDeskChanged';

export interface DeskDialogProps {
  row: DeskPayout;
  open: boolean;
  onClose: () => void;
}

/** Asks for confirmation before a payout above the limit is sent. */
export function ApproveDialog({ row: { payout, organizer }, open, onClose }: DeskDialogProps) {
  const { changed, refresh } = useDeskChanged();
  const approve = useCall(() => approvePayout(payout.id), approveFailedMessage, {
    onDone: () => {
      onClose();
      return changed(`${formatNaira(payout.sent)} is on its way to ${organizer.name}.`);
    },
    onFailed: () => void refresh(),
  });
  return (
    <ConfirmDialog
      open={open}
      title="Approve this payout?"
      confirmLabel={`Send ${formatNaira(payout.sent)}`}
      busy={approve.isRunning}
      onConfirm={() => approve.run()}
      onCancel={() => {
        approve.reset();
        onClose();
      }}
    >
      {`${formatNaira(payout.sent)} goes to ${organizer.name}, ${payout.account}. You can’t undo this.`}
      {approve.failure ? <Banner tone="error">{approve.failure}</Banner> : null}
    </ConfirmDialog>
  );
}
