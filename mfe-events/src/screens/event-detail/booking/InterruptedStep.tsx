import { Banner, Button } from '@nzuko/shared-ui';

import { interruptedMessage } from '../../../messages/bookingMessages';
import { Lead } from './BookingDialog.styles';
import type { Press } from '../interruptedPress';
import type { Booking } from './useBooking';
import { useFocusOnMount } from './useFocusOnMount';

interface InterruptedStepProps {
  press: Press;
  booking: Booking;
}

/** A booking whose answer was lost with the page. Sending it again books nothing twice. */
export function InterruptedStep({ press }: Pick<InterruptedStepProps, 'press'>) {
  const lead = useFocusOnMount<HTMLParagraphElement>();
  const { quantity, ticketType } = press.order;
  return (
    <Lead ref={lead} tabIndex={-1}>
      {interruptedMessage(quantity, ticketType)}
    </Lead>
  );
}

interface InterruptedFootProps extends InterruptedStepProps {
  /** Keeps the dialog open for what comes next. */
  onOpen: () => void;
}

export function InterruptedFoot({ press, booking, onOpen }: InterruptedFootProps) {
  const handleStartOver = () => {
    onOpen();
    booking.dropInterrupted();
  };
  const handleContinue = () => {
    onOpen();
    booking.continueInterrupted(press);
  };
  return (
    <>
      {booking.error ? <Banner tone="error">{booking.error}</Banner> : null}
      <Button variant="secondary" disabled={booking.isBooking} onClick={handleStartOver}>
        Start Over
      </Button>
      <Button loading={booking.isBooking} onClick={handleContinue}>
        {booking.isBooking ? 'Processing…' : 'Continue Booking'}
      </Button>
    </>
  );
}
