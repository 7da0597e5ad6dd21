import { useId } from 'react';
import { Dialog } from 'shared-ui';

import type { Event } from '../../../api/eventsApi';
import type { Availability } from '../../../event/eventAvailability';
import { BookedFoot, BookedStep } from './BookedStep';
import { BookingFoot, BookingStep } from './BookingStep';
import { PaymentFoot, PaymentStep } from './PaymentStep';
import { bookedTitle } from './bookedTitle';
import type { Booking } from './useBooking';

export interface BookingDialogProps {
  event: Event;
  booking: Booking;
  availability: Availability;
  open: boolean;
  onClose: () => void;
}

/** The booking flow: choosing tickets, paying, done. Spec section 4, "Booking flow". */
export function BookingDialog({ event, booking, availability, open, onClose }: BookingDialogProps) {
  const formId = useId();
  const { result, payment } = booking;
  const shared = { open, onClose, description: event.title };

  if (!result || booking.isBooking) {
    return (
      <Dialog
        {...shared}
        title="Book your tickets"
        footer={<BookingFoot {...{ booking, availability, formId, onClose }} />}
      >
        <BookingStep {...{ event, booking, availability, formId }} />
      </Dialog>
    );
  }
  const stage = payment.stage ?? 'waiting';
  if (stage === 'paid') {
    return (
      <Dialog {...shared} title={bookedTitle(stage)} footer={<BookedFoot onClose={onClose} />}>
        <BookedStep result={result} payment={payment.payment} />
      </Dialog>
    );
  }
  return (
    <Dialog
      {...shared}
      title={bookedTitle(stage)}
      footer={<PaymentFoot {...{ booking, result, stage, onClose }} />}
    >
      <PaymentStep {...{ event, payment, result, stage }} />
    </Dialog>
  );
}
