import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Banner, Button, Card, Field, Stack, TextArea } from '@nzuko/shared-ui';

import { suspendEvent } from '../../../api/suspensionsApi';
import { suspendFailedMessage } from '../../../messages/deskMessages';
import { eventIdIn, eventSchema } from './suspensionSchemas';
import { useSuspensionsChanged } from './useSuspensionsChanged';

/** Suspends the event of a link. */
export function SuspendEventForm() {
  const changed = useSuspensionsChanged();
  const { formProps, fieldProps, isSubmitting, failure, reset } = useApiForm({
    schema: eventSchema,
    initialValues: eventSchema.getDefault(),
    onSubmit: async ({ event, reason }) => {
      const suspended = await suspendEvent(eventIdIn(event), reason);
      reset();
      void changed(`${suspended.event?.title ?? 'The event'} is suspended.`);
    },
  });
  return (
    <Card>
      <form {...formProps}>
        <Stack gap={4}>
          <p>
            Its tickets go off sale at once, people with tickets are told, and its money isn’t paid
            out.
          </p>
          <Field {...fieldProps('event')} label="Link to the event" required />
          <Field
            {...fieldProps('reason')}
            as={TextArea}
            rows={3}
            label="Reason"
            hint="We email it to the organizer."
            required
          />
          {failure ? <Banner tone="error">{suspendFailedMessage(failure)}</Banner> : null}
          <div>
            <Button type="submit" variant="danger" loading={isSubmitting}>
              Suspend Event
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
