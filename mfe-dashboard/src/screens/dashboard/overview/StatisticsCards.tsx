import { useQuery } from '@tanstack/react-query';
import { ticketTypeLabels } from '@nzuko/contract';
import { Armchair, Gauge, ScanLine, Ticket, TicketCheck } from '@nzuko/shared-ui/icons';
import { Skeleton, Stack, StatCard, styled, theme } from '@nzuko/shared-ui';
import { LoadingStatus } from '@nzuko/shared-ui/parts';

import { statisticsQuery, type Event, type EventStatistics } from '../../../api/eventsApi';
import { LoadError } from '../../../components/LoadError';
import { occupancyLevel, percentText } from '../../../event/occupancy';
import { statisticsFailedMessage } from '../../../messages/dashboardMessages';
import { countText } from '../../../text/countText';

/** Sales statistics of one event. */
export function StatisticsCards({ event }: { event: Event }) {
  const { data, isError, isFetching, refetch } = useQuery(statisticsQuery(event.id));
  if (!data) {
    return isError ? (
      <LoadError message={statisticsFailedMessage} onRetry={refetch} retrying={isFetching} />
    ) : (
      <StatisticsSkeleton label="Loading statistics…" />
    );
  }

  const isCancelled = event.status === 'CANCELLED';
  const level = occupancyLevel(data.occupancy_rate);
  return (
    <Grid>
      <StatCard
        label="Total Tickets"
        value={countText(data.total_tickets)}
        hint="on offer"
        icon={<Ticket size={18} />}
        tone="neutral"
      />
      <StatCard
        label="Sold Tickets"
        value={countText(data.sold_tickets)}
        hint={byTypeText(data.ticket_types)}
        icon={<TicketCheck size={18} />}
      />
      <StatCard
        label="Checked In"
        value={countText(data.checked_in)}
        hint={`of ${countText(data.sold_tickets)} sold`}
        icon={<ScanLine size={18} />}
        tone="accent"
      />
      <StatCard
        label="Available Capacity"
        value={isCancelled ? '–' : countText(data.available_capacity)}
        hint={isCancelled ? 'cancelled' : 'not sold or held'}
        icon={<Armchair size={18} />}
        tone="neutral"
      />
      <StatCard
        label="Occupancy Rate"
        value={percentText(data.occupancy_rate)}
        hint={isCancelled ? 'cancelled' : level.label}
        icon={<Gauge size={18} />}
        tone={isCancelled ? 'neutral' : level.tone}
      />
    </Grid>
  );
}

const cards = ['total', 'sold', 'checked-in', 'available', 'occupancy'];

/** Placeholder while the cards load, so that the layout doesn't shift. */
export function StatisticsSkeleton({ label }: { label: string }) {
  return (
    <Stack gap={4}>
      <LoadingStatus label={label} />
      <Grid>
        {cards.map((card) => (
          <Skeleton key={card} height="7.75rem" radius={theme.radius.lg} />
        ))}
      </Grid>
    </Stack>
  );
}

const byTypeText = (types: EventStatistics['ticket_types']) =>
  types
    .map((each) => `${countText(each.count)} ${ticketTypeLabels[each.ticket_type]}`)
    .join(' · ') || 'none yet';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${theme.space[4]};
`;
