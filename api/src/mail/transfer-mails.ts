import { eventFacts } from '../platform/eventSummary';
import type { LinkedTickets } from '../platform/outbox/linked-tickets';
import type {
  HolderRemovedMail,
  MailContent,
  TicketGivenAwayMail,
  TicketOfferMail,
  TransferAnswerMail,
} from '../platform/outbox/mail-content';
import { formatInZone } from '../platform/timezones';
import type { MailBody } from './mail-layout';

const ticketLinkUrl = (publicUrl: string, token: string) => `${publicUrl}/t/${token}`;

/** Where people with an account find all of theirs. */
export const ownTickets = (publicUrl: string) => ({
  label: 'See your tickets',
  url: `${publicUrl}/dashboard?tab=my-tickets`,
});

/** Links to the recipient's tickets, named by their numbers if there are several. */
export const ticketLinksBelow = (
  { ticketLinks = [], ticketNumbers = [] }: LinkedTickets,
  publicUrl: string,
) =>
  ticketLinks.map((token, index, { length }) => ({
    label: length > 1 ? `Open ticket ${ticketNumbers[index] ?? index + 1}` : 'Open your ticket',
    url: ticketLinkUrl(publicUrl, token),
  }));

/** Mails about who a ticket belongs to. */
export function transferMailBody(
  mail: Extract<
    MailContent,
    { template: 'ticket_offer' | 'transfer_answer' | 'holder_removed' | 'ticket_given_away' }
  >,
  publicUrl: string,
): MailBody {
  switch (mail.template) {
    case 'ticket_offer':
      return ticketOfferBody(mail.data, publicUrl);
    case 'transfer_answer':
      return transferAnswerBody(mail.data, publicUrl);
    case 'holder_removed':
      return holderRemovedBody(mail.data, publicUrl);
    case 'ticket_given_away':
      return ticketGivenAwayBody(mail.data, publicUrl);
  }
}

function ticketOfferBody(data: TicketOfferMail, publicUrl: string): MailBody {
  const { from, eventTitle, timezone } = data;
  return {
    subject: `${from} is giving you a ticket for ${eventTitle}`,
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      `${from} wants to give you a ticket. It’s theirs until you accept it; from then on it’s yours alone.`,
      'Don’t want it? You can decline on the same page, or ignore this email. Keep the link to yourself: whoever has it can accept the ticket.',
    ],
    facts: [...eventFacts(data), ['Accept by', formatInZone(new Date(data.expiresAt), timezone)]],
    link: {
      label: 'See the ticket',
      url: ticketLinkUrl(publicUrl, data.ticketLinks[0] ?? ''),
    },
  };
}

function transferAnswerBody(data: TransferAnswerMail, publicUrl: string): MailBody {
  const { name, eventTitle } = data;
  const link = ownTickets(publicUrl);
  if (data.answer === 'declined') {
    return {
      subject: `${name} declined your ticket for ${eventTitle}`,
      heading: `Hello ${data.firstName},`,
      paragraphs: [
        `${name} declined the ticket you offered them. It’s still yours, and its code still works.`,
      ],
      link,
    };
  }
  return {
    subject: `${name} accepted your ticket for ${eventTitle}`,
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      `${name} accepted your ticket. It’s theirs now, with a new code: yours no longer works at the door.`,
      'If the ticket is cancelled later, the refund still goes to whoever paid for it.',
    ],
    link,
  };
}

function holderRemovedBody(data: HolderRemovedMail, publicUrl: string): MailBody {
  return {
    subject: `A name was removed from your ticket for ${data.eventTitle}`,
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      'Somebody you booked a ticket for has asked us to remove their name and email address from it.',
      'The ticket is still valid and still yours. It just shows no name at the door. If you give it to somebody else, transfer it to them: that gives it a new code.',
    ],
    link: ownTickets(publicUrl),
  };
}

function ticketGivenAwayBody(data: TicketGivenAwayMail, publicUrl: string): MailBody {
  return {
    subject: `Your ticket for ${data.eventTitle} went to somebody else`,
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      'Whoever booked this ticket for you has given it to somebody else. It’s no longer yours: its link and its code no longer work, and it won’t be accepted at the door.',
      'If you didn’t expect this, ask them.',
    ],
    facts: [
      ['Event', data.eventTitle],
      ['Ticket', data.ticketNumber],
    ],
    link: { label: 'Find another event', url: `${publicUrl}/events` },
  };
}
