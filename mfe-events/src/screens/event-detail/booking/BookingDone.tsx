import { useEffect, useRef } from 'react';
import { Banner, Button, ButtonLink, formatNaira, Link, Stack, TicketCard } from '@nzuko/shared-ui';
import { momentText } from '@nzuko/shared-ui/parts';

import type { Event } from '../../../api/eventsApi';
import type { PurchaseResult } from '../../../api/ticketsApi';
import { MY_TICKETS_PATH } from '../../../constants';
import { registeredMessage } from '../../../messages/bookingMessages';
import { expiredMessage, heldMessage, refundMessage } from '../../../messages/paymentMessages';
import { bookedTitle } from './bookedTitle';
import { isHeldStage, type PaymentStage } from './paymentStage';
import { TicketNumbers } from './TicketNumbers';
import type { Booking } from './useBooking';
import { Title, Words } from './BookingDone.styles';

interface BookingDoneProps {
  event: Event;
  booking: Booking;
  result: PurchaseResult;
  stage: PaymentStage;
  open: boolean;
  onOpen: () => void;
}

/** Shown after the booking dialog closes: the tickets, and how to pay for them. */
export function BookingDone({ event, booking, result, stage, open, onOpen }: BookingDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isHeld = isHeldStage(stage);
  const { payLaterProblem } = booking.payment;

  // The button that opened the dialog is gone; without this, keyboard focus would return to the top of the page.
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <TicketCard
      tone={stage === 'paid' ? 'green' : 'marigold'}
      stub={
        <Stack gap={3}>
          {isHeld ? (
            <Button variant="secondary" fullWidth onClick={onOpen}>
              Complete Payment
            </Button>
          ) : null}
          <ButtonLink to={MY_TICKETS_PATH} variant="secondary" fullWidth>
            View My Tickets
          </ButtonLink>
        </Stack>
      }
    >
      <Stack gap={4}>
        <Title ref={heading} tabIndex={-1}>
          {bookedTitle(stage, booking.payment.payment)}
        </Title>
        <Words>{wordsFor(event, booking, result, stage)}</Words>
        {isHeld && payLaterProblem ? (
          <Banner tone="warning" action={<Link to="/settings">Settings</Link>}>
            {payLaterProblem}
          </Banner>
        ) : null}
        {stage === 'paid' || isHeld ? <TicketNumbers tickets={result.tickets} /> : null}
        {/* A payment that is being started would be taken for the next booking's. */}
        <Button variant="ghost" unavailable={booking.isBooking} onClick={booking.startOver}>
          Book More Tickets
        </Button>
      </Stack>
    </TicketCard>
  );
}

function wordsFor(
  event: Event,
  { payment }: Booking,
  { order, tickets }: PurchaseResult,
  stage: PaymentStage,
): string {
  switch (stage) {
    case 'paid':
      return payment.payment?.detail ?? registeredMessage(tickets);
    case 'atBank':
    case 'declined':
    case 'cancelled':
      return payment.payment?.detail ?? '';
    case 'expired':
      return expiredMessage(order.quantity);
    case 'refunded': {
      const refund = payment.payment?.refunds[0];
      return refundMessage(refund?.reason, formatNaira(refund?.amount ?? order.total));
    }
    default:
      return heldMessage(
        order.quantity,
        formatNaira(order.total),
        momentText(payment.heldUntil, event.timezone),
      );
  }
}
