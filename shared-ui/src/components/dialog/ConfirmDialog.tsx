import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Dialog } from './Dialog';

/** `tone` is danger when the action can't be undone; `busy` while it runs. */
export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks to confirm or cancel. Escape and the close button cancel; a click outside does nothing. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'primary',
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      busy={busy}
      onClose={onCancel}
      title={title}
      description={children}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button variant="secondary" unavailable={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={tone} loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
