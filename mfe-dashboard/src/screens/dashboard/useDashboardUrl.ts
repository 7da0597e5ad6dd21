import { useCallback } from 'react';
import { useSearchParams } from '@nzuko/shared-ui';

import type { TabId } from './views';

/** New query parameters by name; an empty or undefined value removes the parameter. */
export type QueryChange = Record<string, string | undefined>;

function changed(query: URLSearchParams, change: QueryChange): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The dashboard's URL query, links that change it, and a setter. */
export function useDashboardUrl() {
  const [query, setQuery] = useSearchParams();

  /** Link to a tab; keeps the view and the picked event. */
  const hrefToTab = (tab: TabId) => {
    const kept = new URLSearchParams({ tab });
    for (const name of ['view', 'event']) {
      const value = query.get(name);
      if (value) kept.set(name, value);
    }
    return `?${kept}`;
  };

  /** Link to the current place with some query parameters changed. */
  const hrefWith = (change: QueryChange) => `?${changed(query, change)}`;

  /** Changes the query without a new history entry, for typing and filters. */
  const change = useCallback(
    (next: QueryChange) =>
      setQuery((current) => changed(current, next), { replace: true, preventScrollReset: true }),
    [setQuery],
  );

  return { query, hrefToTab, hrefWith, change };
}
