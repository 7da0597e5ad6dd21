import type {
  EventSuspendedMail,
  SuspensionMail,
} from '../platform/outbox/suspension-mail-content';
import type { MailContent } from '../platform/outbox/mail-content';
import { formatInZone } from '../platform/timezones';
import type { MailBody } from './mail-layout';
import { reportHandledBody } from './report-mails';
import { ticketLinksBelow } from './transfer-mails';

/** Mails caused by administrators at their desk. */
export function deskMailBody(
  mail: Extract<MailContent, { template: 'event_suspended' | 'suspension' | 'report_handled' }>,
  publicUrl: string,
): MailBody {
  if (mail.template === 'event_suspended') return eventSuspendedBody(mail.data, publicUrl);
  if (mail.template === 'suspension') return suspensionBody(mail.data, publicUrl);
  return reportHandledBody(mail.data, publicUrl);
}

function eventSuspendedBody(data: EventSuspendedMail, publicUrl: string): MailBody {
  const { eventTitle, isLifted } = data;
  return {
    subject: isLifted ? `${eventTitle} is on sale again` : `Sales for ${eventTitle} are paused`,
    heading: `Hello ${data.firstName},`,
    paragraphs: isLifted
      ? [`We’ve finished looking into ${eventTitle}, and its tickets are on sale again.`]
      : [
          `You hold tickets for ${eventTitle}. We’ve paused its ticket sales while we look into the event, and we’re holding the money paid for it.`,
          'Your tickets stay as they are. We’ll email you once we know more. If you want to tell us something about this event, write to us.',
        ],
    facts: [
      ['Event', eventTitle],
      ['Due to start', formatInZone(new Date(data.startsAt), data.timezone)],
    ],
    link: { label: 'See the event', url: `${publicUrl}/events/${data.eventId}` },
    otherLinks: ticketLinksBelow(data, publicUrl),
  };
}

function suspensionBody(data: SuspensionMail, publicUrl: string): MailBody {
  const name = data.what === 'account' ? 'your account' : data.eventTitle;
  const subject = data.what === 'account' ? 'Your account' : data.eventTitle;
  return {
    subject: data.isLifted ? `${subject} is no longer suspended` : `${subject} is suspended`,
    heading: `Hello ${data.firstName},`,
    paragraphs: data.isLifted
      ? [`We’ve lifted the suspension of ${name}. Everything works as before.`]
      : [
          data.what === 'account'
            ? 'We’ve suspended your account. You can still sign in and use your own tickets. Your events aren’t on sale, and their money is held.'
            : `We’ve suspended ${name}. It isn’t on sale, and its money is held. People with tickets have been told.`,
          'If you think this is a mistake, reply to this email or write to us, and somebody will look at it again.',
        ],
    facts: [['Reason', data.reason]],
    asksForReply: !data.isLifted,
    link: { label: 'Write to us', url: `${publicUrl}/contact` },
  };
}
