import { useEffect } from 'react';

import { useDashboardUrl } from './useDashboardUrl';

/** The page that the URL asks for; the first if it asks for none. */
export function usePage(pageName = 'page'): number {
  const { query } = useDashboardUrl();
  const page = Number(query.get(pageName));
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

/**
 * Leads from a page that the list no longer has, such as one whose only row was removed, to its last page. Returns undefined,
 * as while loading, until that is there.
 */
export function useExistingPage<List extends { count: number; results: readonly unknown[] }>(
  list: List | undefined,
  pageSize: number,
  pageName = 'page',
): List | undefined {
  const { change } = useDashboardUrl();
  const page = usePage(pageName);
  const isPastEnd = list !== undefined && list.results.length === 0 && list.count > 0;
  const lastPage = isPastEnd ? Math.ceil(list.count / pageSize) : page;
  useEffect(() => {
    if (page > lastPage) change({ [pageName]: lastPage > 1 ? String(lastPage) : '' });
  }, [page, lastPage, pageName, change]);
  return isPastEnd ? undefined : list;
}
