import { useQuery } from '@tanstack/react-query';

import { LoadError } from '../../components/LoadError';
import { LoadingRows } from '../../components/LoadingRows';
import { analyticsFailedMessage } from '../../messages/dashboardMessages';

/** Analytics in a chunk of its own: the code of its charts is fetched by who opens them. */
export function LazyAnalyticsTab() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['code', 'analytics'],
    queryFn: () => import('./analytics/AnalyticsTab'),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
  if (data) return <data.AnalyticsTab />;
  return isError ? (
    <LoadError message={analyticsFailedMessage} onRetry={refetch} retrying={isFetching} />
  ) : (
    <LoadingRows label="Loading analytics…" height="9rem" />
  );
}
