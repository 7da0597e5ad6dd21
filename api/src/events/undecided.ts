import { LIMITS } from '../platform/limits';
import type { EventRow } from './events-repository';
import { NUMBERS_TO_DECIDE, type Undecided } from './events-schemas';

/**
 * Stored in the non-null capacity column while a draft has no capacity. It is the largest allowed capacity, so that no quota
 * exceeds it. A draft with exactly this capacity is asked for it again, which does no harm.
 */
export const UNDECIDED_CAPACITY = LIMITS.maxAttendees.maximum;

/** The numbers still missing; a draft without a price has no STANDARD ticket type. */
export function undecidedOf(
  event: Pick<EventRow, 'status' | 'capacity' | 'ticket_types'>,
): Undecided[] {
  if (event.status !== 'DRAFT') return [];
  const isOpen: Record<Undecided, boolean> = {
    max_attendees: event.capacity === UNDECIDED_CAPACITY,
    ticket_price: event.ticket_types.every(({ kind }) => kind !== 'STANDARD'),
  };
  return NUMBERS_TO_DECIDE.filter((number) => isOpen[number]);
}

/** How many people the event takes; 0 while a draft leaves it open. */
export const decidedCapacity = (event: Pick<EventRow, 'status' | 'capacity' | 'ticket_types'>) =>
  undecidedOf(event).includes('max_attendees') ? 0 : event.capacity;
