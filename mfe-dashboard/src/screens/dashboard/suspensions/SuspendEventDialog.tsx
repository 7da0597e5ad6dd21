import { formatEventDate, Stack } from '@nzuko/shared-ui';
import { MailAddress } from '@nzuko/shared-ui/parts';

import type { FoundEvent } from '../../../api/findApi';
import { suspendEvent } from '../../../api/suspensionsApi';
import { FactList } from '../../../components/FactList';
import { eventSuspensionText, suspendFailedMessage } from '../../../messages/deskMessages';
import { TextDialog } from '../TextDialog';
import { reasonSchema } from './suspensionSchemas';
import { useSuspensionsChanged } from './useSuspensionsChanged';

interface SuspendEventDialogProps {
  event: FoundEvent;
  open: boolean;
  onClose: () => void;
  onSuspended?: () => void;
}

/** Says which event it is, and suspends it once it is said why. */
export function SuspendEventDialog({ event, open, onClose, onSuspended }: SuspendEventDialogProps) {
  const { id, title, organizer, start_date: start, timezone, sold, capacity } = event;
  const { changed } = useSuspensionsChanged();
  return (
    <TextDialog
      open={open}
      onClose={onClose}
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
        onSuspended?.();
        void changed(`${title} is suspended.`);
      }}
    >
      <Stack gap={4}>
        <FactList>
          <div>
            <dt>Organizer</dt>
            <dd>
              {organizer.name}
              <br />
              <MailAddress>{organizer.email}</MailAddress>
            </dd>
          </div>
          <div>
            <dt>Date</dt>
            <dd>{start ? formatEventDate(start, timezone) : 'No date yet'}</dd>
          </div>
          <div>
            <dt>Sold</dt>
            <dd>
              {sold} of {capacity}
            </dd>
          </div>
        </FactList>
        <p>{eventSuspensionText}</p>
      </Stack>
    </TextDialog>
  );
}
