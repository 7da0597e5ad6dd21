import { isFree } from '@nzuko/shared-ui';

import type { Event } from '../../../api/eventsApi';

/** One step to the first event: what to do, where, and whether it is done. */
export interface GuideStep {
  title: string;
  text: string;
  /** Where it is done; undefined as long as a step before it must come first. */
  to: string | undefined;
  isDone: boolean;
}

/** Somebody with two events that were published knows the way. */
export const isNewOrganizer = (events: readonly Event[]) =>
  events.filter(({ status }) => status !== 'DRAFT').length < 2;

interface Organizer {
  /** Whether there is a bank account; undefined while it isn't known. */
  hasAccount: boolean | undefined;
  /** Whether the email address is confirmed: until then, events are in nobody's lists. */
  isVerified: boolean;
}

/** The four steps to a first event, by what there is already. Without paid tickets no bank account is needed. */
export function firstEventSteps(
  events: readonly Event[],
  { hasAccount, isVerified }: Organizer,
  payoutsPath: string,
): GuideStep[] {
  const cancelled = events.find(({ status }) => status === 'CANCELLED');
  const published = events.find(({ status }) => status === 'PUBLISHED') ?? cancelled;
  const event = published ?? events[0];
  const takesNoMoney =
    published !== undefined && published.ticket_types.every(({ price }) => isFree(price));
  return [
    {
      title: 'Create your event',
      text: 'A title, a description and a category are enough for a draft.',
      to: '/events/create-event',
      isDone: event !== undefined,
    },
    {
      title: 'Publish it',
      text: isVerified
        ? 'Add the place, the dates and the price. Then anyone can find and book it.'
        : 'Add the place, the dates and the price. People with the link can book it then. Once you confirm your email address, anyone can find it.',
      to: event && `/events/${event.id}/edit`,
      isDone: published !== undefined,
    },
    {
      title: 'Say where your money goes',
      text: takesNoMoney
        ? 'Your tickets are free, so you need no bank account.'
        : 'Add a bank account: we pay out what you earn after the event.',
      to: payoutsPath,
      isDone: hasAccount === true || takesNoMoney,
    },
    {
      title: 'Share it and get your first booking',
      text: 'Send the link to the people you want to see there.',
      to: published && `/events/${published.id}`,
      // A cancellation frees the seats, so we can't tell whether there were bookings: don't ask for what may be done.
      isDone:
        cancelled !== undefined ||
        events.some((each) => each.available_capacity < each.max_attendees),
    },
  ];
}
