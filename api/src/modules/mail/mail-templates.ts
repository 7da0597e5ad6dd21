import type { Role } from '../../limits';
import { announcementBody, type AnnouncementMail } from '../announcements/announcement-mail';
import {
  accountLinkedBody,
  passwordResetBody,
  type AccountLinkedMail,
  type PasswordResetMail,
} from './account-mails';
import {
  eventCancelledBody,
  eventChangedBody,
  type EventCancelledMail,
  type EventChangedMail,
} from './event-mails';
import { layOut, type MailBody } from './mail-layout';
import {
  paymentReminderBody,
  refundBody,
  type PaymentReminderMail,
  type RefundMail,
} from './payment-mails';
import {
  ticketBody,
  ticketCancelledBody,
  type MailAttachment,
  type TicketCancelledMail,
  type TicketMail,
} from './ticket-mail';

/** What each kind of mail needs. Moments are ISO text, since the data waits in the database as JSON. */
export type MailContent =
  | { template: 'welcome'; data: { firstName: string; role: Role } }
  | { template: 'password_reset'; data: PasswordResetMail }
  | { template: 'account_linked'; data: AccountLinkedMail }
  | { template: 'ticket'; data: TicketMail }
  | { template: 'ticket_cancelled'; data: TicketCancelledMail }
  | { template: 'refund'; data: RefundMail }
  | { template: 'payment_reminder'; data: PaymentReminderMail }
  | { template: 'event_changed'; data: EventChangedMail }
  | { template: 'event_cancelled'; data: EventCancelledMail }
  | { template: 'announcement'; data: AnnouncementMail };

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  attachments?: MailAttachment[];
}

/** Renders a mail; every text in it that somebody typed is escaped by the layout. */
export function renderMail(mail: MailContent, publicUrl: string): RenderedMail {
  const body = bodyOf(mail, publicUrl);
  return { subject: body.subject, ...layOut(body) };
}

function bodyOf(mail: MailContent, publicUrl: string): MailBody {
  switch (mail.template) {
    case 'welcome':
      return {
        subject: 'Welcome to Nzuko',
        heading: `Welcome, ${mail.data.firstName}!`,
        paragraphs: [
          mail.data.role === 'ORGANIZER'
            ? 'Your organizer account is ready: create your first event, publish it, and see every ticket as it is taken.'
            : 'Your account is ready: find a tech event near you and keep all your tickets in one place.',
        ],
        link: { label: 'Open your dashboard', url: `${publicUrl}/dashboard` },
      };
    case 'password_reset':
      return passwordResetBody(mail.data, publicUrl);
    case 'account_linked':
      return accountLinkedBody(mail.data, publicUrl);
    case 'ticket':
      return ticketBody(mail.data, publicUrl);
    case 'ticket_cancelled':
      return ticketCancelledBody(mail.data, publicUrl);
    case 'refund':
      return refundBody(mail.data, publicUrl);
    case 'payment_reminder':
      return paymentReminderBody(mail.data, publicUrl);
    case 'event_changed':
      return eventChangedBody(mail.data, publicUrl);
    case 'event_cancelled':
      return eventCancelledBody(mail.data, publicUrl);
    case 'announcement':
      return announcementBody(mail.data, publicUrl);
  }
}
