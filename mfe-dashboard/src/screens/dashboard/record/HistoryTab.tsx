import { useQuery } from '@tanstack/react-query';
import { ButtonLink, Stack } from '@nzuko/shared-ui';

import { myEventsQuery } from '../../../api/eventsApi';
import { EventPicker } from '../../../components/EventPicker';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { pickEvent } from '../../../event/pickEvent';
import { historyFailedMessage } from '../../../messages/tabMessages';
import { useActing, useMay } from '../../../team/acting';
import { MINUTE_MS } from '../../../time/durations';
import { useNow } from '../../../time/useNow';

import { Nothing } from '../DeskList';
import { TabHeader } from '../TabHeader';
import { useDashboardUrl } from '../useDashboardUrl';
import { RecordList } from './RecordList';

/** Who changed what of one event; without one in the URL, for owners that of their whole team. */
export function HistoryTab() {
  const { query, hrefWith, hrefToTab } = useDashboardUrl();
  const { acting } = useActing();
  const isOwner = useMay('team');
  const isOfTeam = isOwner && acting.teamId !== null && !query.get('event');
  return (
    <Stack gap={6}>
      <TabHeader
        title="History"
        subtitle={
          isOfTeam
            ? 'What people did for your team: its events, members and money.'
            : 'What people did to this event, and when.'
        }
        actions={
          <Stack direction="row" gap={4} wrap align="center">
            <ButtonLink to={hrefToTab(isOfTeam ? 'team' : 'my-events')} variant="secondary">
              {isOfTeam ? 'Back to Team' : 'Back to My Events'}
            </ButtonLink>
            {isOwner && !isOfTeam ? (
              <ButtonLink to={hrefWith({ event: undefined })} variant="secondary">
                History of the Whole Team
              </ButtonLink>
            ) : null}
          </Stack>
        }
      />
      {isOfTeam && acting.teamId !== null ? (
        <RecordList of={{ team: acting.teamId }} />
      ) : (
        <EventHistory />
      )}
    </Stack>
  );
}

function EventHistory() {
  const { query, change } = useDashboardUrl();
  const now = useNow(MINUTE_MS);
  const { data: events, isError, isFetching, refetch } = useQuery(myEventsQuery);
  if (!events) {
    return isError ? (
      <LoadError message={historyFailedMessage} onRetry={refetch} retrying={isFetching} />
    ) : (
      <LoadingRows label="Loading the history…" height="9rem" />
    );
  }
  const event = pickEvent(events, query.get('event'), now);
  if (!event) return <Nothing>You have no events yet.</Nothing>;
  return (
    <>
      <EventPicker events={events} picked={event} onPick={(id) => change({ event: id })} />
      <RecordList key={event.id} of={{ event: event.id }} />
    </>
  );
}
