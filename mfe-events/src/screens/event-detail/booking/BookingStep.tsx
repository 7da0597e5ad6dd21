import { customImageMessages, purchaseLimits, ticketTypeLabels } from '@nzuko/contract';
import { useState, type FormEvent } from 'react';
import { useSession } from '@nzuko/shared-auth';
import { Banner, Button, Checkbox, formatPrice, isFree, RadioGroup } from '@nzuko/shared-ui';
import { confirmToNameMessage, imageHint, namesHint } from '../../../messages/bookingMessages';
import { closedReason, closedTitle } from '../../../messages/closedMessages';
import { feesMessage } from '../../../messages/eventMessages';
import { AgreementLine, ConfirmEmailAction, ConfirmEmailButton } from '@nzuko/shared-ui/parts';

import type { Event, EventTicketType } from '../../../api/eventsApi';
import type { Availability } from '../../../event/eventAvailability';
import { ImageField } from '../../../components/ImageField';
import { useFileUrl } from '../../../components/useFileUrl';
import { saleText } from '../../../ticket/ticketSale';
import { orderTotal } from '../orderTotal';
import { QuantitySelector } from '../QuantitySelector';
import { ticketTypeBenefits } from '../../../ticket/ticketTypeBenefits';
import { Foot, Form, Terms, Total } from './BookingDialog.styles';
import { HeldOrder } from './HeldOrder';
import { HolderFields } from './HolderFields';
import { holderErrors } from './holderRules';
import { PhoneField } from './PhoneField';
import { phoneError } from './phoneRules';
import { ticketImageProblem } from './ticketImageRules';
import type { Booking } from './useBooking';
import { useMustConfirm } from './useMustConfirm';

interface StepProps {
  booking: Booking;
  availability: Availability;
  formId: string;
}

/** The form: ticket type, quantity, names and picture. */
export function BookingStep({
  event,
  booking,
  availability,
  formId,
}: StepProps & { event: Event }) {
  const { choices } = booking;
  const [showsAllErrors, setShowsAllErrors] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const isVisitor = useSession(({ status }) => status === 'unauthenticated');
  const mustConfirm = useMustConfirm(booking);
  const imageUrl = useFileUrl(choices.image);

  const handleSubmit = (submit: FormEvent<HTMLFormElement>) => {
    submit.preventDefault();
    if (booking.isBooking) return;
    if (!hasErrors(choices)) return booking.book();
    setShowsAllErrors(true);
    const form = submit.currentTarget;
    // Wait until the errors have rendered.
    setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  if (availability !== 'open') {
    return booking.error ? (
      <Banner tone="error">{booking.error}</Banner>
    ) : (
      <Banner tone="warning" title={closedTitle(availability)}>
        {closedReason(event, availability, openedAt)}
      </Banner>
    );
  }
  return (
    <Form id={formId} noValidate onSubmit={handleSubmit} aria-label="Book tickets">
      <HeldOrder event={event} />
      <RadioGroup
        name="ticket_type"
        label="Ticket type"
        value={choices.ticketType.ticket_type}
        onChange={(change) => choices.chooseTicketType(change.target.value)}
        options={event.ticket_types.map((type) => ({
          value: type.ticket_type,
          label: `${ticketTypeLabels[type.ticket_type]} · ${formatPrice(type.price)}`,
          description: describeType(type, event.timezone),
          disabled: type.available === 0,
        }))}
      />
      <QuantitySelector
        quantity={choices.quantity}
        max={choices.maxQuantity}
        hint={`Up to ${purchaseLimits.quantity.maximum} in one order`}
        onChange={choices.chooseQuantity}
      />
      <Checkbox
        checked={choices.namesHolders}
        hint={namesHint(isVisitor)}
        onChange={(change) => choices.nameHolders(change.target.checked)}
      >
        Put names on the tickets
      </Checkbox>
      {choices.namesHolders ? (
        <>
          {mustConfirm && !booking.failure ? (
            <Banner tone="warning" action={<ConfirmEmailButton />}>
              {confirmToNameMessage}
            </Banner>
          ) : null}
          <HolderFields
            holders={choices.holders}
            showsAllErrors={showsAllErrors}
            onChange={choices.changeHolder}
          />
        </>
      ) : null}
      <PhoneField
        phone={choices.phone}
        showsError={showsAllErrors}
        onChange={choices.changePhone}
      />
      <ImageField
        label="Custom image"
        hint={imageHint(event.checks_photos)}
        previewAlt="Preview of your custom image"
        accept={purchaseLimits.custom_image.mediaTypes.join(',')}
        whole
        problemOf={ticketImageProblem}
        brokenMessage={customImageMessages.invalid}
        file={choices.image}
        previewUrl={imageUrl}
        onChange={choices.chooseImage}
      />
    </Form>
  );
}

/** The total, the Book button and why it didn’t work. */
export function BookingFoot({
  event,
  booking,
  availability,
  formId,
  onClose,
}: StepProps & { event: Event; onClose: () => void }) {
  const { ticketType, quantity, fees } = booking.choices;
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
      {booking.error ? (
        <Banner
          tone="error"
          action={<ConfirmEmailAction error={booking.failure} onConfirmed={booking.clearError} />}
        >
          {booking.error}
        </Banner>
      ) : null}
      <Total>
        <dt>Total</dt>
        <dd aria-live="polite">{formatPrice(orderTotal(ticketType.price, quantity, fees))}</dd>
      </Total>
      {fees ? <Terms>{feesMessage(fees)}</Terms> : null}
      {isFree(ticketType.price) ? null : <Terms>{event.refund_terms}</Terms>}
      <Button type="submit" size="lg" form={formId} loading={booking.isBooking}>
        {booking.isBooking ? 'Processing…' : label}
      </Button>
      <AgreementLine by="booking" />
    </Foot>
  );
}

const hasErrors = ({ namesHolders, holders, phone }: Booking['choices']) =>
  phoneError(phone) !== undefined ||
  (namesHolders && holders.some((row) => Object.keys(holderErrors(row)).length > 0));

/** A type's benefits and availability, or why it can't be booked. */
function describeType(type: EventTicketType, timezone: string): string {
  const sale = saleText(type, timezone, Date.now());
  return type.available > 0 ? `${ticketTypeBenefits[type.ticket_type]} · ${sale}` : sale;
}
