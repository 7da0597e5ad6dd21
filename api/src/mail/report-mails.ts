import type { ReportHandledMail } from '../platform/outbox/report-mail-content';
import type { MailBody } from './mail-layout';

/** Says what we did, but nothing about what we found: that is between us and whoever runs the event. */
export function reportHandledBody(
  { about, ...news }: ReportHandledMail,
  publicUrl: string,
): MailBody {
  const event = about?.eventTitle ?? 'an event';
  return {
    subject: about ? `Your report about ${about.eventTitle}` : 'Your report about an event',
    heading: about ? `Hello ${about.firstName},` : 'Hello,',
    paragraphs: [
      `Thank you for telling us about ${event}. ${outcome(news)}`,
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

function outcome({ isActedOn, isPaused }: Omit<ReportHandledMail, 'about'>): string {
  if (isPaused) return 'We’ve paused booking for it while we look into it.';
  return isActedOn
    ? 'We’ve looked into it and taken action.'
    : 'We’ve looked into it, and we’re not taking action for now. If you learn something new, report the event again.';
}
