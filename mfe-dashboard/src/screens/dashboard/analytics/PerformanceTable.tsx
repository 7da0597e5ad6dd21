import { Badge, formatNaira, Link, Table, type BadgeTone, type TableColumn } from 'shared-ui';

import { nairaOf } from '../../../money/kobo';
import { occupancyLevel, percentText } from '../../../event/occupancy';
import type { Performance } from './performance';

const badgeTones: Record<'green' | 'yellow' | 'red', BadgeTone> = {
  green: 'success',
  yellow: 'warning',
  red: 'error',
};

const countText = (count: number) => count.toLocaleString('en-NG');

const columns: TableColumn<Performance>[] = [
  {
    key: 'event',
    header: 'Event',
    isRowHeader: true,
    cell: ({ eventId, title }) => <Link to={`/events/${eventId}`}>{title}</Link>,
  },
  {
    key: 'sold',
    header: 'Sold Tickets',
    align: 'end',
    cell: ({ soldTickets }) => countText(soldTickets),
  },
  {
    key: 'revenue',
    header: 'Revenue',
    align: 'end',
    cell: ({ revenueKobo }) => formatNaira(nairaOf(revenueKobo)),
  },
  {
    key: 'checked-in',
    header: 'Checked In',
    align: 'end',
    cell: ({ checkedIn }) => countText(checkedIn),
  },
  {
    key: 'available',
    header: 'Available Capacity',
    align: 'end',
    cell: ({ availableCapacity, totalTickets }) =>
      `${countText(availableCapacity)} of ${countText(totalTickets)}`,
  },
  {
    key: 'occupancy',
    header: 'Occupancy Rate',
    align: 'end',
    cell: ({ occupancyRate }) => {
      const { colour, label } = occupancyLevel(occupancyRate);
      return (
        <Badge tone={badgeTones[colour]}>
          {percentText(occupancyRate)} · {label}
        </Badge>
      );
    },
  },
];

/** Performance per event, with colour-coded occupancy. */
export function PerformanceTable({ rows }: { rows: readonly Performance[] }) {
  return (
    <Table
      caption="Performance of each event"
      hideCaption
      columns={columns}
      rows={rows}
      rowKey={({ eventId }) => eventId}
    />
  );
}
