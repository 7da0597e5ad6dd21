import { useApiForm } from '@nzuko/shared-auth/api-form';
import { useKeyedCall } from '@nzuko/shared-auth/queries';
import {
  Banner,
  Button,
  Field,
  formatNaira,
  Select,
  Stack,
  styled,
  TextArea,
  theme,
} from '@nzuko/shared-ui';

import type { EventMoney } from '../../../api/moneyApi';
import { correctMoney } from '../../../api/moneyDeskApi';
import { correctionFailedMessage } from '../../../messages/moneyDeskMessages';
import { correctionSchema } from './deskSchemas';
import { useDeskChanged } from './useDeskChanged';

interface CorrectionFormProps {
  organizerId: number;
  events: readonly EventMoney[];
}

const empty = correctionSchema.getDefault();
const directions = [
  { value: 'give', label: 'Add to the balance' },
  { value: 'take', label: 'Take from the balance' },
];

/** Adds to an organizer's balance or takes from it, once per press. */
export function CorrectionForm({ organizerId, events }: CorrectionFormProps) {
  const { changed } = useDeskChanged();
  const { call } = useKeyedCall();
  const { formProps, fieldProps, isSubmitting, failure, dismissFailure, reset } = useApiForm({
    schema: correctionSchema,
    initialValues: empty,
    onSubmit: async ({ direction, amount, event_id: eventId, reason }) => {
      const isTaken = direction === 'take';
      const correction = {
        amount: isTaken ? `-${amount}` : amount,
        event_id: eventId === '' ? null : Number(eventId),
        reason,
      };
      await call((key) => correctMoney(organizerId, correction, key));
      reset();
      void changed(`${formatNaira(amount)} ${isTaken ? 'taken from' : 'added to'} the balance.`);
    },
  });
  return (
    <Stack as="form" gap={5} aria-label="Correct the balance" {...formProps}>
      <p>You can’t undo a correction. It carries your name, and the organizer sees the reason.</p>
      {failure ? (
        <Banner tone="error" onDismiss={dismissFailure}>
          {correctionFailedMessage(failure)}
        </Banner>
      ) : null}
      <Sums>
        <Field {...fieldProps('direction')} as={Select} label="Direction" options={directions} />
        <Field
          {...fieldProps('amount')}
          label="Amount in naira"
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <Field
          {...fieldProps('event_id')}
          as={Select}
          label="Event"
          placeholder="No particular event"
          options={events.flatMap(({ event }) =>
            event ? [{ value: String(event.id), label: event.title }] : [],
          )}
        />
      </Sums>
      <Field {...fieldProps('reason')} as={TextArea} rows={3} label="Reason" required />
      <div>
        <Button type="submit" loading={isSubmitting}>
          Post Correction
        </Button>
      </div>
    </Stack>
  );
}

const Sums = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${theme.space[4]};
`;
