import { useId, useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Banner, Button, Dialog, Field, Stack, zoneLabel } from '@nzuko/shared-ui';

import type { Event } from '../../../../api/eventsApi';
import { gateLinksQuery, makeGateLink, type NewGateLink } from '../../../../api/gateLinksApi';
import { makeLinkFailedMessage } from '../../../../messages/gateMessages';
import { gateLinkPayload, gateLinkSchema, initialGateLink } from './gateLinkSchema';

interface GateLinkDialogProps {
  event: Event;
  /** The gate of the newest link. */
  gate?: string;
  open: boolean;
  onClose: () => void;
  onMade: (link: NewGateLink) => void;
}

/** Makes a link for one helper at one gate. */
export function GateLinkDialog({ event, gate, open, onClose, onMade }: GateLinkDialogProps) {
  const formId = useId();
  const queryClient = useQueryClient();
  const initialValues = useMemo(() => initialGateLink(event, gate), [event, gate]);
  const { formProps, fieldProps, isSubmitting, failure, reset } = useApiForm({
    schema: gateLinkSchema,
    initialValues,
    onSubmit: async (values) => {
      const made = await makeGateLink(event.id, gateLinkPayload(values, event.timezone));
      reset();
      onMade(made);
      await queryClient.invalidateQueries(gateLinksQuery(event.id));
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="New helper’s link"
      description="It opens the scanner and nothing else, on the first device where Start is pressed."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isSubmitting}>
            Make Link
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId}>
        <Stack gap={5}>
          {failure ? <Banner tone="error">{makeLinkFailedMessage(failure)}</Banner> : null}
          <Field
            {...fieldProps('gate')}
            label="Gate"
            placeholder="Gate A"
            autoComplete="off"
            required
          />
          <Field
            {...fieldProps('helper')}
            label="Helper"
            hint="Their name, or their phone’s. It stands beside each of their scans."
            placeholder="Ada"
            autoComplete="off"
            required
          />
          <Field {...fieldProps('starts_at')} label="Opens" type="datetime-local" required />
          <Field
            {...fieldProps('ends_at')}
            label="Ends"
            hint={`At most 7 days later. Both in ${zoneLabel(event.start_date ?? '', event.timezone)}; if you move the event, they move with it.`}
            type="datetime-local"
            required
          />
        </Stack>
      </form>
    </Dialog>
  );
}
