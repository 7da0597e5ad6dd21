import { Banner, Button, ButtonLink, formatNaira } from 'shared-ui';

import type { Event } from '../../../api/eventsApi';
import type { PurchaseResult } from '../../../api/ticketsApi';
import { momentText } from '../../../components/eventTimes';
import {
  declinedMessage,
  expiredMessage,
  heldMessage,
  notPaidYetMessage,
  refundMessage,
  tabBlockedMessage,
  ticketCreatedMessage,
} from '../../../messages/paymentMessages';
import { Lead } from './BookingDialog.styles';
import type { PaymentStage } from './paymentStage';
import { TicketNumbers } from './TicketNumbers';
import type { Booking } from './useBooking';
import { useFocusOnMount } from './useFocusOnMount';
import type { PaymentState } from './usePayment';

type UnpaidStage = Exclude<PaymentStage, 'paid'>;

interface PaymentStepProps {
  event: Event;
  payment: PaymentState;
  result: PurchaseResult;
  stage: UnpaidStage;
}

/** A ticket that is not paid for, and what its payment has come to. */
export function PaymentStep({ event, payment, result, stage }: PaymentStepProps) {
  const lead = useFocusOnMount<HTMLParagraphElement>();
  const { reference, blockedUrl } = payment;
  const isHeld = stage === 'waiting' || stage === 'declined';
  const refund = payment.payment?.refunds[0];
  return (
    <>
      <Lead ref={lead} role="alert" tabIndex={-1}>
        {stage === 'waiting' ? ticketCreatedMessage(reference) : null}
        {stage === 'declined' ? declinedMessage : null}
        {stage === 'expired' ? expiredMessage : null}
        {stage === 'refunded'
          ? refundMessage(refund?.reason, formatNaira(refund?.amount ?? result.order.total))
          : null}
      </Lead>
      {isHeld ? (
        <>
          <p>
            {heldMessage(
              formatNaira(result.order.total),
              momentText(result.order.expires_at, event.timezone),
            )}
          </p>
          <TicketNumbers tickets={result.tickets} />
        </>
      ) : null}
      {blockedUrl && isHeld ? (
        <Banner tone="warning">
          {tabBlockedMessage}{' '}
          <a href={blockedUrl} target="_blank" rel="noopener noreferrer">
            Open the payment page
          </a>
        </Banner>
      ) : null}
      {payment.wasAskedInVain && stage === 'waiting' ? <Banner>{notPaidYetMessage}</Banner> : null}
      {payment.error ? <Banner tone="error">{payment.error}</Banner> : null}
      {isHeld && reference ? (
        <div>
          <Button
            variant="secondary"
            size="sm"
            loading={payment.isChecking}
            onClick={payment.check}
          >
            I have paid
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface PaymentFootProps {
  booking: Booking;
  result: PurchaseResult;
  stage: UnpaidStage;
  onClose: () => void;
}

/** The way on from there. */
export function PaymentFoot({ booking, result, stage, onClose }: PaymentFootProps) {
  const { payment } = booking;
  if (stage === 'waiting' || stage === 'declined') {
    return (
      <>
        <Button variant="secondary" onClick={onClose}>
          I’ll Pay Later
        </Button>
        <Button loading={payment.isStarting} onClick={() => payment.resume(result.id)}>
          {stage === 'declined' ? 'Try Again' : 'Complete Payment'}
        </Button>
      </>
    );
  }
  return (
    <>
      <ButtonLink to="/events" variant="secondary">
        Browse Events
      </ButtonLink>
      <Button onClick={booking.startOver}>Book Again</Button>
    </>
  );
}
