import type { MailBody } from '../mail/mail-layout';

export interface AnnouncementMail {
  firstName: string;
  eventId: number;
  eventTitle: string;
  subject: string;
  message: string;
}

/** What an organizer wrote, paragraph by paragraph. The layout escapes it. */
export function announcementBody(data: AnnouncementMail, publicUrl: string): MailBody {
  return {
    subject: `${data.subject} (${data.eventTitle})`,
    heading: data.subject,
    paragraphs: [
      `Hello ${data.firstName}, the organizer of ${data.eventTitle} writes:`,
      ...data.message.split(/\n+/).filter((line) => line.trim() !== ''),
    ],
    link: { label: 'See the event', url: `${publicUrl}/events/${data.eventId}` },
  };
}
