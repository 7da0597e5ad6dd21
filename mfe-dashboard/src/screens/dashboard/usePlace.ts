import { useCallback } from 'react';
import { useSearchParams } from 'shared-ui';

import type { TabId } from './views';

/** New values by name of the query; an empty or undefined one takes the name away. */
export type QueryChange = Record<string, string | undefined>;

function changed(query: URLSearchParams, change: QueryChange): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Where in the dashboard the URL points: its query, links with another one, and the way to change it in place. */
export function usePlace() {
  const [query, setQuery] = useSearchParams();

  /** A tab, from its beginning; the view and the picked event go along. */
  const hrefToTab = (tab: TabId) => {
    const kept = new URLSearchParams({ tab });
    for (const name of ['view', 'event']) {
      const value = query.get(name);
      if (value) kept.set(name, value);
    }
    return `?${kept}`;
  };

  /** The query of this place with some of it changed, as a link's target. */
  const hrefWith = (change: QueryChange) => `?${changed(query, change)}`;

  /** Changes the query without a new entry in the browser's history: for typing and filters. */
  const change = useCallback(
    (next: QueryChange) =>
      setQuery((current) => changed(current, next), { replace: true, preventScrollReset: true }),
    [setQuery],
  );

  return { query, hrefToTab, hrefWith, change };
}
