import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { eventsFailedMessage } from '@nzuko/shared-auth/queries';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  mediaDown,
  Pagination,
  Skeleton,
  Stack,
  styled,
  theme,
} from '@nzuko/shared-ui';
import { LoadingStatus } from '@nzuko/shared-ui/parts';

import type { EventFilters } from '../../api/eventFilters';
import { eventsQuery } from '../../api/eventsApi';
import { CATALOGUE_PAGE_SIZE } from '../../constants';
import { datesProblem, nothingFoundHint } from '../../messages/catalogueMessages';
import { isFiltered, writeFilters } from './catalogueFilters';
import { CatalogueCard } from '../../components/CatalogueCard';

/** The page of events that match the filters. */
export function CatalogueResults({ filters }: { filters: EventFilters }) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(eventsQuery(filters));
  const [now] = useState(() => Date.now());

  if (isError && !data) {
    return (
      <ErrorState
        title={eventsFailedMessage}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <CatalogueSkeleton />;

  const hrefFor = (page: number) => `?${writeFilters({ ...filters, page })}`;
  return (
    <Stack gap={6}>
      <Count
        text={`${data.count === 1 ? '1 event' : `${data.count} events`}${isFiltered(filters) ? ' found' : ''}`}
        isOutdated={isPlaceholderData}
      />
      {data.results.length > 0 ? (
        <>
          <Grid aria-busy={isPlaceholderData} $dim={isPlaceholderData}>
            {data.results.map((event, index) => (
              <li key={event.id}>
                <CatalogueCard event={event} now={now} eager={index === 0} />
              </li>
            ))}
          </Grid>
          <Pagination
            page={filters.page}
            pageCount={Math.ceil(data.count / CATALOGUE_PAGE_SIZE)}
            hrefFor={hrefFor}
            label="Pages of events"
          />
        </>
      ) : isPlaceholderData ? (
        // Nothing found with other filters says nothing of these.
        <CatalogueSkeleton />
      ) : (
        <NothingFound filters={filters} />
      )}
    </Stack>
  );
}

/**
 * The number of events found. Rendered even for none, since a live region must exist before its text changes; keeps its text
 * while other filters load.
 */
function Count({ text, isOutdated }: { text: string; isOutdated: boolean }) {
  const [said, setSaid] = useState(text);
  if (!isOutdated && said !== text) setSaid(text);
  return <CountLine role="status">{said}</CountLine>;
}

function NothingFound({ filters }: { filters: EventFilters }) {
  if (!isFiltered(filters) && filters.page === 1) {
    return (
      <EmptyState title="No events yet">Check back soon. New events appear here first.</EmptyState>
    );
  }
  if (filters.page > 1) {
    return (
      <EmptyState
        title="This page is empty"
        action={
          <ButtonLink to={`?${writeFilters({ ...filters, page: 1 })}`}>First Page</ButtonLink>
        }
      >
        There aren’t that many pages.
      </EmptyState>
    );
  }
  const { search } = filters;
  return (
    <EmptyState
      title={search ? `Nothing found for “${search}”` : 'No events match these filters'}
      action={<ButtonLink to="/events">Show All Events</ButtonLink>}
    >
      {datesProblem(filters) ?? nothingFoundHint(filters)}
    </EmptyState>
  );
}

function CatalogueSkeleton() {
  return (
    <Stack gap={6}>
      <LoadingStatus label="Loading events…" />
      <Grid aria-busy aria-hidden>
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index}>
            <Stack gap={3}>
              <Skeleton height="13rem" radius={theme.radius.lg} />
              <Skeleton width="30%" />
              <Skeleton width="80%" height="1.5em" />
              <Skeleton width="60%" />
              <Skeleton height="3.5rem" radius={theme.radius.lg} />
            </Stack>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

const CountLine = styled.p`
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.medium};
`;

// The first frame on a phone shows one card, so it doesn't lay out all of them; 30rem is about the height of one. Until the
// screen's scripts run, or somebody scrolls, pictures that are out of sight don't compete with them for the network.
const Grid = styled.ul<{ $dim?: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${theme.space[6]};
  padding: 0;
  list-style: none;
  opacity: ${({ $dim }) => ($dim ? 0.55 : 1)};
  transition: opacity ${theme.motion.base};

  [data-first-frame] & > :nth-child(n + 3) {
    content-visibility: auto;
    contain-intrinsic-block-size: 30rem;

    ${mediaDown('sm')} {
      content-visibility: hidden;
    }
  }

  ${mediaDown('sm')} {
    [data-at-top] #prerendered & > :nth-child(n + 3) :has(> img) {
      content-visibility: hidden;
    }
  }
`;
