import { Banner, Button } from '@nzuko/shared-ui';

import { unansweredMessage } from '../../../messages/bookingMessages';
import { Lead } from './BookingDialog.styles';
import type { Press } from '../unansweredPress';
import type { Booking } from './useBooking';
import { useFocusOnMount } from './useFocusOnMount';

interface UnansweredStepProps {
  press: Press;
  booking: Booking;
}

/** A booking whose answer was lost with the page. Sending it again books nothing twice. */
export function UnansweredStep({ press }: Pick<UnansweredStepProps, 'press'>) {
  const lead = useFocusOnMount<HTMLParagraphElement>();
  const { quantity, ticketType } = press.order;
  return (
    <Lead ref={lead} tabIndex={-1}>
      {unansweredMessage(quantity, ticketType)}
    </Lead>
  );
}

interface UnansweredFootProps extends UnansweredStepProps {
  /** Keeps the dialog open for what comes next. */
  onOpen: () => void;
}

export function UnansweredFoot({ press, booking, onOpen }: UnansweredFootProps) {
  const handleStartOver = () => {
    onOpen();
    booking.dropUnanswered();
  };
  const handleContinue = () => {
    onOpen();
    booking.continueUnanswered(press);
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
