import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { PageContainer, PageHeader, Stack, useSearchParams } from '@nzuko/shared-ui';

import { citiesQuery, type EventFilters } from '../../api/eventsApi';
import { useDocumentTitle } from '../../title/useDocumentTitle';
import { readFilters, writeFilters } from './catalogueFilters';
import { CatalogueResults } from './CatalogueResults';
import { catalogueTitle } from './catalogueTitle';
import { FilterBar } from './FilterBar';

/** The published events, filtered by the URL's query. */
export function Catalogue() {
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const { data: cities = [] } = useQuery(citiesQuery);
  useDocumentTitle(catalogueTitle(filters, cities));

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
  );
}
