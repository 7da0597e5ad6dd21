import { momentText } from '@nzuko/shared-ui/parts';

import type { Event } from '../api/eventsApi';
import type { Availability } from '../event/eventAvailability';
import { firstSale } from '../ticket/ticketSale';

/** An availability in which nothing can be booked. */
export type Closed = Exclude<Availability, 'open'>;

const reasons: Record<Exclude<Closed, 'notYet'>, string> = {
  soldOut: 'Every seat is taken. Seats come back when somebody cancels, so check again later.',
  heldBack: 'No more tickets can be booked until the organizer confirms their email address.',
  ended: 'Booking closed when the sale ended.',
  started: 'Booking closed when this event started.',
  past: 'There’s more to come.',
  paused: 'We’re looking into this event. Tickets already booked aren’t affected.',
  cancelled: 'The organizer has cancelled this event.',
  draft: 'Only you and your team can see this event. Tickets go on sale once it’s published.',
};

const titles: Partial<Record<Closed, string>> = {
  soldOut: 'No tickets left for now',
  heldBack: 'Booking is on hold',
  draft: 'Not published yet',
  paused: 'Booking is paused',
  notYet: 'Tickets are not on sale yet',
  past: 'This event is over',
  cancelled: 'This event won’t take place',
};

/** That an event can't be booked, as a heading. */
export const closedTitle = (availability: Closed): string =>
  titles[availability] ?? 'Ticket sales have closed';

/** Why not, below it; at `now` (milliseconds since 1970). */
export const closedReason = (event: Event, availability: Closed, now: number): string =>
  availability === 'notYet'
    ? `Tickets go on sale on ${momentText(firstSale(event, now), event.timezone)}.`
    : reasons[availability];
