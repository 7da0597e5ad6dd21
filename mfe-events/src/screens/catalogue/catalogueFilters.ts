import { eventsQueryLimits } from '@nzuko/contract';

import type { EventFilters } from '../../api/eventFilters';

const day = /^\d{4}-\d{2}-\d{2}$/;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | '' =>
  values.find((value) => value === text) ?? '';

/** A day that the calendar has: `Date.parse` takes 30 February for 2 March. */
function dayOf(text: string | null): string {
  const time = text && day.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text ?? '')
    ? (text ?? '')
    : '';
}

/** An id; with at most nine digits, it fits the database's integers. */
const idOf = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? text : '');

/** Cut to the API's limit, without the character 0, which PostgreSQL can't store. */
const textOf = (text: string | null, { maxLength }: { maxLength: number }) =>
  (text ?? '').replaceAll('\0', '').slice(0, maxLength);

/** Parses the filters from a URL's query; ignores invalid values. */
export function readFilters(query: URLSearchParams): EventFilters {
  const page = Number(query.get('page'));
  return {
    search: textOf(query.get('search'), eventsQueryLimits.search),
    category: oneOf(eventsQueryLimits.category.enum, query.get('category')),
    city: textOf(query.get('city'), eventsQueryLimits.city),
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    price: oneOf(eventsQueryLimits.price.enum, query.get('price')),
    organizer: idOf(query.get('organizer')),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, eventsQueryLimits.page.maximum) : 1,
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
