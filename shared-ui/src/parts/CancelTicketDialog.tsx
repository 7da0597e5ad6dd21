import type { ReactNode } from 'react';
import { Banner, ConfirmDialog } from '@nzuko/shared-ui';

interface CancelTicketDialogProps {
  open: boolean;
  /** More than one for an unpaid order, which is only cancelled as a whole. */
  count?: number;
  /** Explains what happens to the ticket, the seat and the money. */
  children: ReactNode;
  /** The call that cancels the ticket; `failure` is shown in the dialog. */
  cancel: { run: () => void; isRunning: boolean; failure: string | undefined; reset: () => void };
  onClose: () => void;
}

/** Confirmation dialog for cancelling a ticket. */
export function CancelTicketDialog({
  open,
  count = 1,
  children,
  cancel,
  onClose,
}: CancelTicketDialogProps) {
  const handleClose = () => {
    cancel.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={count === 1 ? 'Cancel this ticket?' : `Cancel these ${count} tickets?`}
      confirmLabel={count === 1 ? 'Cancel Ticket' : `Cancel ${count} Tickets`}
      cancelLabel={count === 1 ? 'Keep Ticket' : 'Keep Tickets'}
      tone="danger"
      busy={cancel.isRunning}
      onConfirm={() => cancel.run()}
      onCancel={handleClose}
    >
      {children}
      {cancel.failure ? <Banner tone="error">{cancel.failure}</Banner> : null}
    </ConfirmDialog>
  );
}
