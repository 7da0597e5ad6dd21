import type { DisputeMail } from '../platform/outbox/dispute-mail-content';
import type { TicketsVoidMail } from '../platform/outbox/mail-content';
import { formatInZone } from '../platform/timezones';
import type { MailBody } from './mail-layout';
import { inNaira } from '../platform/money';

const SUBJECTS: Record<DisputeMail['news'], string> = {
  opened: 'A payment is disputed',
  reminder: 'A dispute still needs an answer',
  won: 'A dispute was decided in your favour',
  lost: 'A dispute was lost',
  lost_in_part: 'A dispute was lost in part',
};

function sentenceOf({ news, concernsTickets, isEventOver }: DisputeMail): string {
  switch (news) {
    case 'opened':
      return concernsTickets
        ? 'The buyer has disputed this payment with their bank. Their tickets are on hold until the dispute is settled: they won’t be accepted at the door, and their seats stay taken.'
        : 'The buyer has disputed this payment with their bank. No valid tickets depend on it.';
    case 'reminder':
      return 'This dispute hasn’t been answered. If it isn’t, it will be lost.';
    case 'won':
      return concernsTickets
        ? 'The payment stands. The tickets are valid again.'
        : 'The payment stands.';
    case 'lost':
      return concernsTickets
        ? `The buyer gets their money back. Their tickets are cancelled${isEventOver ? '.' : ' and their seats are available again.'}`
        : 'The buyer gets their money back. No valid tickets depended on it.';
    case 'lost_in_part':
      return 'The buyer gets part of their money back. The tickets are valid again unless someone decides otherwise.';
  }
}

export function disputeBody(data: DisputeMail, publicUrl: string): MailBody {
  const { news, dueAt, forStaff } = data;
  const isOpen = isUndecided(news);
  const isForOrganizer = forStaff === false;
  return {
    subject: `${SUBJECTS[news]}: ${data.eventTitle}`,
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      sentenceOf(data),
      ...(isOpen && isForOrganizer
        ? [
            `We answer the bank. If you have evidence that they attended, reply to this email${dueAt ? ` before ${formatInZone(new Date(dueAt), data.timezone)}` : ''}.`,
          ]
        : []),
      ...(isForOrganizer && data.fromBalance
        ? [`${inNaira(data.fromBalance)} was taken from your balance.`]
        : []),
    ],
    facts: [
      ['Event', data.eventTitle],
      ['Buyer', data.buyer],
      ['Amount', inNaira(data.amount)],
      ['Payment', data.reference],
      ...(isOpen && dueAt && !isForOrganizer
        ? [['Answer by', formatInZone(new Date(dueAt), data.timezone)] as [string, string]]
        : []),
    ],
    link: linkOf(data, publicUrl),
    asksForReply: isOpen && isForOrganizer,
  };
}

function linkOf({ news, forStaff, eventId }: DisputeMail, publicUrl: string): MailBody['link'] {
  if (isUndecided(news) && forStaff) {
    const url = `${publicUrl}/dashboard?tab=money&part=disputes`;
    return { label: 'Answer the dispute', url };
  }
  if (forStaff === false) {
    const url = `${publicUrl}/dashboard?tab=ticket-sales&event=${eventId}&status=ANY`;
    return { label: 'See ticket sales', url };
  }
  return { label: 'See the event', url: `${publicUrl}/events/${eventId}` };
}

const isUndecided = (news: DisputeMail['news']) => news === 'opened' || news === 'reminder';

export function ticketsVoidBody(data: TicketsVoidMail, publicUrl: string): MailBody {
  const { to, ticketNumbers } = data;
  const many = ticketNumbers.length > 1;
  const why =
    to === 'guest'
      ? `The organizer has voided the ${many ? 'tickets' : 'ticket'} you got at the door`
      : `The payment for your ${many ? 'tickets' : 'ticket'} went back to ${data.buyer}`;
  return {
    subject:
      to === 'organizer'
        ? `An order for ${data.eventTitle} was refunded`
        : `Your ${many ? 'tickets' : 'ticket'} for ${data.eventTitle} ${many ? 'are' : 'is'} cancelled`,
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      to === 'organizer'
        ? 'The payment provider has refunded this buyer. Their tickets are cancelled and their seats are available again.'
        : `${why}, so ${many ? 'they are' : 'it is'} no longer valid and won’t be accepted at the door.`,
      ...(data.paidAtDoor
        ? [
            `The ${inNaira(data.paidAtDoor)} you paid at the door went to the organizer, so please ask them for it. We can’t refund it.`,
          ]
        : []),
    ],
    facts: [
      ['Event', data.eventTitle],
      ...(to === 'organizer' ? [['Buyer', data.buyer] as [string, string]] : []),
      [many ? 'Tickets' : 'Ticket', ticketNumbers.join(', ')],
    ],
    // A guest of the door may have no account.
    link:
      to === 'guest'
        ? { label: 'Find another event', url: `${publicUrl}/events` }
        : { label: 'Open your dashboard', url: `${publicUrl}/dashboard` },
  };
}
