import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ticketTypeLabels } from '@nzuko/contract';
import {
  EmptyState,
  formatEventDate,
  formatNaira,
  isFree,
  Link,
  Stack,
  StatCard,
} from '@nzuko/shared-ui';
import { Table, type TableColumn } from '@nzuko/shared-ui/parts';

import {
  eventMoneyQuery,
  moneyQuery,
  type EventMoney,
  type EventMoneyReport,
} from '../../../api/moneyApi';
import type { PayoutAccount } from '../../../api/payoutAccountApi';
import { FourFigures } from '../../../components/FourFigures';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { eventMoneyFailedMessage } from '../../../messages/payoutMessages';
import { TabHeader } from '../TabHeader';
import { TabSection } from '../TabSection';
import { useDashboardUrl } from '../useDashboardUrl';
import { byNumber, byText, useSortedRows } from '../useSort';
import { dueText, type AllMoney } from './dueText';
import { SumLines } from './SumLines';

interface EventMoneyViewProps {
  eventId: number;
  account: PayoutAccount['account'] | undefined;
}

/** One event's sales, fees, refunds and net, also by ticket type and day. */
export function EventMoneyView({ eventId, account }: EventMoneyViewProps) {
  const { hrefWith } = useDashboardUrl();
  const { data, isError, isFetching, refetch } = useQuery(eventMoneyQuery(eventId));
  const all = useAllMoney();
  return (
    <Stack gap={8}>
      <TabHeader
        title={data?.money.event?.title ?? 'Event money'}
        subtitle={data ? dueText(data.money, account, all) : undefined}
        actions={<Link to={hrefWith({ money: undefined })}>All payouts</Link>}
      />
      {data ? (
        <Report report={data} />
      ) : isError ? (
        <LoadError message={eventMoneyFailedMessage} onRetry={refetch} retrying={isFetching} />
      ) : (
        <LoadingRows label="Loading the event’s money…" height="9rem" />
      )}
    </Stack>
  );
}

/** Undefined until loaded. */
function useAllMoney(): AllMoney | undefined {
  const { data, hasNextPage } = useInfiniteQuery(moneyQuery);
  const [first] = data?.pages ?? [];
  return (
    first && {
      available: first.available,
      events: data?.pages.flatMap(({ events }) => events) ?? [],
      isWhole: !hasNextPage,
    }
  );
}

function Report({
  report: { money, by_ticket_type: types, by_day: days },
}: {
  report: EventMoneyReport;
}) {
  const byDay = useSortedRows(days, dayCompares, inOrder);
  return (
    <>
      <FourFigures>
        <StatCard label="Sold" value={formatNaira(money.sold)} />
        <StatCard label="Fees" value={formatNaira(money.fees)} tone="neutral" />
        <StatCard label="Refunds" value={formatNaira(money.refunds)} tone="coral" />
        <StatCard
          label="Net"
          value={formatNaira(money.net)}
          hint={
            isFree(money.corrections)
              ? undefined
              : `With corrections of ${formatNaira(money.corrections)}`
          }
          tone="accent"
        />
      </FourFigures>
      {money.balance === money.net ? null : <WhatIsLeft money={money} />}
      <TabSection title="By ticket type">
        <Table
          caption="Money by ticket type"
          hideCaption
          columns={typeColumns}
          rows={types}
          rowKey={({ ticket_type: type }) => type}
          empty={nothingSold}
        />
      </TabSection>
      <TabSection title="By day">
        <Table
          caption="Money by day"
          hideCaption
          columns={dayColumns}
          rows={byDay.rows}
          sort={byDay.sort}
          rowKey={({ day }) => day}
          empty={nothingSold}
        />
      </TabSection>
    </>
  );
}

/** How an event's net becomes its balance, after disputes and payouts. */
function WhatIsLeft({ money }: { money: EventMoney }) {
  const elsewhere = [
    ['Held for disputes', money.disputed],
    ['On its way', money.on_its_way],
    ['Paid out', money.paid_out],
  ] as const;
  return (
    <TabSection title="What is left">
      <SumLines
        lines={[
          ['Net', formatNaira(money.net)],
          ...elsewhere
            .filter(([, naira]) => !isFree(naira))
            .map(([label, naira]) => [label, formatNaira(taken(naira))] as const),
        ]}
        total={['Due', formatNaira(money.balance)]}
      />
    </TabSection>
  );
}

const taken = (naira: string) => (naira.startsWith('-') ? naira.slice(1) : `-${naira}`);

const nothingSold = (
  <EmptyState title="Nothing sold yet">The first paid ticket shows up here.</EmptyState>
);

type Totals = Record<'sold' | 'fees' | 'refunds' | 'net', string>;

const amount = (
  key: keyof Totals,
  header: string,
  priority: TableColumn<Totals>['priority'],
): TableColumn<Totals> => ({
  key,
  header,
  priority,
  align: 'end',
  sorts: 'descending',
  cell: (totals) => formatNaira(totals[key]),
});

const amounts: TableColumn<Totals>[] = [
  amount('sold', 'Sold', 1),
  amount('fees', 'Fees', 2),
  amount('refunds', 'Refunds', 2),
  amount('net', 'Net', 1),
];

type Day = EventMoneyReport['by_day'][number];

const dayCompares = {
  day: byText(({ day }: Day) => day),
  sold: byNumber(({ sold }: Day) => Number(sold)),
  fees: byNumber(({ fees }: Day) => Number(fees)),
  refunds: byNumber(({ refunds }: Day) => Number(refunds)),
  net: byNumber(({ net }: Day) => Number(net)),
};
const inOrder = { key: 'day', descending: false };

const typeColumns: TableColumn<EventMoneyReport['by_ticket_type'][number]>[] = [
  {
    key: 'type',
    header: 'Ticket type',
    isRowHeader: true,
    cell: ({ ticket_type: type }) => ticketTypeLabels[type],
  },
  ...amounts,
];

const dayColumns: TableColumn<Day>[] = [
  {
    key: 'day',
    header: 'Day',
    isRowHeader: true,
    sorts: 'ascending',
    cell: ({ day }) => formatEventDate(`${day}T12:00:00Z`),
  },
  ...amounts,
];
