import { useState } from 'react';
import { toast, Button, Stack } from '@nzuko/shared-ui';

import { dismissCase, type ReportCase } from '../../../api/reportsApi';
import { dismissFailedMessage } from '../../../messages/deskMessages';
import { useSuspensionsChanged } from '../suspensions/useSuspensionsChanged';
import { TextDialog } from '../TextDialog';
import { noteSchema } from './caseSchemas';
import { SuspendDialog } from './SuspendDialog';

/** Dismiss, or suspend the event. Another administrator may have been first: then it says so, and the case shows it once closed. */
export function CaseActions({ found: { id, event } }: { found: ReportCase }) {
  const [asked, setAsked] = useState<'dismiss' | 'suspend'>();
  const { refresh } = useSuspensionsChanged();
  const handleClose = () => {
    setAsked(undefined);
    void refresh();
  };
  return (
    <Stack direction="row" gap={3} wrap>
      {event.is_suspended ? null : (
        <Button variant="danger" onClick={() => setAsked('suspend')}>
          Suspend Event
        </Button>
      )}
      <Button variant="secondary" onClick={() => setAsked('dismiss')}>
        Dismiss Reports
      </Button>
      <TextDialog
        open={asked === 'dismiss'}
        onClose={handleClose}
        title="Dismiss these reports?"
        name="note"
        label="Note"
        hint="Only administrators see this."
        schema={noteSchema}
        confirmLabel="Dismiss Reports"
        failedMessage={dismissFailedMessage}
        onSubmit={async (note) => {
          await dismissCase(id, note);
          toast({ title: 'Reports dismissed' });
        }}
      >
        {event.is_suspended
          ? `${event.title} stays suspended. Those who reported it get an email.`
          : `${event.title} stays as it is. Those who reported it get an email that says so.`}
      </TextDialog>
      <SuspendDialog
        caseId={id}
        title={event.title}
        open={asked === 'suspend'}
        onClose={handleClose}
      />
    </Stack>
  );
}
