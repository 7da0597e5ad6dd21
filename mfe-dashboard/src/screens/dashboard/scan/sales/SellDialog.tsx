import { useMemo, type ChangeEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { doorSaleLimits, ticketTypeLabels } from '@nzuko/contract';
import { ApiError } from '@nzuko/shared-auth';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { useKeyedCall } from '@nzuko/shared-auth/queries';
import { Checkbox, Field, formatNaira, formatPrice, isFree, Select, toast } from '@nzuko/shared-ui';

import {
  doorSalesQuery,
  sellAtDoor,
  type DoorPayment,
  type DoorSalePayload,
} from '../../../../api/doorSalesApi';
import { myEventsQuery, type Event } from '../../../../api/eventsApi';
import { FormDialog } from '../../../../components/FormDialog';
import { sellFailedMessage, soldMessage } from '../../../../messages/doorMessages';
import { koboOf, nairaOf } from '../../../../money/kobo';
import { ownGate } from '../ownGate';
import { paymentOptions } from './payments';
import { sellSchema, type SellValues } from './sellSchema';

interface SellDialogProps {
  event: Event;
  open: boolean;
  onClose: () => void;
}

const QUANTITIES = Array.from({ length: doorSaleLimits.quantity.maximum }, (_, index) =>
  String(index + 1),
);

/** Sells or gives tickets to somebody at the door. */
export function SellDialog({ event, open, onClose }: SellDialogProps) {
  const queryClient = useQueryClient();
  const { call, isUnanswered } = useKeyedCall();
  // Not of the event, whose seats change while the form is filled in.
  const firstType = event.ticket_types[0]?.ticket_type ?? '';
  const initialValues = useMemo(() => initialSale(firstType), [firstType]);
  const { formik, formProps, fieldProps, isSubmitting, failure, ...form } = useApiForm({
    schema: sellSchema,
    initialValues,
    onSubmit: async (values) => {
      try {
        const sale = await call((key) => sellAtDoor(event.id, payloadOf(values, event), key));
        toast({
          title: soldMessage(sale.ticket_numbers.length, {
            give: methodOf(values, event) === 'FREE',
            checkIn: values.check_in,
          }),
          description: sale.ticket_numbers.join(', '),
        });
        form.reset();
        onClose();
      } catch (error) {
        // The offer shown here may be out of date: its price, its seats or its types.
        if (!ApiError.from(error).isUnreachable) {
          void queryClient.invalidateQueries({ queryKey: myEventsQuery.queryKey });
        }
        throw error;
      } finally {
        void queryClient.invalidateQueries(doorSalesQuery(event.id));
      }
    },
  });
  const handleReset = () => {
    // It must be sent again unchanged.
    if (!isUnanswered()) form.reset();
  };
  /** Props of a choice that a refusal may be about. */
  const choiceProps = (name: 'ticket_type' | 'quantity') => ({
    ...fieldProps(name),
    onChange: (change: ChangeEvent<HTMLSelectElement>) => {
      formik.handleChange(change);
      if (!isUnanswered()) form.dismissFailure();
    },
  });
  const { values } = formik;
  const isFreeType = isFree(priceOf(values, event));
  const method = methodOf(values, event);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Sell a ticket"
      description="Each ticket takes a seat. You keep the money, so it isn’t added to your balance here."
      form={{ formProps, isSubmitting, reset: handleReset }}
      problem={failure && sellFailedMessage(failure)}
      submitLabel={
        method === 'FREE'
          ? giveLabel(values.quantity)
          : `Sell for ${formatNaira(totalOf(values, event))}`
      }
    >
      <Field
        {...choiceProps('ticket_type')}
        as={Select}
        label="Ticket"
        options={event.ticket_types.map(({ ticket_type: type, price, available }) => ({
          value: type,
          label: `${ticketTypeLabels[type]}, ${formatPrice(price)}${available > 0 ? '' : ' · sold out'}`,
        }))}
      />
      <Field
        {...choiceProps('quantity')}
        as={Select}
        label="How many"
        options={QUANTITIES.map((value) => ({ value, label: value }))}
      />
      {isFreeType ? null : (
        <Field {...fieldProps('method')} as={Select} label="Paid by" options={paymentOptions} />
      )}
      <Field {...fieldProps('name')} label="Name" hint="Optional." autoComplete="off" />
      <Field
        {...fieldProps('email')}
        label="Email"
        hint="Optional: the ticket is sent there."
        type="email"
        autoComplete="off"
      />
      <Field
        {...fieldProps('phone')}
        label="Phone"
        hint="Optional."
        type="tel"
        autoComplete="off"
      />
      <Checkbox
        checked={values.check_in}
        onChange={({ target }) => void formik.setFieldValue('check_in', target.checked)}
      >
        Check them in now
      </Checkbox>
    </FormDialog>
  );
}

const initialSale = (type: string): SellValues => ({
  ticket_type: type,
  quantity: '1',
  method: 'CASH',
  name: '',
  email: '',
  phone: '',
  check_in: true,
});

/** In naira. */
function totalOf(values: SellValues, event: Event): string {
  const isGiven = methodOf(values, event) === 'FREE';
  return nairaOf(isGiven ? 0 : koboOf(priceOf(values, event)) * Number(values.quantity));
}

const priceOf = ({ ticket_type: type }: SellValues, event: Event): string =>
  event.ticket_types.find((each) => each.ticket_type === type)?.price ?? '0.00';

/** Nothing is paid for a free type, whatever was chosen before it. */
const methodOf = (values: SellValues, event: Event) =>
  isFree(priceOf(values, event)) ? 'FREE' : values.method;

const giveLabel = (quantity: string) => (quantity === '1' ? 'Give Ticket' : 'Give Tickets');

function payloadOf(values: SellValues, event: Event): DoorSalePayload {
  const { name, email, phone, check_in } = values;
  const gateId = ownGate.read(event.id);
  return {
    ticket_type: values.ticket_type as DoorSalePayload['ticket_type'],
    quantity: Number(values.quantity),
    method: methodOf(values, event) as DoorPayment,
    total: totalOf(values, event),
    check_in,
    ...(name && { name }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(gateId && { gate_id: gateId }),
  };
}
