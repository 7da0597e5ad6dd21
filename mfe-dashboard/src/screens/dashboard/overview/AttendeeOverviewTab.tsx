import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, Heart, Hourglass, Ticket } from '@nzuko/shared-ui/icons';
import { useSession } from '@nzuko/shared-auth';
import { useSavedEventsQuery } from '@nzuko/shared-auth/queries';
import { ButtonLink, EmptyState, Stack, StatCard, styled, theme } from '@nzuko/shared-ui';

import { myTicketsQuery } from '../../../api/ticketsApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { MINUTE_MS } from '../../../time/durations';
import { useNow } from '../../../time/useNow';
import { ticketsFailedMessage } from '../../../messages/dashboardMessages';
import { TabHeader } from '../TabHeader';
import { TabSection } from '../TabSection';
import { useDashboardUrl } from '../useDashboardUrl';
import { AroundNextEvent } from './AroundNextEvent';
import { greeting } from './greeting';
import { MyTeams } from './MyTeams';
import { NextEvent } from './NextEvent';
import { UnpaidOrders } from './UnpaidOrders';
import { RecentEvents } from './RecentEvents';
import { summarize } from './ticketSummary';

/** The attendee's next event, figures and recent events. */
export function AttendeeOverviewTab() {
  const user = useSession((session) => session.user);
  const { hrefToTab } = useDashboardUrl();
  return (
    <Stack gap={8}>
      <TabHeader
        title={greeting(user)}
        subtitle="Your tickets and upcoming events."
        actions={<ButtonLink to={hrefToTab('discover')}>Discover Events</ButtonLink>}
      />
      <MyTeams />
      <MyFigures />
      <RecentEvents />
      <AroundMyNextEvent />
    </Stack>
  );
}

function AroundMyNextEvent() {
  const { data: tickets = [] } = useQuery(myTicketsQuery);
  const now = useNow(MINUTE_MS);
  return <AroundNextEvent event={summarize(tickets, now).next?.event} />;
}

function MyFigures() {
  const { data: tickets, isError, isFetching, refetch } = useQuery(myTicketsQuery);
  const { data: saved } = useQuery(useSavedEventsQuery());
  const now = useNow(MINUTE_MS);

  if (!tickets) {
    return isError ? (
      <LoadError message={ticketsFailedMessage} onRetry={refetch} retrying={isFetching} />
    ) : (
      <LoadingRows label="Loading your tickets…" rows={2} height="9rem" />
    );
  }
  const { next, held, awaitingPayment, attended } = summarize(tickets, now);
  return (
    <>
      <UnpaidOrders tickets={tickets} now={now} />
      <TabSection title="Next up">
        {next ? (
          <NextEvent ticket={next} now={now} />
        ) : (
          <EmptyState
            title="No upcoming events"
            headingLevel={3}
            action={<ButtonLink to="/events">Browse Events</ButtonLink>}
          >
            Book a ticket to see a countdown to your next event.
          </EmptyState>
        )}
      </TabSection>
      <Grid>
        <StatCard
          label="Tickets held"
          value={held}
          hint="for upcoming events"
          icon={<Ticket size={18} />}
        />
        <StatCard
          label="Awaiting payment"
          value={awaitingPayment}
          hint={awaitingPayment > 0 ? 'seats held for you' : 'nothing to pay'}
          icon={<Hourglass size={18} />}
          tone={awaitingPayment > 0 ? 'accent' : 'neutral'}
        />
        <StatCard
          label="Events attended"
          value={attended}
          hint="checked in at the door"
          icon={<CalendarCheck size={18} />}
          tone="neutral"
        />
        <StatCard
          label="Saved events"
          value={saved?.length ?? '–'}
          hint="in your favorites"
          icon={<Heart size={18} />}
          tone="coral"
        />
      </Grid>
    </>
  );
}

// Four, two or one in a row, never three: the factor makes a step of the slope.
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, max(9rem, clamp(20%, (42rem - 100%) * 999, 40%))), 1fr)
  );
  gap: ${theme.space[4]};
`;
