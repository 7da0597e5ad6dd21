import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ButtonLink, PageContainer, PageHeader, Stack, useSearchParams } from '@nzuko/shared-ui';

import type { EventFilters } from '../../api/eventFilters';
import { citiesQuery, eventsQuery } from '../../api/eventsApi';
import { organizerName } from '../../event/organizer';
import { useDocumentTitle } from '../../title/useDocumentTitle';
import { readFilters, writeFilters } from './catalogueFilters';
import { CatalogueResults } from './CatalogueResults';
import { catalogueSubtitle, catalogueTitle, organizerOf } from './catalogueTitle';
import { FilterBar } from './FilterBar';

/** The published events, filtered by the URL's query. */
export function Catalogue() {
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const { data: cities = [] } = useQuery(citiesQuery);
  const { data: page } = useQuery(eventsQuery(filters));
  const organizer = organizerOf(filters, page);
  useDocumentTitle(catalogueTitle(filters, cities, organizer));

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
        {filters.organizer ? (
          <PageHeader
            eyebrow={organizer?.is_verified ? 'Verified organizer' : 'Organizer'}
            title={`Events by ${organizer ? organizerName(organizer) : 'this organizer'}`}
            actions={
              <ButtonLink to="/events" variant="secondary">
                All Events
              </ButtonLink>
            }
          />
        ) : (
          <PageHeader
            eyebrow="What’s on"
            title="Find your next event"
            subtitle={catalogueSubtitle}
          />
        )}
        <FilterBar filters={filters} onChange={handleChange} />
        <CatalogueResults filters={filters} />
      </Stack>
    </PageContainer>
  );
}
