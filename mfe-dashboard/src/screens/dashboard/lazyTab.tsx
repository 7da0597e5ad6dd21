import type { ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';

import { LoadError } from '../../components/LoadError';
import { LoadingRows } from '../../components/LoadingRows';

interface LazyTabOptions {
  name: string;
  load: () => Promise<ComponentType>;
  loading: string;
  failed: string;
}

/** A lazy-loaded tab in its own chunk. */
export function lazyTab({ name, load, loading, failed }: LazyTabOptions): ComponentType {
  return function LazyTab() {
    const { data, isError, isFetching, refetch } = useQuery({
      queryKey: ['code', name],
      queryFn: async () => ({ Tab: await load() }),
      staleTime: Infinity,
      gcTime: Infinity,
      structuralSharing: false,
    });
    if (data) return <data.Tab />;
    return isError ? (
      <LoadError message={failed} onRetry={refetch} retrying={isFetching} />
    ) : (
      <LoadingRows label={loading} height="9rem" />
    );
  };
}
