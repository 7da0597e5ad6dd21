import { useQuery } from '@tanstack/react-query';
import { EmptyState, Link, styled, theme } from 'shared-ui';

import { recentEventsQuery } from '../../../api/eventsApi';
import { EventRow } from '../../../components/EventRow';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { recentEventsFailedMessage } from '../../../messages/dashboardMessages';
import { TabSection } from '../TabSection';

/** The three newest among all events. */
export function RecentEvents() {
  return (
    <TabSection title="Recent Events" aside={<Link to="/events">All events</Link>}>
      <NewestEvents />
    </TabSection>
  );
}

function NewestEvents() {
  const { data, isError, isFetching, refetch } = useQuery(recentEventsQuery);
  if (isError) {
    return (
      <LoadError message={recentEventsFailedMessage} onRetry={refetch} retrying={isFetching} />
    );
  }
  if (!data) return <LoadingRows label="Loading recent events…" height="6rem" />;
  if (data.length === 0) {
    return (
      <EmptyState title="Nothing published yet" headingLevel={3}>
        New events show here first.
      </EmptyState>
    );
  }
  return (
    <List>
      {data.map((event) => (
        <li key={event.id}>
          <EventRow event={event} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style: none;
`;
