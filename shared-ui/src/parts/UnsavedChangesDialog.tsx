import { ConfirmDialog, type useBlocker } from '@nzuko/shared-ui';

interface UnsavedChangesDialogProps {
  blocker: ReturnType<typeof useBlocker>;
  /** Goes on with the navigation that the blocker holds back. */
  onLeave: () => void;
}

/** Asks whether to leave a page with unsaved edits, while its blocker holds a navigation back. */
export function UnsavedChangesDialog({ blocker, onLeave }: UnsavedChangesDialogProps) {
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Unsaved Changes"
      confirmLabel="Leave Without Saving"
      cancelLabel="Stay & Continue"
      tone="danger"
      onConfirm={onLeave}
      onCancel={() => blocker.reset?.()}
    >
      You have unsaved changes. If you leave now, you’ll lose them.
    </ConfirmDialog>
  );
}
