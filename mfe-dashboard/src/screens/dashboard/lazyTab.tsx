import type { ComponentType, FunctionComponent } from 'react';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';

import { LoadError } from '../../components/LoadError';
import { LoadingRows } from '../../components/LoadingRows';

interface LazyTabOptions<Props> {
  name: string;
  load: () => Promise<ComponentType<Props>>;
  loading: string;
  failed: string;
}

export interface LazyTab<Props extends object = object> extends FunctionComponent<Props> {
  /** Loads its code into a cache, so that it opens at once. */
  prefetch: (cache: QueryClient) => Promise<void>;
}

/** A tab, or a part of one, in its own chunk. */
export function lazyTab<Props extends object>({
  name,
  load,
  loading,
  failed,
}: LazyTabOptions<Props>): LazyTab<Props> {
  const code = queryOptions({
    queryKey: ['code', name],
    queryFn: async () => ({ Tab: await load() }),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
  function LazyTab(props: Props) {
    const { data, isError, isFetching, refetch } = useQuery(code);
    if (data) return <data.Tab {...props} />;
    return isError ? (
      <LoadError message={failed} onRetry={refetch} retrying={isFetching} />
    ) : (
      <LoadingRows label={loading} height="9rem" />
    );
  }
  LazyTab.prefetch = (cache: QueryClient) => cache.prefetchQuery(code);
  return LazyTab;
}
