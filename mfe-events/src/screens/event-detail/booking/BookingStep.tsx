import { useState, type FormEvent } from 'react';
import { Banner, Button, Checkbox, formatPrice, isFree, RadioGroup } from 'shared-ui';

import type { Event } from '../../../api/eventsApi';
import type { Availability } from '../../../components/eventAvailability';
import { ImageField, useFileUrl } from '../../../components/ImageField';
import { TICKET_IMAGE_TYPES, TICKETS_PER_ORDER_MAX } from '../../../constants';
import { saleText } from '../../../components/ticketSale';
import { orderTotal } from '../orderTotal';
import { QuantitySelector } from '../QuantitySelector';
import { ticketTypes } from '../../../components/ticketTypes';
import { Foot, Form, Total } from './BookingDialog.styles';
import { HolderFields } from './HolderFields';
import { holderErrors } from './holdersSchema';
import { ticketImageProblem } from './ticketImageRules';
import type { Booking } from './useBooking';

interface StepProps {
  booking: Booking;
  availability: Availability;
  formId: string;
}

/** What is bought: type, number, names and picture. */
export function BookingStep({
  event,
  booking,
  availability,
  formId,
}: StepProps & { event: Event }) {
  const { choices } = booking;
  const [showsAllErrors, setShowsAllErrors] = useState(false);
  const imageUrl = useFileUrl(choices.image);

  const handleSubmit = (submit: FormEvent<HTMLFormElement>) => {
    submit.preventDefault();
    if (booking.isBooking) return;
    const wrong = choices.namesHolders && choices.holders.some((row) => hasErrors(row));
    if (!wrong) return booking.book();
    setShowsAllErrors(true);
    const form = submit.currentTarget;
    // After the errors have been rendered.
    setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  if (availability !== 'open') {
    return <Banner tone="error">{booking.error ?? 'Tickets for this event are closed.'}</Banner>;
  }
  return (
    <Form id={formId} noValidate onSubmit={handleSubmit} aria-label="Book tickets">
      <RadioGroup
        name="ticket_type"
        label="Ticket type"
        value={choices.ticketType.ticket_type}
        onChange={(change) => choices.chooseTicketType(change.target.value)}
        options={event.ticket_types.map((type) => ({
          value: type.ticket_type,
          label: `${ticketTypes[type.ticket_type].label} · ${formatPrice(type.price)}`,
          description: describeType(type, event.timezone),
          disabled: type.available === 0,
        }))}
      />
      <QuantitySelector
        quantity={choices.quantity}
        max={choices.maxQuantity}
        hint={`Up to ${TICKETS_PER_ORDER_MAX} in one order`}
        onChange={choices.chooseQuantity}
      />
      <Checkbox
        checked={choices.namesHolders}
        hint="Optional. Each person gets their own ticket by mail."
        onChange={(change) => choices.nameHolders(change.target.checked)}
      >
        Put names on the tickets
      </Checkbox>
      {choices.namesHolders ? (
        <HolderFields
          holders={choices.holders}
          showsAllErrors={showsAllErrors}
          onChange={choices.changeHolder}
        />
      ) : null}
      <ImageField
        label="Custom image"
        hint="Optional, printed on the ticket. JPEG, PNG, GIF or WebP, at most 5MB."
        previewAlt="Preview of your custom image"
        accept={TICKET_IMAGE_TYPES.join(',')}
        whole
        problemOf={ticketImageProblem}
        previewUrl={imageUrl}
        onChange={choices.chooseImage}
      />
      {booking.error ? <Banner tone="error">{booking.error}</Banner> : null}
    </Form>
  );
}

/** What it comes to, and the button that books. */
export function BookingFoot({
  booking,
  availability,
  formId,
  onClose,
}: StepProps & { onClose: () => void }) {
  const { ticketType, quantity } = booking.choices;
  if (availability !== 'open') {
    return (
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
    );
  }
  const label = isFree(ticketType.price) ? 'Register for Free' : 'Book Now';
  return (
    <Foot>
      <Total>
        <dt>Total</dt>
        <dd aria-live="polite">{formatPrice(orderTotal(ticketType.price, quantity))}</dd>
      </Total>
      <Button type="submit" size="lg" form={formId} loading={booking.isBooking}>
        {booking.isBooking ? 'Processing…' : label}
      </Button>
    </Foot>
  );
}

const hasErrors = (row: Parameters<typeof holderErrors>[0]) =>
  Object.keys(holderErrors(row)).length > 0;

/** What the type gives and what is left of it; of one that cannot be had, only why. */
function describeType(type: Event['ticket_types'][number], timezone: string): string {
  const sale = saleText(type, timezone, Date.now());
  return type.available > 0 ? `${ticketTypes[type.ticket_type].description} · ${sale}` : sale;
}
