import { EmptyState, formatNaira, Link } from '@nzuko/shared-ui';
import { Table, type TableColumn } from '@nzuko/shared-ui/parts';

import type { EventMoney } from '../../../api/moneyApi';
import type { PayoutAccount } from '../../../api/payoutAccountApi';
import { useDashboardUrl } from '../useDashboardUrl';
import { byNumber, byText, useSortedRows } from '../useSort';
import { dueText, type AllMoney } from './dueText';

interface DueTableProps {
  /** Sortable only if complete. */
  all: AllMoney;
  account: PayoutAccount['account'] | undefined;
}

/** As the API lists them; no column says when an event ended. */
const latestFirst = { key: 'end', descending: true };

const compares = {
  event: byText(({ event }: EventMoney) => event?.title ?? ''),
  net: byNumber(({ net }: EventMoney) => Number(net)),
  due: byNumber(({ balance }: EventMoney) => Number(balance)),
};

/** Each event's earnings, and how much of them is still to be paid out, and when. */
export function DueTable({ all, account }: DueTableProps) {
  const { events, isWhole } = all;
  const { hrefWith } = useDashboardUrl();
  const sorted = useSortedRows(events, compares, latestFirst, 'due');
  const columns: TableColumn<EventMoney>[] = [
    {
      key: 'event',
      header: 'Event',
      isRowHeader: true,
      sorts: 'ascending',
      cell: ({ event }) =>
        event ? (
          <Link to={hrefWith({ money: String(event.id) })}>{event.title}</Link>
        ) : (
          'No particular event'
        ),
    },
    {
      key: 'net',
      header: 'Net',
      align: 'end',
      priority: 2,
      sorts: 'descending',
      cell: ({ net }) => formatNaira(net),
    },
    {
      key: 'due',
      header: 'Due',
      align: 'end',
      sorts: 'descending',
      cell: ({ balance }) => formatNaira(balance),
    },
    { key: 'when', header: 'When', cell: (money) => dueText(money, account, all) },
  ];
  return (
    <Table
      caption="What is due"
      hideCaption
      columns={columns}
      rows={isWhole ? sorted.rows : events}
      sort={isWhole ? sorted.sort : undefined}
      rowKey={({ event }) => event?.id ?? 0}
      empty={
        <EmptyState title="No sales yet">
          What your events earn shows up here after the first paid ticket.
        </EmptyState>
      }
    />
  );
}
