import { useQuery } from '@tanstack/react-query';
import { EmptyState, Link } from '@nzuko/shared-ui';
import { EventBanner, EventRow, priceText } from '@nzuko/shared-ui/parts';

import { recentEventsQuery } from '../../../api/eventsApi';
import { StandingBadge } from '../../../event/StandingBadge';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { RowList } from '../../../components/RowList';
import { recentEventsFailedMessage } from '../../../messages/dashboardMessages';
import { TabSection } from '../TabSection';

/** The three newest of all events; `note` says so on tabs that otherwise show the user's own. */
export function RecentEvents({ note }: { note?: string }) {
  return (
    <TabSection title="Recent Events" aside={<Link to="/events">All events</Link>}>
      {note ? <p>{note}</p> : null}
      <NewestEvents />
    </TabSection>
  );
}

function NewestEvents() {
  const { data, isError, isFetching, refetch } = useQuery(recentEventsQuery);
  if (!data) {
    return isError ? (
      <LoadError message={recentEventsFailedMessage} onRetry={refetch} retrying={isFetching} />
    ) : (
      <LoadingRows label="Loading recent events…" height="6rem" />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState title="Nothing published yet" headingLevel={3}>
        New events show up here first.
      </EmptyState>
    );
  }
  return (
    <RowList>
      {data.map((event) => (
        <li key={event.id}>
          <EventRow
            event={event}
            variant="picture"
            lead={<EventBanner event={event} sizes="112px" />}
          >
            <span>{priceText(event)}</span>
            <StandingBadge event={event} />
          </EventRow>
        </li>
      ))}
    </RowList>
  );
}
