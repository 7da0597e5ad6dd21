import { Badge, EmptyState, formatNaira, Link, type BadgeTone } from '@nzuko/shared-ui';
import { Table, type TableColumn } from '@nzuko/shared-ui/parts';

import { nairaOf } from '../../../money/kobo';
import { occupancyLevel, percentText } from '../../../event/occupancy';
import { countText } from '../../../text/countText';
import { byNumber, byText, useSortedRows } from '../useSort';
import type { Performance } from './performance';

const badgeTones: Record<'green' | 'yellow' | 'red', BadgeTone> = {
  green: 'success',
  yellow: 'warning',
  red: 'error',
};

const columns: TableColumn<Performance>[] = [
  {
    key: 'event',
    header: 'Event',
    isRowHeader: true,
    sorts: 'ascending',
    cell: ({ eventId, title }) => <Link to={`/events/${eventId}`}>{title}</Link>,
  },
  {
    key: 'sold',
    header: 'Sold Tickets',
    align: 'end',
    sorts: 'descending',
    cell: ({ soldTickets }) => countText(soldTickets),
  },
  {
    key: 'revenue',
    header: 'Revenue',
    align: 'end',
    sorts: 'descending',
    cell: ({ revenueKobo }) => formatNaira(nairaOf(revenueKobo)),
  },
  {
    key: 'paid',
    header: 'Paid',
    align: 'end',
    priority: 2,
    sorts: 'descending',
    cell: ({ paidKobo }) => formatNaira(nairaOf(paidKobo)),
  },
  {
    key: 'checked-in',
    header: 'Checked In',
    align: 'end',
    priority: 3,
    sorts: 'descending',
    cell: ({ checkedIn }) => countText(checkedIn),
  },
  {
    key: 'available',
    header: 'Available Capacity',
    align: 'end',
    priority: 3,
    sorts: 'descending',
    cell: ({ availableCapacity, totalTickets, isCancelled }) =>
      isCancelled ? '–' : `${countText(availableCapacity)} of ${countText(totalTickets)}`,
  },
  {
    key: 'occupancy',
    header: 'Occupancy Rate',
    align: 'end',
    priority: 2,
    sorts: 'descending',
    cell: ({ occupancyRate, isCancelled }) => {
      if (isCancelled) return <Badge tone="neutral">Cancelled</Badge>;
      const { colour, label } = occupancyLevel(occupancyRate);
      return (
        <Badge tone={badgeTones[colour]}>
          {percentText(occupancyRate)} · {label}
        </Badge>
      );
    },
  },
];

const compares = {
  event: byText(({ title }: Performance) => title),
  sold: byNumber(({ soldTickets }: Performance) => soldTickets),
  revenue: byNumber(({ revenueKobo }: Performance) => revenueKobo),
  paid: byNumber(({ paidKobo }: Performance) => paidKobo),
  'checked-in': byNumber(({ checkedIn }: Performance) => checkedIn),
  available: byNumber(({ availableCapacity }: Performance) => availableCapacity),
  occupancy: byNumber(({ occupancyRate }: Performance) => occupancyRate),
};
const mostSoldFirst = { key: 'sold', descending: true };

/** Performance per event, with colour-coded occupancy. */
export function PerformanceTable({ rows: performances }: { rows: readonly Performance[] }) {
  const { rows, sort } = useSortedRows(performances, compares, mostSoldFirst);
  return (
    <Table
      caption="Performance of each event"
      hideCaption
      columns={columns}
      rows={rows}
      rowKey={({ eventId }) => eventId}
      sort={sort}
      empty={
        <EmptyState title="No events to report on" headingLevel={3}>
          Publish an event first: its sales show up here.
        </EmptyState>
      }
    />
  );
}
