import { useId } from 'react';
import { Dialog } from '@nzuko/shared-ui';

import type { Event } from '../../../api/eventsApi';
import type { Availability } from '../../../event/eventAvailability';
import { BookedFoot, BookedStep } from './BookedStep';
import { BookingFoot, BookingStep } from './BookingStep';
import { InterruptedFoot, InterruptedStep } from './InterruptedStep';
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

  if (booking.interrupted) {
    const step = { press: booking.interrupted, booking };
    return (
      <Dialog
        {...shared}
        title="Finish your booking"
        footer={<InterruptedFoot {...step} onOpen={onOpen} />}
      >
        <InterruptedStep {...step} />
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
        footer={<BookingFoot {...{ event, booking, availability, formId, onClose }} />}
      >
        <BookingStep {...{ event, booking, availability, formId }} />
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
      footer={<PaymentFoot {...{ booking, result, stage, onClose }} />}
    >
      <PaymentStep {...{ event, payment, result, stage }} />
    </Dialog>
  );
}
