import { ConfirmDialog, type ConfirmDialogProps } from '@nzuko/shared-ui';
import { holdersEmailed } from '@nzuko/shared-ui/parts';

import type { HoldersMail } from './holdersMail';

interface MoveDialogProps extends Pick<ConfirmDialogProps, 'open' | 'onConfirm' | 'onCancel'> {
  mail: HoldersMail | undefined;
}

/** Asks for confirmation before saving what ticket holders are mailed about. */
export function MoveDialog({ mail, ...dialogProps }: MoveDialogProps) {
  return (
    <ConfirmDialog
      {...dialogProps}
      title={mail === 'moved' ? 'Move this event?' : 'Change the times?'}
      confirmLabel="Save Changes"
      cancelLabel="Keep Editing"
    >
      {mail === 'moved'
        ? `${holdersEmailed}, and whoever paid can cancel for a full refund for up to a week. You can’t undo this.`
        : `${holdersEmailed}. You can’t undo this.`}
    </ConfirmDialog>
  );
}
