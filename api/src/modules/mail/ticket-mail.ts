import { calendarFile } from '../../calendarFile';
import { formatInZone } from '../../timezones';
import { qrImage } from '../tickets/qr-image';
import type { TicketCodes } from '../tickets/ticket-codes';
import type { MailBody } from './mail-layout';

export interface TicketMail {
  firstName: string;
  eventId: number;
  eventTitle: string;
  startsAt: string;
  endsAt?: string;
  timezone: string;
  location: string;
  ticketNumbers: string[];
}

export interface TicketCancelledMail {
  firstName: string;
  eventTitle: string;
  ticketNumber: string;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
  /** Under which name the HTML shows it; without one it is a file beside the text. */
  cid?: string;
}

export function ticketBody(data: TicketMail, publicUrl: string): MailBody {
  const many = data.ticketNumbers.length > 1;
  return {
    subject: `Your ${many ? 'tickets' : 'ticket'} for ${data.eventTitle}`,
    heading: `See you there, ${data.firstName}!`,
    paragraphs: [
      `${many ? `Your ${data.ticketNumbers.length} tickets are` : 'Your ticket is'} booked. Show the QR code, or the number, at the door.`,
    ],
    facts: [
      ['Event', data.eventTitle],
      ['Starts', formatInZone(new Date(data.startsAt), data.timezone)],
      ['Where', data.location],
      [many ? 'Tickets' : 'Ticket', data.ticketNumbers.join(', ')],
    ],
    images: data.ticketNumbers.map((number) => ({ cid: cidOf(number), caption: number })),
    link: { label: 'See the event', url: `${publicUrl}/events/${data.eventId}` },
  };
}

export function ticketCancelledBody(data: TicketCancelledMail, publicUrl: string): MailBody {
  return {
    subject: `A ticket for ${data.eventTitle} is cancelled`,
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      'The organizer has cancelled a ticket of yours. It does not open the door any more; other tickets stay as they are.',
    ],
    facts: [
      ['Event', data.eventTitle],
      ['Ticket', data.ticketNumber],
    ],
    link: { label: 'Find another event', url: `${publicUrl}/events` },
  };
}

/** The QR code of each ticket, shown in the mail and kept as a file, and the event for a calendar. */
export async function ticketAttachments(
  data: TicketMail,
  { codes, publicUrl, now }: { codes: TicketCodes; publicUrl: string; now: Date },
): Promise<MailAttachment[]> {
  const { eventId, eventTitle, location, startsAt, endsAt = startsAt } = data;
  const images = data.ticketNumbers.map(async (number) => ({
    filename: `${number}.png`,
    contentType: 'image/png',
    content: await qrImage(codes.write(number, eventId)),
    cid: cidOf(number),
  }));
  const entry = {
    uid: `event-${eventId}@${new URL(publicUrl).hostname}`,
    title: eventTitle,
    location,
    starts: new Date(startsAt),
    ends: new Date(endsAt),
    url: `${publicUrl}/events/${eventId}`,
  };
  const calendar = {
    filename: 'event.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(calendarFile(entry, now)),
  };
  return [...(await Promise.all(images)), calendar];
}

function cidOf(ticketNumber: string): string {
  return `${ticketNumber.toLowerCase()}@qr`;
}
