import type { EventFilters } from '../api/eventFilters';

/** If no event matches, suggests other values for the filters in use. */
export function nothingFoundHint({
  search,
  category,
  price,
  city,
  from,
  to,
  organizer,
}: Omit<EventFilters, 'page'>): string {
  const ways = [
    search && 'fewer words',
    (from || to) && 'another date',
    city && 'another city',
    price && 'another price',
    category && `a category other than ${category}`,
    organizer && 'all organizers',
  ].filter(Boolean);
  const last = ways.pop();
  return `Try ${ways.length > 0 ? `${ways.join(', ')} or ` : ''}${last}.`;
}

/** Why no event can match the filters' dates; undefined if some could. */
export const datesProblem = ({ from, to }: Pick<EventFilters, 'from' | 'to'>) =>
  from && to && to < from ? 'The end date is before the start date.' : undefined;
