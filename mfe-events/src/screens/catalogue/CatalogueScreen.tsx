import { useCallback } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { PageContainer, PageHeader, Stack, useSearchParams } from 'shared-ui';

import type { EventFilters } from '../../api/eventsApi';
import { queryClient } from '../../api/queryClient';
import { readFilters, writeFilters } from './catalogueFilters';
import { CatalogueResults } from './CatalogueResults';
import { FilterBar } from './FilterBar';

/** `/events`: the published events, filtered by the URL's query. */
export default function CatalogueScreen() {
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);

  const handleChange = useCallback(
    (change: Partial<EventFilters>, how: { replace: boolean }) => {
      setQuery((current) => writeFilters({ ...readFilters(current), page: 1, ...change }), {
        replace: how.replace,
        preventScrollReset: true,
      });
    },
    [setQuery],
  );

  return (
    <QueryClientProvider client={queryClient}>
      <PageContainer width="wide">
        <Stack gap={8}>
          <PageHeader
            eyebrow="What’s on"
            title="Find your next event"
            subtitle="Meetups, workshops and conferences across Nigeria, with your ticket booked in a minute."
          />
          <FilterBar filters={filters} onChange={handleChange} />
          <CatalogueResults filters={filters} />
        </Stack>
      </PageContainer>
    </QueryClientProvider>
  );
}
