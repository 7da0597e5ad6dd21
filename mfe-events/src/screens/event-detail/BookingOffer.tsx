import { Button, formatNaira, formatPrice, isFree, Stack, TicketCard } from 'shared-ui';

import type { Event } from '../../api/eventsApi';
import { hasTicketTypes, seatsText } from '../../components/ticketSale';
import { ticketTypes } from '../../components/ticketTypes';
import { TICKETS_PER_ORDER_MAX } from '../../constants';
import type { Booking } from './booking/useBooking';
import { BigPrice, Note, Total } from './BookingOffer.styles';
import { orderTotal } from './orderTotal';
import { QuantitySelector } from './QuantitySelector';
import { TicketPrices } from './TicketPrices';

interface BookingOfferProps {
  event: Event;
  booking: Booking;
  now: number;
  onBook: () => void;
  /** The pointer or the focus is near: time to fetch what comes next. */
  onNear: () => void;
}

/** The ticket beside the event: what it costs, how many, what it comes to; the rest is asked in the dialog. */
export function BookingOffer({ event, booking, now, onBook, onNear }: BookingOfferProps) {
  const { ticketType, quantity, maxQuantity, chooseQuantity } = booking.choices;
  const free = isFree(ticketType.price);
  const total = orderTotal(ticketType.price, quantity);
  const severalTypes = hasTicketTypes(event);

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
        {severalTypes ? <TicketPrices event={event} now={now} /> : null}
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
