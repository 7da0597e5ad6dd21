import {
  Button,
  formatNaira,
  formatPrice,
  isFree,
  Stack,
  TicketCard,
  VisuallyHidden,
} from 'shared-ui';

import type { Event } from '../../api/eventsApi';
import { FEW_SEATS_LEFT, TICKETS_PER_ORDER_MAX } from '../../constants';
import type { Booking } from './booking/useBooking';
import { BigPrice, Note, Prices, Total } from './BookingOffer.styles';
import { orderTotal } from './orderTotal';
import { QuantitySelector } from './QuantitySelector';
import { ticketTypes } from './ticketTypes';

interface BookingOfferProps {
  event: Event;
  booking: Booking;
  onBook: () => void;
  /** The pointer or the focus is near: time to fetch what comes next. */
  onNear: () => void;
}

/** The ticket beside the event: what it costs, how many, what it comes to; the rest is asked in the dialog. */
export function BookingOffer({ event, booking, onBook, onNear }: BookingOfferProps) {
  const { ticketType, quantity, maxQuantity, chooseQuantity } = booking.choices;
  const free = isFree(ticketType.price);
  const total = orderTotal(ticketType.price, quantity);
  const severalTypes = event.ticket_types.length > 1;

  return (
    <TicketCard
      tone={free ? 'green' : 'marigold'}
      stub={
        <Stack gap={4}>
          <Total>
            <dt>Total</dt>
            <dd aria-live="polite">{free ? formatPrice(total) : formatNaira(total)}</dd>
          </Total>
          <Button
            size="lg"
            variant="secondary"
            fullWidth
            aria-haspopup="dialog"
            onClick={onBook}
            onPointerEnter={onNear}
            onFocus={onNear}
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
            {free || severalTypes
              ? `${ticketTypes[ticketType.ticket_type].label} ticket`
              : 'per ticket'}{' '}
            · {seatsText(ticketType.available)}
          </Note>
        </div>
        {severalTypes ? <TicketPrices event={event} /> : null}
        <QuantitySelector
          quantity={quantity}
          max={maxQuantity}
          hint={
            maxQuantity === TICKETS_PER_ORDER_MAX
              ? `Up to ${TICKETS_PER_ORDER_MAX} in one order`
              : undefined
          }
          onChange={chooseQuantity}
        />
      </Stack>
    </TicketCard>
  );
}

function TicketPrices({ event }: { event: Event }) {
  return (
    <Prices aria-label="Ticket types">
      {event.ticket_types.map(({ ticket_type, price, available }) => (
        <li key={ticket_type}>
          <span>{ticketTypes[ticket_type].label}</span>
          <VisuallyHidden>: </VisuallyHidden>
          <span>{available > 0 ? formatPrice(price) : 'Sold out'}</span>
        </li>
      ))}
    </Prices>
  );
}

function seatsText(available: number): string {
  if (available <= FEW_SEATS_LEFT) return `only ${available} left`;
  return `${available.toLocaleString('en-NG')} seats left`;
}
