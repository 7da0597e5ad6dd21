import { eventFacts } from '../platform/eventSummary';
import type { EventChangedMail, EventCancelledMail } from '../platform/outbox/mail-content';
import { formatInZone } from '../platform/timezones';
import { paragraphsOf, type MailBody } from './mail-layout';
import { ticketLinksBelow } from './transfer-mails';

export function eventChangedBody(data: EventChangedMail, publicUrl: string): MailBody {
  const what = [data.isRetimed && 'time', data.isMoved && 'place'].filter(Boolean).join(' and ');
  return {
    subject: `${data.eventTitle} has a new ${what}`,
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      `The ${what} of an event you hold tickets for ${data.isRetimed && data.isMoved ? 'have' : 'has'} changed. ${data.heldUntil ? 'Any tickets you’ve paid for' : 'Your tickets'} are still valid. Here are the new details, also as a file for your calendar.`,
      ...(data.heldUntil
        ? [
            `Your unpaid seats are held until ${formatInZone(new Date(data.heldUntil), data.timezone)}. Pay before then to keep them.`,
          ]
        : []),
      ...(data.refundUntil
        ? [
            `If you can’t make it, cancel your tickets before ${formatInZone(new Date(data.refundUntil), data.timezone)}, and whoever paid for them gets everything back.`,
          ]
        : []),
    ],
    facts: [...eventFacts(data), ...formerFacts(data)],
    link: { label: 'See the event', url: `${publicUrl}/events/${data.eventId}` },
    otherLinks: ticketLinksBelow(data, publicUrl),
  };
}

/** The previous values of changed facts. */
function formerFacts({ before, ...now }: EventChangedMail): [label: string, value: string][] {
  if (!before) return [];
  const former = (label: string, time: 'doorsOpenAt' | 'startsAt' | 'endsAt') => {
    const was = before[time] && formatInZone(new Date(before[time]), before.timezone);
    const is = now[time] && formatInZone(new Date(now[time]), now.timezone);
    return was && was !== is ? [[label, was] as [string, string]] : [];
  };
  return [
    ...former('Previous doors', 'doorsOpenAt'),
    ...former('Previous start', 'startsAt'),
    ...former('Previous end', 'endsAt'),
    ...(before.location === now.location
      ? []
      : [['Previous venue', before.location] as [string, string]]),
  ];
}

export function eventCancelledBody(data: EventCancelledMail, publicUrl: string): MailBody {
  return {
    subject: `${data.eventTitle} is cancelled`,
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      `We are sorry: ${data.eventTitle} has been cancelled by its organizer.`,
      ...(data.isGuestOfDoor
        ? []
        : [
            'Whoever paid for tickets will be refunded to their original payment method. If that’s you, we’ll email you about it.',
          ]),
      ...(data.hasPaidAtDoor
        ? [
            'What you paid at the door went to the organizer, so please ask them for your money back. We can’t refund it.',
          ]
        : []),
      // Last, and said to be theirs: what they ask for must not read as ours.
      ...(data.message ? ['The organizer writes:', ...paragraphsOf(data.message)] : []),
    ],
    facts: [
      ['Event', data.eventTitle],
      ['Was due to start', formatInZone(new Date(data.startsAt), data.timezone)],
    ],
    link: { label: 'Find another event', url: `${publicUrl}/events` },
  };
}
