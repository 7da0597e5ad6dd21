import { useQuery } from '@tanstack/react-query';
import { eventsQueryLimits } from '@nzuko/contract';
import { eventsFailedMessage } from '@nzuko/shared-auth/queries';
import {
  Button,
  ButtonLink,
  EmptyState,
  Field,
  mediaUp,
  Pagination,
  Select,
  Stack,
  styled,
  theme,
} from '@nzuko/shared-ui';
import { useDebouncedInput } from '@nzuko/shared-ui/parts';

import { discoverQuery, type DiscoverFilters } from '../../../api/eventsApi';
import { EventGrid } from '../../../components/EventGrid';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { SavableEventCard } from '../../../components/SavableEventCard';
import { DISCOVER_PAGE_SIZE } from '../../../constants';
import { useExistingPage, usePage } from '../listPage';
import { TabHeader } from '../TabHeader';
import { useDashboardUrl } from '../useDashboardUrl';

const categories = eventsQueryLimits.category.enum.map((value) => ({ value, label: value }));

/** The event catalogue inside the dashboard. */
export function DiscoverTab() {
  const { query, change } = useDashboardUrl();
  const page = usePage();
  const filters: DiscoverFilters = {
    search: query.get('search') ?? '',
    category: eventsQueryLimits.category.enum.find((each) => each === query.get('category')) ?? '',
    page,
  };
  const { inputProps } = useDebouncedInput(filters.search, (search) =>
    change({ search, page: '' }),
  );
  return (
    <Stack gap={6}>
      <TabHeader
        title="Discover Events"
        subtitle="See what’s on across Nigeria."
        actions={
          <ButtonLink to="/events" variant="secondary">
            Browse All Events
          </ButtonLink>
        }
      />
      <Filters role="search" aria-label="Events">
        <Field
          name="search"
          label="Search"
          type="search"
          placeholder="Title, topic or location"
          autoComplete="off"
          maxLength={eventsQueryLimits.search.maxLength}
          {...inputProps}
        />
        <Field
          as={Select}
          name="category"
          label="Category"
          placeholder="All categories"
          options={categories}
          value={filters.category}
          onChange={(event) => change({ category: event.target.value, page: '' })}
        />
      </Filters>
      <Results filters={filters} />
    </Stack>
  );
}

function Results({ filters }: { filters: DiscoverFilters }) {
  const answer = useQuery(discoverQuery(filters));
  const { data: loaded, isError, isFetching, isPlaceholderData, refetch } = answer;
  const data = useExistingPage(loaded, DISCOVER_PAGE_SIZE);
  const { hrefWith, change } = useDashboardUrl();
  if (!data) {
    return isError ? (
      <LoadError message={eventsFailedMessage} onRetry={refetch} retrying={isFetching} />
    ) : (
      <LoadingRows label="Loading events…" height="14rem" />
    );
  }
  return (
    <>
      {/* Also with nothing found: a live region has to be there before its text changes. */}
      <p role="status">{data.count === 1 ? '1 event' : `${data.count} events`}</p>
      {data.results.length > 0 ? (
        <>
          <EventGrid>
            {data.results.map((event) => (
              <li key={event.id}>
                <SavableEventCard event={event} />
              </li>
            ))}
          </EventGrid>
          <Pagination
            page={filters.page}
            pageCount={Math.ceil(data.count / DISCOVER_PAGE_SIZE)}
            hrefFor={(page) => hrefWith({ page: page > 1 ? String(page) : '' })}
            label="Pages of events"
          />
        </>
      ) : isPlaceholderData ? (
        // Nothing found with other filters says nothing of these.
        <LoadingRows label="Loading events…" height="14rem" />
      ) : (
        <EmptyState
          title="No events match these filters"
          action={
            <Button onClick={() => change({ search: '', category: '', page: '' })}>
              Show All Events
            </Button>
          }
        >
          Try fewer words or another category.
        </EmptyState>
      )}
    </>
  );
}

const Filters = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  ${mediaUp('md')} {
    grid-template-columns: 2fr 1fr;
  }
`;
