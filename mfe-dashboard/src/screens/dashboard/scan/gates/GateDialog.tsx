import { useId, useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { gateLimits, ticketTypeLabels } from '@nzuko/contract';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { textRule } from '@nzuko/shared-auth/form-rules';
import { Checkbox, Field } from '@nzuko/shared-ui';
import { array, boolean, object, string } from 'yup';

import { changedFields } from '../../../../api/changedFields';
import type { Gate } from '../../../../api/doorApi';
import type { Event } from '../../../../api/eventsApi';
import { addGate, changeGate, doorSetupQuery } from '../../../../api/gatesApi';
import { FormDialog } from '../../../../components/FormDialog';
import { saveGateFailedMessage } from '../../../../messages/doorMessages';
import { Choices, Problem } from '../../team/Team.styles';

interface GateDialogProps {
  event: Event;
  /** The gate to change; a new one without. */
  gate: Gate | undefined;
  open: boolean;
  onClose: () => void;
}

const gateSchema = object({
  name: textRule('Name', gateLimits.name),
  ticket_types: array(string<NonNullable<Gate['ticket_types']>[number]>().required())
    .default([])
    .min(1, 'Choose at least one type'),
  has_exit: boolean().default(false),
});

/** Adds a gate, or changes one. */
export function GateDialog({ event, gate, open, onClose }: GateDialogProps) {
  const errorId = useId();
  const queryClient = useQueryClient();
  const kinds = useMemo(() => event.ticket_types.map((each) => each.ticket_type), [event]);
  const initialValues = useMemo(
    () => ({
      name: gate?.name ?? '',
      ticket_types: gate?.ticket_types ?? kinds,
      has_exit: gate?.has_exit ?? false,
    }),
    [gate, kinds],
  );
  const { formik, formProps, fieldProps, isSubmitting, failure, reset } = useApiForm({
    schema: gateSchema,
    initialValues,
    onSubmit: async (values) => {
      const isForAll = kinds.every((kind) => values.ticket_types.includes(kind));
      const payload = { ...values, ticket_types: isForAll ? null : values.ticket_types };
      await (gate
        ? changeGate(event.id, gate.id, changedFields(gate, payload))
        : addGate(event.id, payload));
      reset();
      onClose();
      void queryClient.invalidateQueries(doorSetupQuery(event.id));
      void queryClient.invalidateQueries({ queryKey: ['door', event.id] });
    },
  });
  const { ticket_types: chosen, has_exit: hasExit } = formik.values;
  const typesError = fieldProps('ticket_types').error;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={gate ? `Change ${gate.name}` : 'New gate'}
      form={{ formProps, isSubmitting, reset }}
      problem={failure && saveGateFailedMessage(failure)}
      submitLabel={gate ? 'Save' : 'Add Gate'}
    >
      <Field
        {...fieldProps('name')}
        label="Name"
        placeholder="North entrance"
        autoComplete="off"
        required
      />
      {kinds.length > 1 ? (
        <Choices aria-describedby={typesError ? errorId : undefined}>
          <legend>Tickets accepted here</legend>
          {kinds.map((kind) => (
            <Checkbox
              key={kind}
              checked={chosen.includes(kind)}
              onChange={({ target }) =>
                void formik.setFieldValue(
                  'ticket_types',
                  target.checked ? [...chosen, kind] : chosen.filter((each) => each !== kind),
                )
              }
            >
              {ticketTypeLabels[kind]}
            </Checkbox>
          ))}
          <Problem id={errorId} aria-live="polite">
            {typesError}
          </Problem>
        </Choices>
      ) : null}
      <Checkbox
        checked={hasExit}
        onChange={({ target }) => void formik.setFieldValue('has_exit', target.checked)}
        hint="The scanner here can be set to Going Out, and the board counts who is inside."
      >
        People are scanned as they leave
      </Checkbox>
    </FormDialog>
  );
}
