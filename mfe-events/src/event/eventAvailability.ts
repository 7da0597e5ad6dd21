import { saleOf, standingLabels, standingOf } from '@nzuko/shared-ui/parts';

import type { Event } from '../api/eventsApi';

/** Whether an event can be booked, and if not, why. */
export type Availability =
  | 'open'
  | 'soldOut'
  | 'heldBack'
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
    | 'status'
    | 'start_date'
    | 'end_date'
    | 'available_capacity'
    | 'ticket_types'
    | 'is_suspended'
    | 'is_unlisted'
  >,
  now: number,
): Availability {
  if (event.status === 'CANCELLED') return 'cancelled';
  if (event.status === 'DRAFT') return 'draft';
  const standing = standingOf(event, now);
  if (standing) return standing;
  const sales = event.ticket_types.map((type) => saleOf(type, now));
  if (sales.length === 0 || sales.includes('open')) return 'open';
  if (sales.includes('notYet')) return 'notYet';
  if (!sales.includes('soldOut')) return 'ended';
  // It has seats left, but may not sell them yet.
  return event.is_unlisted ? 'heldBack' : 'soldOut';
}

/** Labels for events that can't be booked. */
export const availabilityLabels: Record<Exclude<Availability, 'open'>, string> = {
  ...standingLabels,
  heldBack: 'Booking on hold',
  notYet: 'Not on sale yet',
  ended: 'Sale ended',
  cancelled: 'Cancelled',
  draft: 'Draft',
};
