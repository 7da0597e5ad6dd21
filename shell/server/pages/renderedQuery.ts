import type { LiveRoute } from '@nzuko/contract';

/** A longer query is left to the page's scripts: none of our filters is that long, and the cache would have to keep it. */
const MAX_LENGTH = 500;

/**
 * The part of a URL's query that its page is rendered from: the parameters named by the route, in the route's order, so that
 * extra ones in a link don't make another page. Null if it is too long to be rendered.
 */
export function renderedQuery(route: LiveRoute | undefined, asked: URLSearchParams): string | null {
  const given = (route?.query ?? []).flatMap((name) => {
    const value = asked.get(name);
    return value ? [[name, value]] : [];
  });
  const query = new URLSearchParams(given).toString();
  return query.length > MAX_LENGTH ? null : query;
}
