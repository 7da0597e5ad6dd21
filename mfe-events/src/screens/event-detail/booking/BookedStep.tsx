import { Banner, Button, ButtonLink, formatNaira } from '@nzuko/shared-ui';

import type { Payment } from '@nzuko/shared-auth/queries';
import type { PurchaseResult } from '../../../api/ticketsApi';
import { MY_TICKETS_PATH } from '../../../constants';
import { registeredMessage } from '../../../messages/bookingMessages';
import { refundMessage } from '../../../messages/paymentMessages';
import { Lead } from './BookingDialog.styles';
import { TicketNumbers } from './TicketNumbers';
import { useFocusOnMount } from './useFocusOnMount';

interface BookedStepProps {
  result: PurchaseResult;
  payment: Payment | undefined;
}

/** The booked tickets: their numbers and the payment's outcome. */
export function BookedStep({ result, payment }: BookedStepProps) {
  const lead = useFocusOnMount<HTMLParagraphElement>();
  const refund = payment?.refunds[0];
  return (
    <>
      <Lead ref={lead} role="alert" tabIndex={-1}>
        {payment ? payment.detail : registeredMessage(result.tickets)}
      </Lead>
      {refund ? <Banner>{refundMessage(refund.reason, formatNaira(refund.amount))}</Banner> : null}
      {payment || result.tickets.length > 1 ? <TicketNumbers tickets={result.tickets} /> : null}
    </>
  );
}

export function BookedFoot({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        Done
      </Button>
      <ButtonLink to={MY_TICKETS_PATH}>View My Tickets</ButtonLink>
    </>
  );
}
