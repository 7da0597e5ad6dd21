import { gateLinkDuration } from '@nzuko/contract';
import { useId, useMemo } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Field, zoneLabel } from '@nzuko/shared-ui';

import type { Event } from '../../../../api/eventsApi';
import { gateLinksQuery, makeGateLink, type NewGateLink } from '../../../../api/gateLinksApi';
import { doorSetupQuery } from '../../../../api/gatesApi';
import { FormDialog } from '../../../../components/FormDialog';
import { makeLinkFailedMessage } from '../../../../messages/gateMessages';
import { gateLinkPayload, gateLinkSchema, initialGateLink } from './gateLinkSchema';

interface GateLinkDialogProps {
  event: Event;
  /** The gate that it suggests; if this changes, the form starts over. */
  gate?: string;
  open: boolean;
  onClose: () => void;
  onMade: (link: NewGateLink) => void;
}

/** Makes a link for one helper at one gate. */
export function GateLinkDialog({ event, gate, open, onClose, onMade }: GateLinkDialogProps) {
  const gatesId = useId();
  const queryClient = useQueryClient();
  const { data: setup } = useQuery(doorSetupQuery(event.id));
  const initialValues = useMemo(() => initialGateLink(event, gate), [event, gate]);
  const { formProps, fieldProps, isSubmitting, failure, reset } = useApiForm({
    schema: gateLinkSchema,
    initialValues,
    onSubmit: async (values) => {
      const made = await makeGateLink(event.id, gateLinkPayload(values, event.timezone));
      reset();
      onMade(made);
      void queryClient.invalidateQueries(gateLinksQuery(event.id));
      // The gate may be a new one.
      void queryClient.invalidateQueries(doorSetupQuery(event.id));
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="New link"
      description="It opens the scanner and nothing else, on the first device where Start is pressed."
      form={{ formProps, isSubmitting, reset }}
      problem={failure && makeLinkFailedMessage(failure)}
      submitLabel="Make Link"
    >
      <Field
        {...fieldProps('gate')}
        label="Gate"
        placeholder="Gate A"
        hint="One of the event’s gates, or a new one."
        autoComplete="off"
        list={gatesId}
        required
      />
      <datalist id={gatesId}>
        {setup?.gates.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <Field
        {...fieldProps('helper')}
        label="Helper"
        hint="Their name, or their phone’s. It’s shown beside each of their scans."
        placeholder="Ada"
        autoComplete="off"
        required
      />
      <Field {...fieldProps('starts_at')} label="Opens" type="datetime-local" required />
      <Field
        {...fieldProps('ends_at')}
        label="Ends"
        hint={`At most ${gateLinkDuration} later. Both in ${zoneLabel(event.start_date ?? '', event.timezone)}; if you move the event, they move with it.`}
        type="datetime-local"
        required
      />
    </FormDialog>
  );
}
