import { inNaira } from '../platform/money';
import type { TicketCancelledMail } from '../platform/outbox/mail-content';
import type { TicketMail } from '../platform/outbox/ticket-mail-content';
import { calendarFile, type CalendarOptions } from '../platform/calendarFile';
import { eventFacts, type EventSummary } from '../platform/eventSummary';
import { qrImage } from '../sales';
import type { TicketCodes } from '../sales';
import type { MailBody } from './mail-layout';
import { ownTickets, ticketLinksBelow } from './transfer-mails';

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
  /** The content id for showing it in the HTML; without one it is an attachment. */
  cid?: string;
}

export function ticketBody(data: TicketMail, publicUrl: string): MailBody {
  const many = data.ticketNumbers.length > 1;
  const labels = data.ticketNumbers.map((number, index) => ({
    number,
    holder: data.holders?.[index],
  }));
  const named = labels.map(({ number, holder }) => (holder ? `${number} (${holder})` : number));
  const typeAndNumbers = [data.ticketType, ...named].filter(Boolean).join(', ');
  return {
    subject: data.bookedBy
      ? `${data.bookedBy} booked ${many ? 'tickets' : 'a ticket'} for you: ${data.eventTitle}`
      : `Your ${many ? 'tickets' : 'ticket'} for ${data.eventTitle}`,
    heading: headingOf(data),
    paragraphs: [
      data.atDoor?.isIn
        ? 'You’re in. Keep this in case you’re asked for it.'
        : `${bookedText(data)} Show the QR code, or the number, at the door.`,
      ...(data.needsPhoto ? [photoText(data)] : []),
      ...(data.receiptOf ? ['Your receipt is attached. It’s also with your tickets.'] : []),
      ...(data.ticketLinks
        ? [
            many
              ? 'Once you’ve opened your tickets from their links, you can open them offline too.'
              : 'Once you’ve opened your ticket from its link, you can open it offline too.',
          ]
        : []),
    ],
    facts: [
      ...eventFacts(data),
      [many ? 'Tickets' : 'Ticket', typeAndNumbers],
      ...(data.paid ? [['Paid', paidText(data.paid)] satisfies [string, string]] : []),
      ...(data.atDoor?.paid
        ? [['Paid at the door', inNaira(data.atDoor.paid)] satisfies [string, string]]
        : []),
      ...(data.refundTerms ? [['Refunds', data.refundTerms] satisfies [string, string]] : []),
    ],
    images: labels.map(({ number, holder }) => ({
      cid: cidOf(number),
      caption: holder ? `${holder} · ${number}` : number,
    })),
    ...ticketLinks(data, publicUrl),
  };
}

/** The links in a ticket mail: each ticket's own link, or the account's tickets if they have none, and the event. */
function ticketLinks(data: TicketMail, publicUrl: string): Pick<MailBody, 'link' | 'otherLinks'> {
  const event = { label: 'See the event', url: `${publicUrl}/events/${data.eventId}` };
  const [first, ...others] = ticketLinksBelow(data, publicUrl);
  return first
    ? { link: first, otherLinks: [...others, event] }
    : { link: ownTickets(publicUrl), otherLinks: [event] };
}

export function ticketCancelledBody(data: TicketCancelledMail, publicUrl: string): MailBody {
  const { isOnly, isRefunded, cancelledBy } = data;
  const news = cancelledBy
    ? `${cancelledBy} has cancelled ${isOnly ? 'the' : 'a'} ticket they booked for you.`
    : `The organizer has cancelled ${isOnly ? 'your ticket' : 'one of your tickets'}.`;
  return {
    subject: `${isOnly ? 'Your' : 'A'} ticket for ${data.eventTitle} is cancelled`,
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      `${news} It won’t be accepted at the door.${isOnly ? '' : ' Your other tickets aren’t affected.'}`,
      ...(isRefunded ? ['The refund goes to whoever paid.'] : []),
    ],
    facts: [
      ['Event', data.eventTitle],
      ['Ticket', data.ticketNumber],
    ],
    link: { label: 'Find another event', url: `${publicUrl}/events` },
  };
}

/** Each ticket's QR code, inline and as an attachment, and a calendar file of the event. */
export async function ticketAttachments(
  data: TicketMail,
  { codes, ...options }: { codes: TicketCodes } & CalendarOptions,
): Promise<MailAttachment[]> {
  const images = data.ticketNumbers.map(async (number) => ({
    filename: `${number}.png`,
    contentType: 'image/png',
    content: await qrImage(codes.write(number, data.eventId)),
    cid: cidOf(number),
  }));
  return [...(await Promise.all(images)), calendarAttachment(data, options)];
}

/** The event for a calendar; a later one updates the entry of an earlier one. */
export const calendarAttachment = (
  event: EventSummary,
  options: CalendarOptions,
): MailAttachment => ({
  filename: 'event.ics',
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: Buffer.from(calendarFile(event, options)),
});

function cidOf(ticketNumber: string): string {
  return `${ticketNumber.toLowerCase()}@qr`;
}

function headingOf({ firstName, atDoor, bookedBy, holders }: TicketMail): string {
  if (atDoor?.isIn) return `Welcome, ${firstName}!`;
  const isForOthers = !bookedBy && holders?.every((holder) => holder !== null);
  return isForOthers ? `Hello ${firstName},` : `See you there, ${firstName}!`;
}

const paidText = ({ amount, fees }: NonNullable<TicketMail['paid']>) =>
  fees ? `${inNaira(amount)}, of which ${inNaira(fees)} are fees` : inNaira(amount);

function bookedText({ bookedBy, ticketNumbers: { length: count } }: TicketMail): string {
  if (bookedBy) return `${bookedBy} booked ${count > 1 ? `${count} tickets` : 'a ticket'} for you.`;
  return count > 1 ? `Your ${count} tickets are booked.` : 'Your ticket is booked.';
}

/** Where to add the photos that the door compares faces with; the links are below. */
function photoText({ ticketNumbers, ticketLinks, holders }: TicketMail): string {
  const many = ticketNumbers.length > 1;
  const each =
    'Photos are checked at the door, so each ticket needs one that shows its holder’s face.';
  if (ticketLinks) {
    return many
      ? `${each} Open each ticket from its link below and add a photo.`
      : 'Photos are checked at the door. Open your ticket from its link below and add one that shows your face.';
  }
  if (many) {
    const friends = 'Friends you named can also add their own from their emails.';
    return `${each} Add them to your tickets, below.${holders ? ` ${friends}` : ''}`;
  }
  const whose = holders?.[0] ? `${holders[0]}’s` : 'your';
  return `Photos are checked at the door. Go to your tickets, below, and add one that shows ${whose} face.`;
}
