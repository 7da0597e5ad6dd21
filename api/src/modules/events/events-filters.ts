import type { EventCategory, EventStatus } from '../../limits';
import { DEFAULT_TIMEZONE } from '../../timezones';
import { readRange } from './date-range';
import type { EventQuery } from './events-schemas';

/** Which events a list holds and in which order; what the repository needs to know of a query. */
export interface EventFilters {
  /** Only this organizer's events, in any status; otherwise only published ones. */
  organizerId?: number;
  status?: EventStatus;
  /** Each word must occur in the title, the description or the place. */
  words: string[];
  category?: EventCategory;
  city?: string;
  /** Not over before this. */
  from?: Date;
  /** Begun before this. */
  before?: Date;
  price?: 'free' | 'paid';
  ordering: NonNullable<EventQuery['ordering']>;
}

/**
 * Reads a query. Days are Lagos days, and `to` includes its whole day.
 *
 * @throws InvalidFieldsError when `from` or `to` is neither a day nor a time.
 */
export function readFilters(query: EventQuery): EventFilters {
  const { search, city, ordering = 'upcoming', category, price, status } = query;
  return {
    words: (search ?? '').toLowerCase().split(/\s+/).filter(Boolean),
    ...(category && { category }),
    ...(city?.trim() && { city: city.trim() }),
    ...readRange(query, DEFAULT_TIMEZONE),
    ...(price && { price }),
    ...(status && { status }),
    ordering,
  };
}
