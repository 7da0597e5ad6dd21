import type { FormEvent } from 'react';
import {
  Banner,
  Button,
  formatNaira,
  formatPrice,
  isFree,
  RadioGroup,
  Stack,
  TicketCard,
} from 'shared-ui';

import type { Event } from '../../api/eventsApi';
import { FEW_SEATS_LEFT, TICKETS_PER_ORDER_MAX } from '../../constants';
import { BigPrice, Form, Note, Total } from './BookingForm.styles';
import { orderTotal } from './orderTotal';
import { QuantitySelector } from './QuantitySelector';
import { ticketTypes } from './ticketTypes';
import type { Booking } from './useBooking';

/** The ticket to be filled in: which, how many, what it comes to. */
export function BookingForm({ event, booking }: { event: Event; booking: Booking }) {
  const { ticketType, quantity, maxQuantity } = booking;
  const free = isFree(ticketType.price);
  const total = orderTotal(ticketType.price, quantity);

  const handleSubmit = (submit: FormEvent) => {
    submit.preventDefault();
    if (!booking.isBooking) booking.book();
  };

  return (
    <Form onSubmit={handleSubmit} aria-label="Book tickets">
      <TicketCard
        tone={free ? 'green' : 'marigold'}
        stub={
          <Stack gap={4}>
            <Total>
              <dt>Total</dt>
              <dd aria-live="polite">{free ? formatPrice(total) : formatNaira(total)}</dd>
            </Total>
            <Button
              type="submit"
              size="lg"
              variant="secondary"
              fullWidth
              loading={booking.isBooking}
            >
              {free ? 'Register for Free' : 'Book Now'}
            </Button>
          </Stack>
        }
      >
        <Stack gap={5}>
          <div>
            <BigPrice>{formatPrice(ticketType.price)}</BigPrice>
            <Note>
              {free ? ticketTypes[ticketType.ticket_type].label + ' ticket' : 'per ticket'} ·{' '}
              {seatsText(ticketType.available)}
            </Note>
          </div>
          {event.ticket_types.length > 1 ? (
            <RadioGroup
              name="ticket_type"
              label="Ticket type"
              value={ticketType.ticket_type}
              onChange={(change) => booking.chooseTicketType(change.target.value)}
              options={event.ticket_types.map(({ ticket_type, price, available }) => ({
                value: ticket_type,
                label: `${ticketTypes[ticket_type].label} · ${formatPrice(price)}`,
                description: available > 0 ? ticketTypes[ticket_type].description : 'Sold out',
                disabled: available === 0,
              }))}
            />
          ) : null}
          <QuantitySelector
            quantity={quantity}
            max={maxQuantity}
            hint={
              maxQuantity === TICKETS_PER_ORDER_MAX
                ? `Up to ${TICKETS_PER_ORDER_MAX} in one order`
                : undefined
            }
            onChange={booking.chooseQuantity}
          />
          {booking.error ? <Banner tone="error">{booking.error}</Banner> : null}
        </Stack>
      </TicketCard>
    </Form>
  );
}

function seatsText(available: number): string {
  if (available <= FEW_SEATS_LEFT) return `only ${available} left`;
  return `${available.toLocaleString('en-NG')} seats left`;
}
