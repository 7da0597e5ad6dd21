import { purchaseLimits, ticketTypeLabels } from '@nzuko/contract';
import { Button, formatNaira, formatPrice, isFree, Stack, TicketCard } from '@nzuko/shared-ui';

import { feesMessage } from '../../messages/eventMessages';
import type { Event } from '../../api/eventsApi';
import { hasTicketTypes, seatsText } from '../../ticket/ticketSale';
import { BigPrice, Note, Terms, Total } from './BookingOffer.styles';
import { orderTotal } from './orderTotal';
import { QuantitySelector } from './QuantitySelector';
import { TicketPrices } from './TicketPrices';
import type { TicketChoice } from './useTicketChoice';

interface BookingOfferProps {
  event: Event;
  choice: TicketChoice;
  now: number;
  onBook: () => void;
  /** Called when the pointer or focus comes near, to preload the dialog. */
  onNear: () => void;
}

/** The booking card beside the event: price, quantity and total; the dialog asks for the rest. */
export function BookingOffer({ event, choice, now, onBook, onNear }: BookingOfferProps) {
  const { ticketType, quantity, maxQuantity, fees, chooseQuantity } = choice;
  const free = isFree(ticketType.price);
  const total = orderTotal(ticketType.price, quantity, fees);
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
          {fees ? <Terms>{feesMessage(fees)}</Terms> : null}
          {free ? null : <Terms>{event.refund_terms}</Terms>}
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
              ? `${ticketTypeLabels[ticketType.ticket_type]} ticket`
              : 'per ticket'}
            {fees ? ' + fees' : ''} · {seatsText(ticketType.available)}
          </Note>
        </div>
        {severalTypes ? <TicketPrices event={event} now={now} availability="open" /> : null}
        <QuantitySelector
          quantity={quantity}
          max={maxQuantity}
          hint={
            maxQuantity === purchaseLimits.quantity.maximum
              ? `Up to ${purchaseLimits.quantity.maximum} in one order`
              : undefined
          }
          onChange={chooseQuantity}
        />
      </Stack>
    </TicketCard>
  );
}
