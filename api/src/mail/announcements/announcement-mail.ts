import type { AnnouncementMail } from '../../platform/outbox/mail-content';
import { paragraphsOf, type MailBody } from '../mail-layout';
import { ticketLinksBelow } from '../transfer-mails';

/** The organizer's text as paragraphs. The layout escapes it. */
export function announcementBody(data: AnnouncementMail, publicUrl: string): MailBody {
  return {
    subject: `${data.subject} (${data.eventTitle})`,
    heading: data.subject,
    paragraphs: [
      `Hello ${data.firstName}, the organizer of ${data.eventTitle} writes:`,
      ...paragraphsOf(data.message),
    ],
    link: { label: 'See the event', url: `${publicUrl}/events/${data.eventId}` },
    otherLinks: ticketLinksBelow(data, publicUrl),
  };
}
