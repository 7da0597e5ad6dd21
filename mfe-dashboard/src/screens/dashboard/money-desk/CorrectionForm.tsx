import { memberDrafts } from '@nzuko/shared-auth';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { useKeyedCall } from '@nzuko/shared-auth/queries';
import {
  Banner,
  Button,
  ConfirmDialog,
  Field,
  formatNaira,
  Select,
  Stack,
  styled,
  TextArea,
  theme,
} from '@nzuko/shared-ui';
import { useConfirmation } from '@nzuko/shared-ui/parts';

import type { EventMoney } from '../../../api/moneyApi';
import { correctMoney } from '../../../api/moneyDeskApi';
import { correctionFailedMessage } from '../../../messages/moneyDeskMessages';
import { plainNaira } from '../../../money/typedNaira';
import { correctionSchema } from './deskSchemas';
import { useDeskChanged } from './useDeskChanged';

interface CorrectionFormProps {
  organizerId: number;
  organizerName: string;
  events: readonly EventMoney[];
}

const empty = correctionSchema.getDefault();
const directions = [
  { value: 'give', label: 'Add to the balance' },
  { value: 'take', label: 'Take from the balance' },
];

/** Adds to an organizer's balance or takes from it, once per confirmed press. */
export function CorrectionForm({ organizerId, organizerName, events }: CorrectionFormProps) {
  const { submit } = useDeskChanged();
  const { ask, dialogProps } = useConfirmation();
  // Kept on this device, as the answer may be lost with the page.
  const draft = `correction_${organizerId}`;
  const { call } = useKeyedCall({
    read: () => memberDrafts.get(draft) ?? undefined,
    keep: (key) => memberDrafts.set(draft, key ?? null),
  });
  const { formProps, fieldProps, isSubmitting, values, failure, dismissFailure, reset } =
    useApiForm({
      schema: correctionSchema,
      initialValues: empty,
      onSubmit: async ({ direction, amount, event_id: eventId, reason }) => {
        if (!(await ask())) return;
        const isTaken = direction === 'take';
        const correction = {
          amount: isTaken ? `-${amount}` : amount,
          event_id: eventId === '' ? null : Number(eventId),
          reason,
        };
        await submit(
          () => call((key) => correctMoney(organizerId, correction, key)),
          `${formatNaira(amount)} ${isTaken ? 'taken from' : 'added to'} the balance.`,
        );
        reset();
      },
    });
  const isTaking = values.direction === 'take';
  const sum = formatNaira(plainNaira(values.amount));
  return (
    <Stack as="form" gap={5} aria-label="Correct the balance" {...formProps}>
      <p>You can’t undo a correction. It carries your name, and the organizer sees the reason.</p>
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
      {failure ? (
        <Banner tone="error" onDismiss={dismissFailure}>
          {correctionFailedMessage(failure)}
        </Banner>
      ) : null}
      <div>
        {/* Nothing is being posted yet while the dialog asks. */}
        <Button type="submit" loading={isSubmitting && !dialogProps.open}>
          Post Correction
        </Button>
      </div>
      <ConfirmDialog
        {...dialogProps}
        title="Post this correction?"
        confirmLabel={isTaking ? `Take ${sum}` : `Add ${sum}`}
      >
        {`${sum} is ${isTaking ? 'taken from' : 'added to'} ${organizerName}’s balance. You can’t undo this.`}
      </ConfirmDialog>
    </Stack>
  );
}

const Sums = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${theme.space[4]};
`;
