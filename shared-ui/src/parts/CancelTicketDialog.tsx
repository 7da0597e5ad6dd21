import type { ReactNode } from 'react';
import { Banner, ConfirmDialog } from '@nzuko/shared-ui';

interface CancelTicketDialogProps {
  open: boolean;
  /** What happens to the ticket, the seat and the money. */
  children: ReactNode;
  /** The call that cancels the ticket; `failure` is shown in the dialog. */
  cancel: { run: () => void; isRunning: boolean; failure: string | undefined; reset: () => void };
  onClose: () => void;
}

/** Confirmation dialog for cancelling a ticket. */
export function CancelTicketDialog({ open, children, cancel, onClose }: CancelTicketDialogProps) {
  const handleClose = () => {
    cancel.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title="Cancel this ticket?"
      confirmLabel="Cancel Ticket"
      cancelLabel="Keep Ticket"
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
