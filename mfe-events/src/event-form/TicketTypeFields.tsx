import { useState } from 'react';
import { ticketTypeLabels, ticketTypeLimits } from '@nzuko/contract';
import { Plus, Trash } from '@nzuko/shared-ui/icons';
import { Banner, Button, Field, formatNaira, Stack } from '@nzuko/shared-ui';

import { ticketTypeBenefits } from '../ticket/ticketTypeBenefits';
import { Pair, TypeGroup, WordsInLine } from './EventForm.styles';
import { newTicketType, type TicketTypeValues } from './ticketTypeSchema';
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
  const handleRemove = (kind: TicketTypeValues['ticket_type']) => {
    setChanged(kind);
    changeTicketTypes(types.filter((type) => type.ticket_type !== kind));
  };
  const handleOnePrice = () => {
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
          onRemove={kind === 'STANDARD' ? undefined : () => handleRemove(kind)}
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
        <Button variant="ghost" size="sm" onClick={handleOnePrice}>
          One Price for All
        </Button>
      </Stack>
    </Stack>
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
