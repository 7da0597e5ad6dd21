import { useState } from 'react';
import { Button, VisuallyHidden } from '@nzuko/shared-ui';
import { holdersEmailed } from '@nzuko/shared-ui/parts';

import { liftSuspension } from '../../../api/suspensionsApi';
import { liftFailedMessage } from '../../../messages/deskMessages';
import { TextDialog } from '../TextDialog';
import { reasonSchema } from './suspensionSchemas';
import { useSuspensionsChanged } from './useSuspensionsChanged';

/** A button that lifts a suspension, once it is said why. `name` is of the account or event. */
export function LiftSuspension({ suspension, name }: { suspension: { id: number }; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const { changed } = useSuspensionsChanged();
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Lift
        <VisuallyHidden> the suspension of {name}</VisuallyHidden>
      </Button>
      <TextDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Lift this suspension?"
        name="reason"
        label="Reason"
        hint="We email it only to the account’s owner or the event’s organizer."
        schema={reasonSchema}
        confirmLabel="Lift Suspension"
        failedMessage={liftFailedMessage}
        onSubmit={async (reason) => {
          await liftSuspension(suspension.id, reason);
          void changed(`The suspension of ${name} has been lifted.`);
        }}
      >
        {`Everything works for ${name} as before, except where another suspension still applies. ${holdersEmailed} once tickets can be booked again.`}
      </TextDialog>
    </>
  );
}
