import { useId } from 'react';
import { Dialog } from '@nzuko/shared-ui';

import type { Event } from '../../../api/eventsApi';
import type { Availability } from '../../../event/eventAvailability';
import { BookedFoot, BookedStep } from './BookedStep';
import { BookingFoot, BookingStep } from './BookingStep';
import { UnansweredFoot, UnansweredStep } from './UnansweredStep';
import { OpenOrderFoot, OpenOrderStep } from './OpenOrderStep';
import { PaymentFoot, PaymentStep } from './PaymentStep';
import { bookedTitle } from './bookedTitle';
import type { Booking } from './useBooking';

interface BookingDialogProps {
  event: Event;
  booking: Booking;
  availability: Availability;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The booking flow: choosing tickets, paying, done. Spec section 4, "Booking flow". */
export function BookingDialog({
  event,
  booking,
  availability,
  open,
  onOpen,
  onClose,
}: BookingDialogProps) {
  const formId = useId();
  const { result, payment } = booking;
  const shared = { open, onClose, description: event.title };

  if (booking.unanswered) {
    const step = { press: booking.unanswered, booking };
    return (
      <Dialog
        {...shared}
        title="Finish your booking"
        footer={<UnansweredFoot {...step} onOpen={onOpen} />}
      >
        <UnansweredStep {...step} />
      </Dialog>
    );
  }
  if (booking.openOrder && !result) {
    const step = { open: booking.openOrder, booking };
    return (
      <Dialog {...shared} title="You already hold tickets" footer={<OpenOrderFoot {...step} />}>
        <OpenOrderStep {...step} />
      </Dialog>
    );
  }
  if (!result || booking.isBooking) {
    return (
      <Dialog
        {...shared}
        title="Book your tickets"
        footer={
          <BookingFoot
            event={event}
            booking={booking}
            availability={availability}
            formId={formId}
            onClose={onClose}
          />
        }
      >
        <BookingStep event={event} booking={booking} availability={availability} formId={formId} />
      </Dialog>
    );
  }
  const stage = payment.stage ?? 'waiting';
  if (stage === 'paid') {
    return (
      <Dialog
        {...shared}
        title={bookedTitle(stage, payment.payment)}
        footer={<BookedFoot onClose={onClose} />}
      >
        <BookedStep result={result} payment={payment.payment} />
      </Dialog>
    );
  }
  return (
    <Dialog
      {...shared}
      title={bookedTitle(stage, payment.payment)}
      footer={<PaymentFoot booking={booking} result={result} stage={stage} onClose={onClose} />}
    >
      <PaymentStep event={event} payment={payment} result={result} stage={stage} />
    </Dialog>
  );
}
