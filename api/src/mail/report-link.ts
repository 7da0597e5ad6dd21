import type { MailContent } from '../platform/outbox/mail-content';
import type { MailLink } from './mail-layout';

/** Which mails hold what other people wrote: an event's title, a name, a message. */
const HOLDS_OTHERS_TEXT: Record<MailContent['template'], boolean> = {
  welcome: false,
  verify_email: false,
  password_reset: false,
  password_guesses: false,
  password_changed: false,
  account_linked: false,
  account_deleted: false,
  ticket: true,
  ticket_cancelled: true,
  ticket_offer: true,
  team_invitation: true,
  team_news: true,
  transfer_answer: true,
  holder_removed: true,
  ticket_given_away: true,
  refund: true,
  refund_details: true,
  payment_reminder: true,
  dispute: true,
  tickets_void: true,
  event_changed: true,
  event_cancelled: true,
  event_suspended: true,
  suspension: true,
  report_handled: true,
  announcement: true,
  payout_account_code: false,
  payout_account_changed: false,
  payout: false,
  two_step: false,
  contact: false,
  contact_received: false,
  alert: false,
};

/** Where a mail's reader reports it. */
export interface Reports {
  mailId: number;
  /** Null: the site's `abuse@`, which every domain should have (RFC 2142). */
  to: string | null;
}

/** The link to report a mail by its number; none if all of its text is ours or the reader's. */
export function reportLink(
  { template }: Pick<MailContent, 'template'>,
  publicUrl: string,
  { mailId, to }: Reports,
): MailLink[] {
  if (!HOLDS_OTHERS_TEXT[template]) return [];
  const address = to ?? `abuse@${new URL(publicUrl).hostname}`;
  const subject = encodeURIComponent(`Report of message ${mailId}`);
  return [{ label: 'Report this message', url: `mailto:${address}?subject=${subject}` }];
}
