import { useQuery } from '@tanstack/react-query';
import { EmptyState, Stack, styled } from 'shared-ui';

import { myEventsQuery } from '../../../api/eventsApi';
import { EventPicker } from '../../../components/EventPicker';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { pickEvent } from '../../../components/pickEvent';
import { useNow } from '../../../components/useNow';
import { eventsFailedMessage } from '../../../messages/dashboardMessages';
import { TabHeader } from '../TabHeader';
import { usePlace } from '../usePlace';
import { EventAttendees } from './EventAttendees';

const MINUTE_MS = 60_000;

/** Who comes to one of my events, and who is in already. */
export function AttendeesTab() {
  const { data: events, isError, isFetching, refetch } = useQuery(myEventsQuery);
  const { query, change } = usePlace();
  const now = useNow(MINUTE_MS);
  const search = query.get('search') ?? '';
  const picked = events && pickEvent(events, query.get('event'), now);
  return (
    <Stack gap={6}>
      <TabHeader
        title="Attendees"
        subtitle="Who has a paid ticket, and who is in."
        actions={
          events && picked ? (
            <PickerBox>
              <EventPicker
                events={events}
                picked={picked}
                onPick={(event) => change({ event, search: '' })}
              />
            </PickerBox>
          ) : undefined
        }
      />
      {isError ? (
        <LoadError message={eventsFailedMessage} onRetry={refetch} retrying={isFetching} />
      ) : !events ? (
        <LoadingRows label="Loading your events…" />
      ) : picked ? (
        <EventAttendees key={`${picked.id} ${search}`} event={picked} search={search} />
      ) : (
        <EmptyState title="No events of yours yet">
          Attendees stand here once somebody books a ticket for an event of yours.
        </EmptyState>
      )}
    </Stack>
  );
}

const PickerBox = styled.div`
  width: min(100%, 26rem);
`;
