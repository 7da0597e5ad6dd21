import type { LiveRoute } from '@nzuko/contract';

/** A longer query is left to the page's scripts: no filter of ours is as long, and it would have to be kept. */
const MAX_LENGTH = 500;

/**
 * The part of a URL's query that its page is rendered from: what the route names, in the route's order, and nothing else, so
 * that whatever is added to a link makes no other page. Null if it is too long to be rendered.
 */
export function renderedQuery(route: LiveRoute | undefined, asked: URLSearchParams): string | null {
  const given = (route?.query ?? []).flatMap((name) => {
    const value = asked.get(name);
    return value ? [[name, value]] : [];
  });
  const query = new URLSearchParams(given).toString();
  return query.length > MAX_LENGTH ? null : query;
}
