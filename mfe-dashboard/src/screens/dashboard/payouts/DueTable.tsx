import { EmptyState, formatNaira, Link } from 'shared-ui';
import { Table, type TableColumn } from 'shared-ui/parts';

import type { EventMoney } from '../../../api/moneyApi';
import type { PayoutAccount } from '../../../api/payoutAccountApi';
import { useDashboardUrl } from '../useDashboardUrl';
import { dueText } from './dueText';

interface DueTableProps {
  events: readonly EventMoney[];
  account: PayoutAccount['account'] | undefined;
}

/** What each event has earned, how much of it is left to pay out, and when. */
export function DueTable({ events, account }: DueTableProps) {
  const { hrefWith } = useDashboardUrl();
  const columns: TableColumn<EventMoney>[] = [
    {
      key: 'event',
      header: 'Event',
      isRowHeader: true,
      cell: ({ event }) =>
        event ? (
          <Link to={hrefWith({ money: String(event.id) })}>{event.title}</Link>
        ) : (
          'Not about one event'
        ),
    },
    {
      key: 'net',
      header: 'Net',
      align: 'end',
      priority: 2,
      cell: ({ net }) => formatNaira(net),
    },
    {
      key: 'due',
      header: 'Due',
      align: 'end',
      cell: ({ balance }) => formatNaira(balance),
    },
    { key: 'when', header: 'When', cell: (money) => dueText(money, account) },
  ];
  return (
    <Table
      caption="What is due"
      hideCaption
      columns={columns}
      rows={events}
      rowKey={({ event }) => event?.id ?? 0}
      empty={
        <EmptyState title="No sales yet">
          What your events earn is listed here from the first paid ticket on.
        </EmptyState>
      }
    />
  );
}
