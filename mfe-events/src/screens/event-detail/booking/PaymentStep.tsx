import { Banner, Button, ButtonLink, formatNaira } from '@nzuko/shared-ui';
import { feesMessage } from '../../../messages/eventMessages';
import { momentText } from '@nzuko/shared-ui/parts';

import type { Event } from '../../../api/eventsApi';
import type { PurchaseResult } from '../../../api/ticketsApi';
import {
  expiredMessage,
  heldMessage,
  notPaidYetMessage,
  refundMessage,
  tabBlockedMessage,
  ticketCreatedMessage,
} from '../../../messages/paymentMessages';
import { Lead } from './BookingDialog.styles';
import { isHeldStage, type PaymentStage } from './paymentStage';
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

/** An unpaid order and the state of its payment. */
export function PaymentStep({ event, payment, result, stage }: PaymentStepProps) {
  const lead = useFocusOnMount<HTMLParagraphElement>();
  const { reference } = payment;
  const isHeld = isHeldStage(stage);
  const refund = payment.payment?.refunds[0];
  return (
    <>
      <Lead ref={lead} role="alert" tabIndex={-1}>
        {stage === 'waiting' ? ticketCreatedMessage(result.tickets.length, reference) : null}
        {stage === 'atBank' || stage === 'declined' || stage === 'cancelled'
          ? payment.payment?.detail
          : null}
        {stage === 'expired' ? expiredMessage(result.tickets.length) : null}
        {stage === 'refunded' || stage === 'returned'
          ? refundMessage(refund?.reason, formatNaira(refund?.amount ?? result.order.total))
          : null}
      </Lead>
      {isHeld ? (
        <>
          {stage === 'atBank' ? null : (
            <p>
              {heldMessage(
                result.tickets.length,
                formatNaira(result.order.total),
                momentText(payment.heldUntil, event.timezone),
              )}
            </p>
          )}
          {result.order.fees ? <p>{feesMessage(result.order.fees)}</p> : null}
          {result.order.refund_terms ? <p>{result.order.refund_terms}</p> : null}
          <TicketNumbers tickets={result.tickets} />
        </>
      ) : null}
      {payment.isStillUnpaid && stage === 'waiting' ? <Banner>{notPaidYetMessage}</Banner> : null}
      {isHeld && reference && stage !== 'returned' ? (
        <div>
          <Button
            variant="secondary"
            size="sm"
            loading={payment.isChecking}
            onClick={payment.check}
          >
            I Have Paid
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

/** The actions for an unpaid order, and why the last one didn’t work. */
export function PaymentFoot({ booking, result, stage, onClose }: PaymentFootProps) {
  const { payment } = booking;
  const handlePayLater = () => {
    payment.keepForLater(result.id);
    onClose();
  };

  if (isHeldStage(stage)) {
    return (
      <>
        {payment.blockedUrl ? (
          <Banner tone="warning">
            {tabBlockedMessage}{' '}
            <a href={payment.blockedUrl} target="_blank" rel="noopener noreferrer">
              Open the payment page
            </a>
          </Banner>
        ) : null}
        {payment.error ? <Banner tone="error">{payment.error}</Banner> : null}
        <Button variant="secondary" onClick={handlePayLater}>
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
      <Button onClick={booking.bookAgain}>Book Again</Button>
    </>
  );
}
