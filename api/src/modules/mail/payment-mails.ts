import { formatInZone } from '../../timezones';
import type { RefundReason } from '../payments/payment-states';
import type { MailBody } from './mail-layout';

export interface RefundMail {
  firstName: string;
  eventTitle: string;
  /** Decimal naira text. */
  amount: string;
  reason: RefundReason;
  reference: string;
}

export interface PaymentReminderMail {
  firstName: string;
  eventId: number;
  eventTitle: string;
  amount: string;
  endsAt: string;
  timezone: string;
}

const REASONS: Record<RefundReason, string> = {
  paid_too_late:
    'Your payment arrived after the time to pay had run out, and the seats have gone to somebody else in the meantime.',
  paid_twice: 'These tickets had been paid for already, so this second payment goes back to you.',
  wrong_amount: 'The amount that arrived was not the price of your order, so no ticket was issued.',
  cancelled_by_buyer: 'You have cancelled, so your payment goes back to you.',
  cancelled_by_organizer:
    'The organizer has cancelled a ticket of yours, so its price goes back to you. It does not open the door any more.',
  event_cancelled: 'The event has been cancelled, so your payment goes back to you.',
};

export function refundBody(data: RefundMail, publicUrl: string): MailBody {
  return {
    subject: `Your refund for ${data.eventTitle}`,
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      REASONS[data.reason],
      'The money goes back the way it came. Depending on your bank that takes up to ten working days.',
    ],
    facts: [
      ['Event', data.eventTitle],
      ['Amount', inNaira(data.amount)],
      ['Payment', data.reference],
    ],
    link: { label: 'See your tickets', url: `${publicUrl}/dashboard?tab=my-tickets` },
  };
}

export function paymentReminderBody(data: PaymentReminderMail, publicUrl: string): MailBody {
  return {
    subject: `Your seats for ${data.eventTitle} are still unpaid`,
    heading: `Hello ${data.firstName},`,
    paragraphs: ['We are holding your seats, but not for much longer: pay before the time below.'],
    facts: [
      ['Event', data.eventTitle],
      ['To pay', inNaira(data.amount)],
      ['Held until', formatInZone(new Date(data.endsAt), data.timezone)],
    ],
    link: { label: 'Pay now', url: `${publicUrl}/dashboard?tab=my-tickets` },
  };
}

function inNaira(amount: string): string {
  const [whole = '0', kobo = '00'] = amount.split('.');
  return `₦${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${kobo}`;
}
