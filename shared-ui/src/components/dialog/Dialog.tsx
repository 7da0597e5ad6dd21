import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { lazyPart } from '../../lazy/lazyPart';
import { toast } from '../../toast/toastStore';
import type { DialogPanelProps } from './DialogPanel';

/** A dialog is controlled: `open` shows it, `onClose` hears Escape, the close button and a press outside. */
export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode;
  /** Widths: sm 448 px, md 576 px, lg 768 px. */
  size?: 'sm' | 'md' | 'lg';
  /** `alertdialog` interrupts and does not close by a press outside. */
  role?: 'dialog' | 'alertdialog';
}

const panel = lazyPart<DialogPanelProps>(() =>
  import('./DialogPanel').then((module) => module.DialogPanel),
);

/** Fetches the dialog's code ahead of its first opening: put it on the opener's `onPointerEnter` and `onFocus`. */
export const warmDialog = panel.warm;

/** A modal dialog that traps focus and gives it back; its code is fetched at the first opening. */
export function Dialog({ open, onClose, ...rest }: DialogProps) {
  const openerRef = useRef<HTMLElement | null>(null);
  const closeRef = useRef(onClose);

  useLayoutEffect(() => {
    closeRef.current = onClose;
  }, [onClose]);

  // Noted before the panel takes the focus: Radix gives it back to its own trigger only, and we have none.
  useLayoutEffect(() => {
    if (open) openerRef.current = document.activeElement as HTMLElement | null;
  }, [open]);

  const handleFail = useCallback(() => {
    toast({
      variant: 'destructive',
      title: 'This could not be opened',
      description: 'Check your connection and try again.',
    });
    closeRef.current();
  }, []);

  return (
    <panel.Part wanted={open} onFail={handleFail} props={{ ...rest, open, onClose, openerRef }} />
  );
}
