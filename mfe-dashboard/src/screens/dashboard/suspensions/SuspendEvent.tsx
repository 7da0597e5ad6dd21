import { useState } from 'react';
import { Button, VisuallyHidden } from '@nzuko/shared-ui';

import type { FoundEvent } from '../../../api/findApi';
import { SuspendEventDialog } from './SuspendEventDialog';

/** A button that suspends an event, once it is said why. */
export function SuspendEvent({ event }: { event: FoundEvent }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Suspend
        <VisuallyHidden> {event.title}</VisuallyHidden>
      </Button>
      <SuspendEventDialog event={event} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
