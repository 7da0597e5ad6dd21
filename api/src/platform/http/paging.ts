import { DEFAULT_PAGE_SIZE } from '../limits';

/** A request for a page of a numbered list (`pageParams`). */
interface PageQuery {
  page?: number;
  page_size?: number;
}

/** The rows of the page that is asked for. */
export function windowOf({ page = 1, page_size: limit = DEFAULT_PAGE_SIZE }: PageQuery) {
  return { limit, offset: (page - 1) * limit };
}

/** A list's query with another page number. */
export function withPage(query: object, page: number): URLSearchParams {
  const entries = Object.entries({ ...query, page }).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(entries);
}

/**
 * A page's place in its list (`pageFields`).
 *
 * @param count how many rows the list has
 * @param path the list's
 */
export function placeOf(query: PageQuery, count: number, path: string) {
  const { page = 1 } = query;
  const { limit, offset } = windowOf(query);
  const pathOf = (other: number) => `${path}?${withPage(query, other)}`;
  return {
    count,
    next: offset + limit < count ? pathOf(page + 1) : null,
    previous: page > 1 ? pathOf(page - 1) : null,
  };
}
