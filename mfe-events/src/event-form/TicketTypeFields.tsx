import { useState } from 'react';
import { ticketTypeLabels, ticketTypeLimits } from '@nzuko/contract';
import { Plus, Trash } from '@nzuko/shared-ui/icons';
import {
  Banner,
  Button,
  ConfirmDialog,
  Field,
  formatNaira,
  Stack,
  type ConfirmDialogProps,
} from '@nzuko/shared-ui';
import { useConfirmation } from '@nzuko/shared-ui/parts';

import { ticketTypeBenefits } from '../ticket/ticketTypeBenefits';
import { Pair, TypeGroup, WordsInLine } from './EventForm.styles';
import { hasOwnValues, newTicketType, type TicketTypeValues } from './ticketTypeSchema';
import type { EventFormState } from './useEventForm';

const focus = (element: HTMLElement | null) => element?.focus();

/**
 * The event's ticket types with their prices, quotas and sale dates; while there is a single price, a button to add
 * types.
 */
export function TicketTypeFields({ form }: { form: EventFormState }) {
  const { values, changeTicketTypes } = form;
  const types = values.ticket_types;
  // Every button here goes when it is pressed, and the focus with it: what comes instead takes it.
  const [changed, setChanged] = useState<TicketTypeValues['ticket_type'] | 'all'>();
  const { ask, dialogProps } = useConfirmation();
  const [removing, setRemoving] = useState<TicketTypeValues['ticket_type'] | 'all'>('all');

  if (types.length === 0) {
    return (
      <WordsInLine>
        <Button
          variant="ghost"
          size="sm"
          startIcon={<Plus size={18} />}
          ref={changed === 'all' ? focus : undefined}
          onClick={() => {
            setChanged('STANDARD');
            changeTicketTypes([newTicketType('STANDARD', values.ticket_price)]);
          }}
        >
          Ticket Types, Quotas and Sale Dates
        </Button>
      </WordsInLine>
    );
  }

  const missing = ticketTypeLimits.ticket_type.enum.filter(
    (kind) => !types.some((type) => type.ticket_type === kind),
  );
  const handleAdd = (kind: TicketTypeValues['ticket_type']) => {
    setChanged(kind);
    const added = [...types, newTicketType(kind, types[0]?.price ?? '0')];
    changeTicketTypes(
      ticketTypeLimits.ticket_type.enum.flatMap((each) =>
        added.filter((type) => type.ticket_type === each),
      ),
    );
  };
  const mayRemove = async (removed: readonly TicketTypeValues[]) =>
    !removed.some((type) => hasOwnValues(type, types[0]?.price)) || ask();
  const handleRemove = async (kind: TicketTypeValues['ticket_type']) => {
    setRemoving(kind);
    if (!(await mayRemove(types.filter((type) => type.ticket_type === kind)))) return;
    setChanged(kind);
    changeTicketTypes(types.filter((type) => type.ticket_type !== kind));
  };
  const handleOnePrice = async () => {
    setRemoving('all');
    if (!(await mayRemove(types))) return;
    setChanged('all');
    changeTicketTypes([], types[0]?.price ?? values.ticket_price);
  };

  return (
    <Stack gap={5}>
      {types.map(({ ticket_type: kind }, index) => (
        <TicketTypeGroup
          key={kind}
          form={form}
          index={index}
          takesFocus={changed === kind}
          onRemove={kind === 'STANDARD' ? undefined : () => void handleRemove(kind)}
        />
      ))}
      {form.ticketTypesError ? <Banner tone="error">{form.ticketTypesError}</Banner> : null}
      <Stack direction="row" gap={3} wrap>
        {missing.map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            size="sm"
            startIcon={<Plus size={18} />}
            ref={changed === kind ? focus : undefined}
            onClick={() => handleAdd(kind)}
          >
            Add {ticketTypeLabels[kind]}
          </Button>
        ))}
        <Button variant="ghost" size="sm" onClick={() => void handleOnePrice()}>
          One Price for All
        </Button>
      </Stack>
      <RemoveDialog {...dialogProps} removing={removing} />
    </Stack>
  );
}

interface RemoveDialogProps extends Pick<ConfirmDialogProps, 'open' | 'onConfirm' | 'onCancel'> {
  removing: TicketTypeValues['ticket_type'] | 'all';
}

function RemoveDialog({ removing, ...dialogProps }: RemoveDialogProps) {
  if (removing === 'all') {
    return (
      <ConfirmDialog
        {...dialogProps}
        title="Use one price for all?"
        confirmLabel="One Price for All"
      >
        You lose the quotas, sale dates and other prices that you entered.
      </ConfirmDialog>
    );
  }
  const label = `Remove ${ticketTypeLabels[removing]}`;
  return (
    <ConfirmDialog {...dialogProps} title={`${label}?`} confirmLabel={label}>
      You lose the price, quota and sale dates that you entered for it.
    </ConfirmDialog>
  );
}

interface TicketTypeGroupProps {
  form: EventFormState;
  index: number;
  /** True if it takes the focus when it appears. */
  takesFocus: boolean;
  /** Undefined for the type that every event has. */
  onRemove: (() => void) | undefined;
}

function TicketTypeGroup({ form, index, takesFocus, onRemove }: TicketTypeGroupProps) {
  const { typeNumberProps, typeTimeProps, values } = form;
  const kind = values.ticket_types[index]?.ticket_type ?? 'STANDARD';
  return (
    <TypeGroup>
      <legend>{ticketTypeLabels[kind]}</legend>
      <p>{ticketTypeBenefits[kind]}</p>
      <Pair>
        <Field
          {...typeNumberProps(index, 'price')}
          label="Price (₦)"
          ref={takesFocus ? focus : undefined}
          type="number"
          inputMode="decimal"
          min={0}
          max={ticketTypeLimits.price.maximum}
          step={ticketTypeLimits.price.multipleOf}
          required
          hint={`Enter 0 to make it free. At most ${formatNaira(ticketTypeLimits.price.maximum)}.`}
        />
        <Field
          {...typeNumberProps(index, 'quota')}
          label="Quota"
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          hint="How many to sell. Leave empty to allow every seat."
        />
        <Field
          {...typeTimeProps(index, 'sale_starts_at')}
          label="On sale from"
          type="datetime-local"
          hint="Leave empty to start when you publish."
        />
        <Field
          {...typeTimeProps(index, 'sale_ends_at')}
          label="On sale until"
          type="datetime-local"
          hint="Leave empty to sell until the event starts."
        />
      </Pair>
      {onRemove ? (
        <WordsInLine>
          <Button variant="ghost" size="sm" startIcon={<Trash size={16} />} onClick={onRemove}>
            Remove {ticketTypeLabels[kind]}
          </Button>
        </WordsInLine>
      ) : null}
    </TypeGroup>
  );
}
