import type {
  PaymentReminderMail,
  RefundDetailsMail,
  RefundMail,
} from '../platform/outbox/mail-content';
import { inNaira } from '../platform/money';
import { formatInZone } from '../platform/timezones';
import type { RefundReason } from '../platform/database/paymentStates';
import type { MailBody } from './mail-layout';
import { ownTickets } from './transfer-mails';

const REASONS: Record<RefundReason, string> = {
  paid_too_late:
    'Your payment arrived after the time to pay had run out, and someone else has since booked the seats.',
  event_started: 'Your payment arrived after the event had started, so no tickets were issued.',
  paid_twice: 'These tickets were already paid for, so we’re refunding this second payment.',
  wrong_amount:
    'The amount we received didn’t match the price of your order, so we’re refunding it.',
  cancelled_by_buyer: 'You cancelled, so we’re refunding your payment.',
  cancelled_by_owner:
    'The person who owns a ticket you paid for has cancelled it, so we’re sending you a refund.',
  cancelled_by_organizer:
    'The organizer has cancelled a ticket you paid for, so we’re sending you a refund. It won’t be accepted at the door.',
  event_cancelled: 'The event has been cancelled, so we’re refunding your payment.',
  event_suspended:
    'Ticket sales for this event were paused before your payment arrived, so we issued no tickets and are refunding it.',
  dispute_lost:
    'Your dispute of this payment was accepted. You’ll get your money back, and your tickets are cancelled.',
  refunded_at_provider: 'Your payment has been refunded, and your tickets are cancelled.',
};

/** A sentence on why there is a refund, and of which ticket. */
function reasonOf(refund: RefundMail): string {
  const { reason, ticket } = refund;
  if (!ticket) return REASONS[reason];
  const price = `so we’re refunding ${shareOf(refund)}`;
  const { number, holder } = ticket;
  switch (reason) {
    case 'cancelled_by_buyer':
      return `You cancelled ticket ${number}, ${price}`;
    case 'cancelled_by_owner':
      return `${holder ?? 'Its owner'} has cancelled ticket ${number}, which you paid for, ${price}`;
    case 'cancelled_by_organizer':
      return `The organizer has cancelled ticket ${number}, which you paid for, ${price} It won’t be accepted at the door.`;
    default:
      return REASONS[reason];
  }
}

/** How much of a ticket's price goes back. */
function shareOf({ amount, fees, covers }: RefundMail): string {
  if (covers === 'REST') return `the remaining ${inNaira(amount)}.`;
  if (covers === 'PRICE_AND_FEES') return 'its price and the fees you paid.';
  if (!fees) return 'its price.';
  const kept = `${inNaira(fees.amount)} in payment fees`;
  return fees.wereOnTop ? `its price. The ${kept} isn’t refunded.` : `its price less ${kept}.`;
}

/** The words for an order's seats. */
const seatsOf = (quantity: number | undefined) =>
  quantity === 1
    ? { seats: 'seat', are: 'is', them: 'it' }
    : { seats: 'seats', are: 'are', them: 'them' };

export function refundBody(data: RefundMail, publicUrl: string): MailBody {
  const { heldUntil, ticket } = data;
  const { seats, them } = seatsOf(data.quantity);
  return {
    subject: `Your refund for ${data.eventTitle}`,
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      reasonOf(data),
      ...(heldUntil
        ? [
            `We’re still holding your ${seats}: pay the full price before the time below to keep ${them}.`,
          ]
        : []),
      'The refund goes to the card or account you paid with. Depending on your bank, it can take up to ten working days.',
    ],
    facts: [
      ['Event', data.eventTitle],
      ...(ticket ? [ticketFact(ticket)] : []),
      ['Amount', inNaira(data.amount)],
      ['Payment', data.reference],
      ...heldUntilFact(heldUntil),
    ],
    link: heldUntil ? payLink(publicUrl) : ownTickets(publicUrl),
  };
}

export function refundDetailsBody(data: RefundDetailsMail, publicUrl: string): MailBody {
  const { eventTitle, earlierAccount, timezone } = data;
  return {
    subject: `Where should we send your refund for ${eventTitle}?`,
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      earlierAccount
        ? `Your refund couldn’t be paid into ${earlierAccount}. Please give us another account.`
        : 'Your refund couldn’t be paid back to the card or account you paid with. Please tell us which bank account to send it to.',
      'We’ll only ask for your bank and account number. We never ask for a PIN, a password, a card number or a one-time code. Keep the link to yourself: whoever has it can choose the account.',
    ],
    facts: [
      ['Event', eventTitle],
      ['Amount', inNaira(data.amount)],
      ['Payment', data.reference],
      ['Answer by', formatInZone(new Date(data.expiresAt), timezone)],
    ],
    link: { label: 'Choose an account', url: `${publicUrl}/refund/${data.refundLink}` },
  };
}

export function paymentReminderBody(data: PaymentReminderMail, publicUrl: string): MailBody {
  const { seats, are, them } = seatsOf(data.quantity);
  return {
    subject: `Your ${seats} for ${data.eventTitle} ${are} still unpaid`,
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      `We’re holding your ${seats}, but not for much longer. Pay before the time below to keep ${them}.`,
    ],
    facts: [
      ['Event', data.eventTitle],
      ['To pay', inNaira(data.amount)],
      ...heldUntilFact({ at: data.endsAt, timezone: data.timezone }),
    ],
    link: payLink(publicUrl),
  };
}

const ticketFact = ({ number, holder }: NonNullable<RefundMail['ticket']>): [string, string] => [
  'Ticket',
  holder ? `${number} (${holder})` : number,
];

const heldUntilFact = (until: RefundMail['heldUntil']): [string, string][] =>
  until ? [['Held until', formatInZone(new Date(until.at), until.timezone)]] : [];

const payLink = (publicUrl: string) => ({ ...ownTickets(publicUrl), label: 'Pay now' });
