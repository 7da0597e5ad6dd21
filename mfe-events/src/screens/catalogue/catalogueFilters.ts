import type { EventFilters } from '../../api/eventsApi';
import { EVENT_CATEGORIES, SEARCH_MAX_CHARACTERS } from '../../constants';

const day = /^\d{4}-\d{2}-\d{2}$/;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | '' =>
  values.find((value) => value === text) ?? '';

const dayOf = (text: string | null) =>
  text && day.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

/** The filters that a URL's query stands for; what it says wrongly is left out. */
export function readFilters(query: URLSearchParams): EventFilters {
  const page = Number(query.get('page'));
  return {
    search: (query.get('search') ?? '').slice(0, SEARCH_MAX_CHARACTERS),
    category: oneOf(EVENT_CATEGORIES, query.get('category')),
    city: query.get('city') ?? '',
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    price: oneOf(['free', 'paid'], query.get('price')),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** The query that stands for the filters; the first page and empty filters leave no trace. */
export function writeFilters({ page, ...texts }: EventFilters): URLSearchParams {
  const given = Object.entries(texts).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** Whether anything narrows the catalogue. */
export const isNarrowed = ({ page: _page, ...texts }: EventFilters) =>
  Object.values(texts).some((value) => value !== '');

/** The whole catalogue, from its first page. */
export const noFilters: EventFilters = readFilters(new URLSearchParams());
