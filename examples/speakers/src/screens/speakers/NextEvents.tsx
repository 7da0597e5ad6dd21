import { useQuery } from '@tanstack/react-query';
import { DateLeaf, EventRow, priceText } from '@nzuko/shell-sdk/parts';
import { eventsFailedMessage } from '@nzuko/shell-sdk/queries';
import { EmptyState, ErrorState, Skeleton, styled, theme } from '@nzuko/shell-sdk/ui';

import { listNextEvents } from '../../api/eventsApi';

/** The next events, each linked to its page. */
export function NextEvents() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['next-events'],
    queryFn: ({ signal }) => listNextEvents(signal),
  });

  if (isError) {
    return (
      <ErrorState
        title={eventsFailedMessage}
        headingLevel={3}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <Skeleton height="5.5rem" radius={theme.radius.lg} label="Loading events" />;
  if (data.length === 0) {
    return <EmptyState title="No events are coming up" headingLevel={3} />;
  }
  return (
    <List>
      {data.map((event) => (
        <li key={event.id}>
          <EventRow event={event} variant="date" lead={<DateLeaf event={event} />}>
            {priceText(event)}
          </EventRow>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  padding: 0;
  list-style: none;
`;
