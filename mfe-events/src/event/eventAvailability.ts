import type { Event } from '../api/eventsApi';
import { saleOf } from '../ticket/ticketSale';

/** Whether an event can be booked, and if not, why. */
export type Availability =
  | 'open'
  | 'soldOut'
  | 'notYet'
  | 'ended'
  | 'started'
  | 'past'
  | 'paused'
  | 'cancelled'
  | 'draft';

/** An event's availability at `now` (milliseconds since 1970). */
export function availabilityOf(
  event: Pick<
    Event,
    'status' | 'start_date' | 'end_date' | 'available_capacity' | 'ticket_types' | 'is_suspended'
  >,
  now: number,
): Availability {
  if (event.status === 'CANCELLED') return 'cancelled';
  if (event.status === 'DRAFT') return 'draft';
  if (event.end_date !== null && Date.parse(event.end_date) <= now) return 'past';
  if (event.start_date !== null && Date.parse(event.start_date) <= now) return 'started';
  if (event.is_suspended) return 'paused';
  if (event.available_capacity <= 0) return 'soldOut';
  const sales = event.ticket_types.map((type) => saleOf(type, now));
  if (sales.length === 0 || sales.includes('open')) return 'open';
  if (sales.includes('notYet')) return 'notYet';
  return sales.includes('soldOut') ? 'soldOut' : 'ended';
}

/** Labels for events that can't be booked. */
export const availabilityLabels: Record<Exclude<Availability, 'open'>, string> = {
  soldOut: 'Sold out',
  notYet: 'Not on sale yet',
  ended: 'Sale ended',
  started: 'Going on now',
  past: 'Past event',
  paused: 'Sales paused',
  cancelled: 'Cancelled',
  draft: 'Draft',
};
