import { Banner, Button } from '@nzuko/shared-ui';

import {
  bookInsteadLabel,
  notEnoughInsteadMessage,
  payForHeldLabel,
} from '../../../messages/bookingMessages';
import { Lead } from './BookingDialog.styles';
import type { Booking } from './useBooking';
import { useFocusOnMount } from './useFocusOnMount';
import type { OpenOrderState } from './useOpenOrder';

interface OpenOrderStepProps {
  open: OpenOrderState;
  booking: Booking;
}

/** The buyer's own unpaid order takes up the seats, but isn't what they asked for. */
export function OpenOrderStep({ open, booking }: OpenOrderStepProps) {
  const lead = useFocusOnMount<HTMLParagraphElement>();
  return (
    <>
      <Lead ref={lead} role="alert" tabIndex={-1}>
        {booking.error}
      </Lead>
      {open.seatsIfCancelled < open.askedQuantity ? (
        <p>{notEnoughInsteadMessage(open.seatsIfCancelled)}</p>
      ) : null}
    </>
  );
}

export function OpenOrderFoot({ open, booking }: OpenOrderStepProps) {
  const isBusy = open.isCancelling || booking.isBooking;
  return (
    <>
      {open.cancelError ? <Banner tone="error">{open.cancelError}</Banner> : null}
      {open.seatsIfCancelled >= open.askedQuantity ? (
        <Button variant="secondary" loading={isBusy} onClick={open.bookInstead}>
          {bookInsteadLabel(open.askedQuantity)}
        </Button>
      ) : null}
      <Button unavailable={isBusy} onClick={() => booking.payForOpenOrder(open.order)}>
        {payForHeldLabel(open.order.order.quantity)}
      </Button>
    </>
  );
}
