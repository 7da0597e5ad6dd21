import { useState } from 'react';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Banner, Button, Card, Field, Stack } from '@nzuko/shared-ui';

import { findEvent, type FoundEvent } from '../../../api/findApi';
import { eventGoneMessage, searchFailedMessage } from '../../../messages/deskMessages';
import { SuspendEventDialog } from './SuspendEventDialog';
import { eventIdIn, eventSchema } from './suspensionSchemas';

/** Looks up the event of a link, and asks before it is suspended: a wrong number may be another's event. */
export function SuspendEventForm() {
  const [found, setFound] = useState<FoundEvent>();
  const [isOpen, setOpen] = useState(false);
  const [unknown, setUnknown] = useState<string>();
  const { formProps, fieldProps, values, isSubmitting, failure, reset } = useApiForm({
    schema: eventSchema,
    initialValues: eventSchema.getDefault(),
    onSubmit: async ({ event: link }) => {
      const event = await findEvent(eventIdIn(link));
      setUnknown(event ? undefined : link);
      setFound(event);
      setOpen(event !== undefined);
    },
  });
  const { error, ...field } = fieldProps('event');
  return (
    <Card>
      <form {...formProps}>
        <Stack gap={4}>
          <Field
            {...field}
            error={error ?? (values.event === unknown ? eventGoneMessage : undefined)}
            label="Link to the event"
            required
          />
          {failure ? <Banner tone="error">{searchFailedMessage}</Banner> : null}
          <div>
            <Button type="submit" variant="secondary" loading={isSubmitting}>
              Find Event
            </Button>
          </div>
        </Stack>
      </form>
      {found ? (
        <SuspendEventDialog
          key={found.id}
          event={found}
          open={isOpen}
          onClose={() => setOpen(false)}
          onSuspended={reset}
        />
      ) : null}
    </Card>
  );
}
