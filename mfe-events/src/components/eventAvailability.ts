import type { Event } from '../api/eventsApi';

/** Whether an event can be booked, and if not, why. */
export type Availability = 'open' | 'soldOut' | 'past' | 'cancelled' | 'draft';

/** An event's availability at a moment (milliseconds since 1970). */
export function availabilityOf(
  event: Pick<Event, 'status' | 'end_date' | 'available_capacity'>,
  now: number,
): Availability {
  if (event.status === 'CANCELLED') return 'cancelled';
  if (event.status === 'DRAFT') return 'draft';
  if (event.end_date !== null && Date.parse(event.end_date) <= now) return 'past';
  return event.available_capacity > 0 ? 'open' : 'soldOut';
}

/** The words for what cannot be booked. */
export const availabilityLabels: Record<Exclude<Availability, 'open'>, string> = {
  soldOut: 'Sold out',
  past: 'Past event',
  cancelled: 'Cancelled',
  draft: 'Draft',
};
