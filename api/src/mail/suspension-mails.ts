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
    subject: `We’${isLifted ? 've finished' : 're'} looking into ${eventTitle}`,
    heading: `Hello ${data.firstName},`,
    paragraphs: isLifted
      ? [
          `We’ve finished looking into ${eventTitle}, and everything goes on as before.`,
          ...unpaidSeats(data),
        ]
      : [
          `We’re looking into ${eventTitle}, and nobody can book tickets for it meanwhile.${data.hasPaid ? ' We’re holding the money you paid for yours.' : ''}`,
          ...unpaidSeats(data),
          `${data.heldUntil ? 'Any other tickets you have' : 'Your tickets'} stay as they are. We’ll email you once we know more. If you know something about this event that we should, reply to this email.`,
        ],
    facts: [
      ['Event', eventTitle],
      ['Due to start', formatInZone(new Date(data.startsAt), data.timezone)],
    ],
    link: { label: 'See the event', url: `${publicUrl}/events/${data.eventId}` },
    otherLinks: ticketLinksBelow(data, publicUrl),
    asksForReply: !isLifted,
  };
}

function unpaidSeats({ heldUntil, timezone, isLifted }: EventSuspendedMail): string[] {
  if (!heldUntil) return [];
  const until = formatInZone(new Date(heldUntil), timezone);
  return [
    isLifted
      ? `You can pay for your unpaid seats again, until ${until}.`
      : `You can’t pay for your unpaid seats meanwhile, and they’re freed on ${until}. If you’ve just paid, we’ll refund you.`,
  ];
}

function suspensionBody(data: SuspensionMail, publicUrl: string): MailBody {
  const name = data.what === 'account' ? 'your account' : data.eventTitle;
  return {
    subject: subjectOf(data),
    heading: `Hello ${data.firstName},`,
    paragraphs: data.isLifted
      ? [`We’ve lifted the suspension of ${name}. ${sinceLifted(data)}`]
      : [
          data.what === 'account'
            ? 'We’ve suspended your account. You can still sign in and use your own tickets. Nobody can book your events, and we’re holding any money they’ve earned.'
            : `We’ve suspended ${name}. Nobody can book it, and we’re holding any money it has earned. Anyone with tickets has been told.`,
          'If you think this is a mistake, reply to this email or write to us, and somebody will look at it again.',
        ],
    facts: [['Reason', data.reason]],
    asksForReply: !data.isLifted,
    link: { label: 'Write to us', url: `${publicUrl}/contact` },
  };
}

function subjectOf({ what, eventTitle, isLifted, staysStopped }: SuspensionMail): string {
  const subject = what === 'account' ? 'Your account' : eventTitle;
  if (!isLifted) return `${subject} is suspended`;
  return what === 'event' && staysStopped
    ? `${subject} is still off sale`
    : `${subject} is no longer suspended`;
}

function sinceLifted({ what, staysStopped }: SuspensionMail): string {
  if (!staysStopped) return 'Everything works as before.';
  return what === 'account'
    ? 'Everything works as before, except for events that we’ve suspended one by one: they stay suspended, with the money they’ve earned.'
    : 'Its organizer’s account is still suspended, though: until that ends, nobody can book it, and we’re holding any money it has earned.';
}
