import { useQuery } from '@tanstack/react-query';
import { Banner, EmptyState, Stack, styled } from 'shared-ui';

import { myEventsQuery } from '../../../api/eventsApi';
import { receivedQuery } from '../../../api/messagesApi';
import { EventPicker } from '../../../components/EventPicker';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { pickEvent } from '../../../components/pickEvent';
import { useNow } from '../../../components/useNow';
import { eventsFailedMessage } from '../../../messages/dashboardMessages';
import { CreateEventLink } from '../CreateEventLink';
import { TabHeader } from '../TabHeader';
import { TabSection } from '../TabSection';
import { usePlace } from '../usePlace';
import { ComposeForm } from './ComposeForm';
import { ReceivedMessages } from './ReceivedMessages';
import { SentMessages } from './SentMessages';

const MINUTE_MS = 60_000;

/** Writes to the attendees of one of my events; shows what others wrote to me, where they did. */
export function OrganizerMessagesTab() {
  const { data: received } = useQuery(receivedQuery(1));
  return (
    <Stack gap={8}>
      <TabHeader title="Messages" subtitle="Write to everybody who holds a ticket." />
      {received && received.count > 0 ? (
        <TabSection title="To you">
          <ReceivedMessages />
        </TabSection>
      ) : null}
      <EventMessages />
    </Stack>
  );
}

function EventMessages() {
  const { data: events, isError, isFetching, refetch } = useQuery(myEventsQuery);
  const { query, change } = usePlace();
  const now = useNow(MINUTE_MS);
  if (!events) {
    return isError ? (
      <LoadError message={eventsFailedMessage} onRetry={refetch} retrying={isFetching} />
    ) : (
      <LoadingRows label="Loading your events…" />
    );
  }
  const picked = pickEvent(events, query.get('event'), now);
  if (!picked) {
    return (
      <EmptyState title="No events of yours yet" action={<CreateEventLink />}>
        You can write to attendees once you have an event.
      </EmptyState>
    );
  }
  return (
    <>
      <Stack gap={4}>
        <PickerBox>
          <EventPicker events={events} picked={picked} onPick={(event) => change({ event })} />
        </PickerBox>
        {picked.status === 'DRAFT' ? (
          <Banner>A draft has no attendees to write to. Publish it first.</Banner>
        ) : (
          <ComposeForm key={picked.id} event={picked} />
        )}
      </Stack>
      <TabSection title="Sent">
        <SentMessages event={picked} />
      </TabSection>
    </>
  );
}

const PickerBox = styled.div`
  width: min(100%, 26rem);
`;
