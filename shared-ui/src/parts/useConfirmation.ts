import { useRef, useState } from 'react';

/** Asks for confirmation: `ask` opens the dialog and resolves to the user's choice. */
export function useConfirmation() {
  const [open, setOpen] = useState(false);
  const answer = useRef<(isSure: boolean) => void>(() => undefined);

  const close = (isSure: boolean) => {
    setOpen(false);
    answer.current(isSure);
  };

  return {
    ask: () =>
      new Promise<boolean>((resolve) => {
        answer.current = resolve;
        setOpen(true);
      }),
    /** For a `ConfirmDialog`. */
    dialogProps: { open, onConfirm: () => close(true), onCancel: () => close(false) },
  };
}
