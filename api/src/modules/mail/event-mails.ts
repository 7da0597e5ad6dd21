import { formatInZone } from '../../timezones';
import type { MailBody } from './mail-layout';

export interface EventChangedMail {
  firstName: string;
  eventId: number;
  eventTitle: string;
  startsAt: string;
  endsAt: string;
  timezone: string;
  location: string;
  isRetimed: boolean;
  isMoved: boolean;
}

export interface EventCancelledMail {
  firstName: string;
  eventTitle: string;
  startsAt: string;
  timezone: string;
  /** The organizer's own words; empty when there are none. */
  message: string;
}

export function eventChangedBody(data: EventChangedMail, publicUrl: string): MailBody {
  const what = [data.isRetimed && 'time', data.isMoved && 'place'].filter(Boolean).join(' and ');
  return {
    subject: `${data.eventTitle} has a new ${what}`,
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      `The ${what} of an event you hold tickets for ${data.isRetimed && data.isMoved ? 'have' : 'has'} changed. Your tickets stay valid; below is how it stands now.`,
    ],
    facts: [
      ['Event', data.eventTitle],
      ['Starts', formatInZone(new Date(data.startsAt), data.timezone)],
      ['Ends', formatInZone(new Date(data.endsAt), data.timezone)],
      ['Where', data.location],
    ],
    link: { label: 'See the event', url: `${publicUrl}/events/${data.eventId}` },
  };
}

export function eventCancelledBody(data: EventCancelledMail, publicUrl: string): MailBody {
  return {
    subject: `${data.eventTitle} is cancelled`,
    heading: `Hello ${data.firstName},`,
    paragraphs: [
      'We are sorry: an event you hold tickets for has been cancelled by its organizer.',
      ...(data.message ? [data.message] : []),
      'What you paid goes back to you the way it came, and we write to you once more about that.',
    ],
    facts: [
      ['Event', data.eventTitle],
      ['Was to start', formatInZone(new Date(data.startsAt), data.timezone)],
    ],
    link: { label: 'Find another event', url: `${publicUrl}/events` },
  };
}
