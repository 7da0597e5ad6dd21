import { useState } from 'react';
import { Button, VisuallyHidden } from '@nzuko/shared-ui';

import { suspendEvent } from '../../../api/suspensionsApi';
import { suspendFailedMessage } from '../../../messages/deskMessages';
import { TextDialog } from '../TextDialog';
import { reasonSchema } from './suspensionSchemas';
import { useSuspensionsChanged } from './useSuspensionsChanged';

/** A button that suspends an event, once it is said why. */
export function SuspendEvent({ event: { id, title } }: { event: { id: number; title: string } }) {
  const [isOpen, setOpen] = useState(false);
  const changed = useSuspensionsChanged();
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Suspend
        <VisuallyHidden> {title}</VisuallyHidden>
      </Button>
      <TextDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Suspend ${title}?`}
        name="reason"
        label="Reason"
        hint="We email it to the organizer."
        schema={reasonSchema}
        confirmLabel="Suspend Event"
        tone="danger"
        failedMessage={suspendFailedMessage}
        onSubmit={async (reason) => {
          await suspendEvent(id, reason);
          void changed(`${title} is suspended.`);
        }}
      >
        Its tickets go off sale at once, people with tickets are told, and its money isn’t paid out.
      </TextDialog>
    </>
  );
}
