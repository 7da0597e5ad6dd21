import type { ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';

import { LoadError } from '../../components/LoadError';
import { LoadingRows } from '../../components/LoadingRows';

interface LazyTabOptions<Props> {
  name: string;
  load: () => Promise<ComponentType<Props>>;
  loading: string;
  failed: string;
}

/** A lazy-loaded tab, or a part of one, in its own chunk. */
export function lazyTab<Props extends object>({
  name,
  load,
  loading,
  failed,
}: LazyTabOptions<Props>): ComponentType<Props> {
  return function LazyTab(props: Props) {
    const { data, isError, isFetching, refetch } = useQuery({
      queryKey: ['code', name],
      queryFn: async () => ({ Tab: await load() }),
      staleTime: Infinity,
      gcTime: Infinity,
      structuralSharing: false,
    });
    if (data) return <data.Tab {...props} />;
    return isError ? (
      <LoadError message={failed} onRetry={refetch} retrying={isFetching} />
    ) : (
      <LoadingRows label={loading} height="9rem" />
    );
  };
}
