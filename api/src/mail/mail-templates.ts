import type { MailContent } from '../platform/outbox/mail-content';
import { UNNAMED_GUEST } from '../platform/unnamedHolder';
import { alertBody } from './alerts/alert-mail';
import { announcementBody } from './announcements/announcement-mail';
import { accountMailBody } from './account-mails';
import { contactBody, contactReceivedBody } from './contact/contact-mails';
import { disputeBody, ticketsVoidBody } from './dispute-mails';
import { eventCancelledBody, eventChangedBody } from './event-mails';
import { layOut, type MailBody } from './mail-layout';
import { reportLink, type Reports } from './report-link';
import { paymentReminderBody, refundBody, refundDetailsBody } from './payment-mails';
import { payoutAccountChangedBody, payoutBody, payoutAccountCodeBody } from './payout-mails';
import { deskMailBody } from './suspension-mails';
import { ticketBody, ticketCancelledBody, type MailAttachment } from './ticket-mail';
import { teamInvitationBody, teamNewsBody } from './team-mails';
import { twoStepBody } from './two-step-mails';
import { transferMailBody } from './transfer-mails';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** Where a reply goes; to the sender of all mail if there is none. */
  replyTo?: string;
  attachments?: MailAttachment[];
  headers: Record<string, string>;
}

/** Out-of-office replies would go to the site's sender, or to who reads its contact address. */
const BY_MACHINE = { 'Auto-Submitted': 'auto-generated' };

/**
 * Renders a mail; the layout escapes all user input. With `reports`, its reader can report what other people wrote.
 * `contactEmail` gets the replies that mails ask for.
 */
export function renderMail(
  mail: MailContent,
  publicUrl: string,
  reports?: Reports,
  contactEmail?: string,
): RenderedMail {
  const body = bodyOf(withGreeting(mail), publicUrl);
  if (reports) {
    body.otherLinks = [...(body.otherLinks ?? []), ...reportLink(mail, publicUrl, reports)];
  }
  const { replyTo = body.asksForReply ? contactEmail : undefined } = body;
  const headers = body.isPersonal ? {} : BY_MACHINE;
  return { subject: oneLine(body.subject), ...layOut(body), headers, ...(replyTo && { replyTo }) };
}

/** A guest who gave no name is greeted as one, not by what stands on the ticket instead. */
function withGreeting(mail: MailContent): MailContent {
  const { data } = mail;
  if (!('firstName' in data) || data.firstName !== UNNAMED_GUEST) return mail;
  return { ...mail, data: { ...data, firstName: 'guest' } } as MailContent;
}

function bodyOf(mail: MailContent, publicUrl: string): MailBody {
  switch (mail.template) {
    case 'welcome':
    case 'verify_email':
    case 'password_reset':
    case 'password_guesses':
    case 'password_changed':
    case 'account_linked':
    case 'account_deleted':
      return accountMailBody(mail, publicUrl);
    case 'ticket':
      return ticketBody(mail.data, publicUrl);
    case 'ticket_cancelled':
      return ticketCancelledBody(mail.data, publicUrl);
    case 'ticket_offer':
    case 'transfer_answer':
    case 'holder_removed':
    case 'ticket_given_away':
      return transferMailBody(mail, publicUrl);
    case 'refund':
      return refundBody(mail.data, publicUrl);
    case 'refund_details':
      return refundDetailsBody(mail.data, publicUrl);
    case 'payment_reminder':
      return paymentReminderBody(mail.data, publicUrl);
    case 'dispute':
      return disputeBody(mail.data, publicUrl);
    case 'tickets_void':
      return ticketsVoidBody(mail.data, publicUrl);
    case 'event_changed':
      return eventChangedBody(mail.data, publicUrl);
    case 'event_cancelled':
      return eventCancelledBody(mail.data, publicUrl);
    case 'payout_account_code':
      return payoutAccountCodeBody(mail.data, publicUrl);
    case 'payout':
      return payoutBody(mail.data, publicUrl);
    case 'payout_account_changed':
      return payoutAccountChangedBody(mail.data, publicUrl);
    case 'contact':
      return contactBody(mail.data);
    case 'contact_received':
      return contactReceivedBody(mail.data, publicUrl);
    case 'alert':
      return alertBody(mail.data, publicUrl);
    case 'team_invitation':
      return teamInvitationBody(mail.data, publicUrl);
    case 'team_news':
      return teamNewsBody(mail.data, publicUrl);
    case 'two_step':
      return twoStepBody(mail.data, publicUrl);
    case 'event_suspended':
    case 'suspension':
    case 'report_handled':
      return deskMailBody(mail, publicUrl);
    case 'announcement':
      return announcementBody(mail.data, publicUrl);
  }
}

/** Rows and queued mails from before titles had to be one line may still hold line breaks, which would end the header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
