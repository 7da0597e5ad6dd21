import { useCallback, useLayoutEffect, useRef } from 'react';
import { lazyPart } from '../../lazy/lazyPart';
import { notLoaded } from '../../parts/notLoaded';
import { toast } from '../../toast/toastStore';
import type { DialogPanelProps, DialogProps } from './dialogProps';

const panel = lazyPart<DialogPanelProps>(() =>
  import('./DialogPanel').then((module) => module.DialogPanel),
);

/** Preloads the dialog's code; call it from the opener's `onPointerEnter` and `onFocus`. */
export const warmDialog = panel.warm;

/** A modal dialog that traps focus and restores it on closing; its code loads when it first opens. */
export function Dialog({ open, onClose, ...rest }: DialogProps) {
  const openerRef = useRef<HTMLElement | null>(null);
  const closeRef = useRef(onClose);

  useLayoutEffect(() => {
    closeRef.current = onClose;
  }, [onClose]);

  // Read before the panel takes focus: Radix only restores focus to its own trigger, which we don't use.
  useLayoutEffect(() => {
    if (open) openerRef.current = document.activeElement as HTMLElement | null;
  }, [open]);

  const handleFail = useCallback(() => {
    toast(notLoaded);
    closeRef.current();
  }, []);

  return (
    <panel.Part wanted={open} onFail={handleFail} props={{ ...rest, open, onClose, openerRef }} />
  );
}
