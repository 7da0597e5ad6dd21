import type { Event } from '../api/eventsApi';

/** Whether an event can be booked, and if not, why. */
export type Availability = 'open' | 'soldOut' | 'started' | 'past' | 'cancelled' | 'draft';

/** An event's availability at a moment (milliseconds since 1970). */
export function availabilityOf(
  event: Pick<Event, 'status' | 'start_date' | 'end_date' | 'available_capacity'>,
  now: number,
): Availability {
  if (event.status === 'CANCELLED') return 'cancelled';
  if (event.status === 'DRAFT') return 'draft';
  if (event.end_date !== null && Date.parse(event.end_date) <= now) return 'past';
  if (event.start_date !== null && Date.parse(event.start_date) <= now) return 'started';
  return event.available_capacity > 0 ? 'open' : 'soldOut';
}

/** The words for what cannot be booked. */
export const availabilityLabels: Record<Exclude<Availability, 'open'>, string> = {
  soldOut: 'Sold out',
  started: 'Going on now',
  past: 'Past event',
  cancelled: 'Cancelled',
  draft: 'Draft',
};
