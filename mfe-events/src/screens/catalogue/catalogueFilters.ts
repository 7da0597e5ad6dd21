import { eventsQueryLimits } from 'contract';

import type { EventFilters } from '../../api/eventsApi';

const day = /^\d{4}-\d{2}-\d{2}$/;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | '' =>
  values.find((value) => value === text) ?? '';

const dayOf = (text: string | null) =>
  text && day.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

/** Parses the filters from a URL's query; ignores invalid values. */
export function readFilters(query: URLSearchParams): EventFilters {
  const page = Number(query.get('page'));
  return {
    search: (query.get('search') ?? '').slice(0, eventsQueryLimits.search.maxLength),
    category: oneOf(eventsQueryLimits.category.enum, query.get('category')),
    city: query.get('city') ?? '',
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    price: oneOf(['free', 'paid'], query.get('price')),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** The filters as a URL query, without the first page and empty filters. */
export function writeFilters({ page, ...texts }: EventFilters): URLSearchParams {
  const given = Object.entries(texts).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** True if any filter is set. */
export const isFiltered = ({ page: _page, ...texts }: EventFilters) =>
  Object.values(texts).some((value) => value !== '');

/** The first page, unfiltered. */
export const noFilters: EventFilters = readFilters(new URLSearchParams());
