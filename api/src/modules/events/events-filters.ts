import { InvalidFieldsError } from '../../http/errors';
import type { EventCategory, EventStatus } from '../../limits';
import { DEFAULT_TIMEZONE, startOfDay } from '../../timezones';
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
  const { from, to, search, city, ordering = 'upcoming', category, price, status } = query;
  return {
    words: (search ?? '').toLowerCase().split(/\s+/).filter(Boolean),
    ...(category && { category }),
    ...(city?.trim() && { city: city.trim() }),
    ...(from && { from: readMoment('from', from) }),
    ...(to && { before: endOf(to) }),
    ...(price && { price }),
    ...(status && { status }),
    ordering,
  };
}

function endOf(to: string): Date {
  const day = startOfDay(to, DEFAULT_TIMEZONE);
  // A day and a bit later is always the next day; its start is the end of this one, also when clocks are changed.
  const nextDay = day && new Date(day.getTime() + 26 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return (nextDay && startOfDay(nextDay, DEFAULT_TIMEZONE)) || readMoment('to', to);
}

function readMoment(field: string, text: string): Date {
  const hasZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text);
  const moment = startOfDay(text, DEFAULT_TIMEZONE) ?? (hasZone ? new Date(text) : null);
  if (moment && !Number.isNaN(moment.getTime())) return moment;
  throw new InvalidFieldsError({
    [field]: ['Expected a day such as 2026-03-01, or a time with its zone.'],
  });
}
