import { plainLetters } from '@nzuko/contract/text';
import type { EventCategory, EventStatus } from '../platform/limits';
import { DEFAULT_TIMEZONE } from '../platform/timezones';
import { readRange } from './date-range';
import type { EventQuery } from './events-query-schemas';

/** A list's filters and order, as the repository needs them. */
export interface EventFilters {
  /** Only this organizer's events. */
  organizerId?: number;
  /** Those that visitors don't find, too. */
  withUnlisted?: boolean;
  /** Of those that match otherwise, only these. */
  eventIds?: number[];
  /** None that isn't published yet. */
  withoutDrafts?: boolean;
  status?: EventStatus;
  /** Each must occur in the title, description, location, city or category; in plain letters. */
  words: string[];
  /** Nothing matches a search of nothing but punctuation. */
  matchesNone?: boolean;
  category?: EventCategory;
  city?: string;
  /** Ends after this. */
  from?: Date;
  /** Starts before this. */
  before?: Date;
  price?: 'free' | 'paid';
  ordering: NonNullable<EventQuery['ordering']>;
}

/**
 * Parses a query. Days are in Lagos time, and `to` includes the whole day.
 *
 * @throws InvalidFieldsError if `from` or `to` is neither a day nor a time.
 */
export function readFilters(query: EventQuery): EventFilters {
  const { search, city, ordering = 'upcoming', category, price, status, organizer } = query;
  const words = wordsOf(search ?? '');
  return {
    words,
    ...(search?.trim() && words.length === 0 && { matchesNone: true }),
    ...(category && { category }),
    ...(city?.trim() && { city: city.trim() }),
    ...readRange(query, DEFAULT_TIMEZONE),
    ...(price && { price }),
    ...(status && { status }),
    ...(typeof organizer === 'number' && { organizerId: organizer }),
    ordering,
  };
}

/** Drops a sentence's punctuation, but keeps the marks within a name, as in "C++", "Node.js" and "CI/CD". */
function wordsOf(search: string): string[] {
  const words = plainLetters(search).split(/[\s,;!?()"“”…]+/);
  return words.map((word) => word.replace(/^[-–—:]+|[-–—:.]+$/g, '')).filter(Boolean);
}
