import { useEffect, useMemo } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, useSession } from '@nzuko/shared-auth';
import { eventsFailedMessage } from '@nzuko/shared-auth/queries';
import { ButtonLink, EmptyState, Stack, styled, theme } from '@nzuko/shared-ui';

import type { HeldList } from '../../../api/doorListApi';
import { myEventsQuery, type Event } from '../../../api/eventsApi';
import { EventPicker } from '../../../components/EventPicker';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { pickEvent } from '../../../event/pickEvent';
import { ticketsVoidText } from '../../../messages/eventMessages';
import { useMemberCopy } from '../../../offline/useMemberCopy';
import { useActing, useMay } from '../../../team/acting';
import { MINUTE_MS } from '../../../time/durations';
import { useNow } from '../../../time/useNow';
import { CreateEventLink } from '../CreateEventLink';
import { TabHeader } from '../TabHeader';
import { useDashboardUrl } from '../useDashboardUrl';
import { teamDoor, type DoorAccess } from './doorAccess';
import { DoorPanel } from './DoorPanel';
import { GateLinks } from './gate-links/GateLinks';
import { Gates } from './gates/Gates';
import { LazyDoorBoard } from './LazyDoorBoard';
import { LazyDoorSales } from './LazyDoorSales';
import { UnsentElsewhere } from './UnsentElsewhere';
import { UnsentScans } from './UnsentScans';
import { useOnLine } from './useOnLine';

/** Checks in tickets at the door of one of the organizer's events, by camera or by number, online or offline. */
export function ScanTab() {
  const userId = useSession(({ user }) => user?.id);
  const answer = useQuery(myEventsQuery);
  const { isOwn, teamId } = useActing().acting;
  const kept = useMemberCopy(isOwn ? 'door events' : `door events of ${teamId}`, answer);
  const { query, change } = useDashboardUrl();
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
            <EventPicker events={events} picked={picked} onPick={(event) => change({ event })} />
          ) : undefined
        }
      />
      {events && userId !== undefined ? (
        <UnsentElsewhere userId={userId} eventId={picked?.id} />
      ) : null}
      {picked && userId !== undefined ? (
        <PickedDoor key={picked.id} userId={userId} event={picked} />
      ) : events ? (
        <EmptyState title="No events to scan for yet" action={<CreateEventLink />}>
          Publish an event to start scanning its tickets.
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

function PickedDoor({ userId, event }: { userId: number; event: Event }) {
  const mayRunDoor = useMay('gates');
  const { query, hrefWith } = useDashboardUrl();
  const access = useMemo(() => teamDoor(userId, event.id), [userId, event.id]);
  useReloadIfRefused(access);
  if (event.status === 'CANCELLED') {
    return (
      <>
        <EmptyState title="This event is cancelled">
          {ticketsVoidText}, so there’s nothing to scan or sell.
        </EmptyState>
        <TeamUnsentScans access={access} />
        {mayRunDoor ? <LazyDoorSales event={event} /> : null}
      </>
    );
  }
  if (!mayRunDoor) {
    return (
      <>
        <DoorPanel access={access} />
        <StaffSales access={access} event={event} />
      </>
    );
  }
  const isBoard = query.get('door') === 'board';
  return (
    <>
      <Links aria-label="At the door">
        <ButtonLink
          to={hrefWith({ door: isBoard ? undefined : 'board', event: String(event.id) })}
          variant="secondary"
        >
          {isBoard ? 'Back to Scanner' : 'Live Board'}
        </ButtonLink>
      </Links>
      {isBoard ? (
        <>
          <TeamUnsentScans access={access} />
          <LazyDoorBoard event={event} />
        </>
      ) : (
        <>
          <DoorPanel access={access} />
          <Below gap={6}>
            <LazyDoorSales event={event} />
            <Gates event={event} />
            <GateLinks event={event} />
          </Below>
        </>
      )}
    </>
  );
}

/** The scanner's unsent scans where something else is shown in its place. */
function TeamUnsentScans({ access }: { access: DoorAccess }) {
  const isOnLine = useOnLine();
  const { dataUpdatedAt } = useQuery({ ...myEventsQuery, enabled: false });
  return (
    <UnsentScans access={access} network={{ isOffline: !isOnLine, answeredAt: dataUpdatedAt }} />
  );
}

/** Loads the events again once this door is refused: it may not be theirs any more. The panel loads the list. */
function useReloadIfRefused({ listQuery }: DoorAccess) {
  const queryClient = useQueryClient();
  const { error } = useQuery({ ...listQuery, enabled: false });
  const isRefused = error !== null && ApiError.from(error).status === 403;
  useEffect(() => {
    if (isRefused) void queryClient.invalidateQueries({ queryKey: myEventsQuery.queryKey });
  }, [isRefused, queryClient]);
}

const maySell = ({ list }: HeldList) => list.rules.staff_sells;

/** Sales for whoever scans, where the rules of the door let them sell; the panel loads the list, which has the rules. */
function StaffSales({ access, event }: { access: DoorAccess; event: Event }) {
  const { data } = useQuery({ ...access.listQuery, enabled: false, select: maySell });
  return data ? <LazyDoorSales event={event} /> : null;
}

// The guests whom a search finds push it down: it neither needs to be laid out nor painted again for that.
const Below = styled(Stack)`
  contain: layout style;
`;

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
