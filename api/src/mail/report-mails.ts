import type { ReportHandledMail } from '../platform/outbox/report-mail-content';
import type { MailBody } from './mail-layout';

/** Says that it was looked at, and nothing of what was found: that is between us and whoever runs the event. */
export function reportHandledBody(
  { about, isActedOn }: ReportHandledMail,
  publicUrl: string,
): MailBody {
  const event = about?.eventTitle ?? 'an event';
  const outcome = isActedOn
    ? 'We’ve looked into it and taken action.'
    : 'We’ve looked into it, and we’re not taking action for now. If you learn something new, report the event again.';
  return {
    subject: about ? `Your report about ${about.eventTitle}` : 'Your report about an event',
    heading: about ? `Hello ${about.firstName},` : 'Hello,',
    paragraphs: [
      `Thank you for telling us about ${event}. ${outcome}`,
      'We don’t share more than that, to be fair to everybody involved.',
      ...(about
        ? []
        : ['If it wasn’t you who wrote to us, ignore this email: somebody has entered your address by mistake.']), // oxfmt-ignore
    ],
    link: about
      ? { label: 'See the event', url: `${publicUrl}/events/${about.eventId}` }
      : { label: 'Open Nzuko', url: publicUrl },
  };
}
