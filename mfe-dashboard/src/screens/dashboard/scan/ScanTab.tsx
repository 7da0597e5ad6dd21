import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shared-auth';
import { EmptyState, Stack, styled } from 'shared-ui';

import { myEventsQuery } from '../../../api/eventsApi';
import { EventPicker } from '../../../components/EventPicker';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { pickEvent } from '../../../components/pickEvent';
import { useKept } from '../../../components/useKept';
import { useNow } from '../../../components/useNow';
import { eventsFailedMessage } from '../../../messages/dashboardMessages';
import { CreateEventLink } from '../CreateEventLink';
import { TabHeader } from '../TabHeader';
import { usePlace } from '../usePlace';
import { DoorPanel } from './DoorPanel';

const MINUTE_MS = 60_000;

/** The door of one of my events: tickets by camera or by hand, with and without network. */
export function ScanTab() {
  const userId = useSession(({ user }) => user?.id);
  const answer = useQuery(myEventsQuery);
  const kept = useKept('door events', answer);
  const { query, change } = usePlace();
  const now = useNow(MINUTE_MS);
  const events = (answer.data ?? kept?.value)?.filter(({ status }) => status !== 'DRAFT');
  const picked = events && pickEvent(events, query.get('event'), now);
  return (
    <Stack gap={6}>
      <TabHeader
        title="Scan"
        subtitle="Check tickets in at the door."
        actions={
          events && picked ? (
            <PickerBox>
              <EventPicker events={events} picked={picked} onPick={(event) => change({ event })} />
            </PickerBox>
          ) : undefined
        }
      />
      {picked && userId !== undefined ? (
        <DoorPanel key={picked.id} userId={userId} eventId={picked.id} />
      ) : events ? (
        <EmptyState title="No door to stand at yet" action={<CreateEventLink />}>
          Tickets are scanned here once you have published an event.
        </EmptyState>
      ) : answer.isError ? (
        <LoadError
          message={eventsFailedMessage}
          onRetry={answer.refetch}
          retrying={answer.isFetching}
        />
      ) : (
        <LoadingRows label="Loading your events…" />
      )}
    </Stack>
  );
}

const PickerBox = styled.div`
  width: min(100%, 26rem);
`;
