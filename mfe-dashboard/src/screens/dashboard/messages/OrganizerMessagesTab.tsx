import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { eventsFailedMessage } from '@nzuko/shared-auth/queries';
import { Banner, EmptyState, Stack, toast } from '@nzuko/shared-ui';

import { myEventsQuery, type Event } from '../../../api/eventsApi';
import { receivedQuery } from '../../../api/messagesApi';
import { EventPicker } from '../../../components/EventPicker';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { pickEvent } from '../../../event/pickEvent';
import { ticketsVoidText } from '../../../messages/eventMessages';
import { MINUTE_MS } from '../../../time/durations';
import { useNow } from '../../../time/useNow';
import { CreateEventLink } from '../CreateEventLink';
import { TabHeader } from '../TabHeader';
import { TabSection } from '../TabSection';
import { useDashboardUrl } from '../useDashboardUrl';
import { openDraft } from './announcementDraft';
import { ComposeForm } from './ComposeForm';
import { ReceivedMessages } from './ReceivedMessages';
import { SentMessages } from './SentMessages';

/** Sends announcements to an event's attendees, and shows received ones if there are any. */
export function OrganizerMessagesTab() {
  const { data: received } = useQuery(receivedQuery(1));
  return (
    <Stack gap={8}>
      <TabHeader title="Messages" subtitle="Message everyone who has a ticket." />
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
  const { query } = useDashboardUrl();
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
      <EmptyState title="You have no events yet" action={<CreateEventLink />}>
        You can write to attendees once you have an event.
      </EmptyState>
    );
  }
  return <MessagesOf events={events} picked={picked} />;
}

function MessagesOf({ events, picked }: { events: readonly Event[]; picked: Event }) {
  const { change } = useDashboardUrl();
  const draft = useMemo(() => openDraft(picked.id), [picked.id]);
  const handlePick = (id: string) => {
    const other = events.find((event) => String(event.id) === id);
    // Only an event with attendees has a form that would show the text.
    if (other?.status === 'PUBLISHED' ? !draft.moveTo(Number(id)) : draft.hasText()) {
      toast({
        title: `Your message about ${picked.title} is kept.`,
        description: 'Choose that event again to finish it.',
      });
    }
    change({ event: id });
  };
  return (
    <>
      <Stack gap={4}>
        <EventPicker events={events} picked={picked} onPick={handlePick} />

        {picked.status === 'DRAFT' ? (
          <Banner>A draft has no attendees to write to. Publish it first.</Banner>
        ) : picked.status === 'CANCELLED' ? (
          <Banner>
            This event is cancelled. {ticketsVoidText}, so there’s no one left to write to here. We
            emailed every ticket holder whose address we have about the cancellation.
          </Banner>
        ) : (
          <ComposeForm key={picked.id} event={picked} draft={draft} />
        )}
      </Stack>
      <TabSection title="Sent">
        <SentMessages event={picked} />
      </TabSection>
    </>
  );
}
