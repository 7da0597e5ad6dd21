import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '@nzuko/shared-auth/queries';
import { Banner, ConfirmDialog, toast } from '@nzuko/shared-ui';

import { deleteDraft, type Event } from '../../../api/eventsApi';
import { deleteDraftFailedMessage } from '../../../messages/eventMessages';

interface DeleteDraftProps {
  draft: Event;
  open: boolean;
  onClose: () => void;
}

/** Deletes a draft once confirmed. */
export function DeleteDraft({ draft: { id, title }, open, onClose }: DeleteDraftProps) {
  const queryClient = useQueryClient();
  const deletion = useCall(() => deleteDraft(id), deleteDraftFailedMessage, {
    onDone: () => {
      toast({ title: 'Draft deleted', description: title });
      onClose();
      return queryClient.invalidateQueries();
    },
    // Somebody else in the team may have published or deleted it.
    onFailed: () => void queryClient.invalidateQueries(),
  });
  return (
    <ConfirmDialog
      open={open}
      title="Delete this draft?"
      confirmLabel="Delete Draft"
      cancelLabel="Keep Draft"
      tone="danger"
      busy={deletion.isRunning}
      onConfirm={() => deletion.run()}
      onCancel={() => {
        deletion.reset();
        onClose();
      }}
    >
      {`${title} will be gone for everybody in your team. You can’t undo this.`}
      {deletion.failure ? <Banner tone="error">{deletion.failure}</Banner> : null}
    </ConfirmDialog>
  );
}
