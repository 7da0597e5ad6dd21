import { useQuery } from '@tanstack/react-query';
import { ticketTypeLabels } from 'contract';
import {
  EmptyState,
  formatEventDate,
  formatNaira,
  Link,
  Stack,
  StatCard,
  Table,
  type TableColumn,
} from 'shared-ui';

import { eventMoneyQuery, type EventMoneyReport } from '../../../api/moneyApi';
import type { PayoutAccount } from '../../../api/payoutAccountApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { eventMoneyFailedMessage } from '../../../messages/payoutMessages';
import { TabHeader } from '../TabHeader';
import { TabSection } from '../TabSection';
import { useDashboardUrl } from '../useDashboardUrl';
import { Cards } from './Balances';
import { dueText } from './dueText';

interface EventMoneyViewProps {
  eventId: number;
  account: PayoutAccount['account'] | undefined;
}

/** One event's money: what was sold, what it cost, what went back, and what is left, by ticket type and day. */
export function EventMoneyView({ eventId, account }: EventMoneyViewProps) {
  const { hrefWith } = useDashboardUrl();
  const { data, isError, isFetching, refetch } = useQuery(eventMoneyQuery(eventId));
  return (
    <Stack gap={8}>
      <TabHeader
        title={data?.money.event?.title ?? 'Event money'}
        subtitle={data ? dueText(data.money, account) : undefined}
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

function Report({
  report: { money, by_ticket_type: types, by_day: days },
}: {
  report: EventMoneyReport;
}) {
  return (
    <>
      <Cards>
        <StatCard label="Sold" value={formatNaira(money.sold)} />
        <StatCard label="Fees" value={formatNaira(money.fees)} tone="neutral" />
        <StatCard label="Refunds" value={formatNaira(money.refunds)} tone="coral" />
        <StatCard label="Net" value={formatNaira(money.net)} tone="accent" />
      </Cards>
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
          rows={days}
          rowKey={({ day }) => day}
          empty={nothingSold}
        />
      </TabSection>
    </>
  );
}

const nothingSold = (
  <EmptyState title="Nothing sold yet">The first paid ticket shows up here.</EmptyState>
);

type Totals = Record<'sold' | 'fees' | 'refunds' | 'net', string>;

const amounts: TableColumn<Totals>[] = [
  { key: 'sold', header: 'Sold', align: 'end', cell: ({ sold }) => formatNaira(sold) },
  { key: 'fees', header: 'Fees', align: 'end', cell: ({ fees }) => formatNaira(fees) },
  { key: 'refunds', header: 'Refunds', align: 'end', cell: ({ refunds }) => formatNaira(refunds) },
  { key: 'net', header: 'Net', align: 'end', cell: ({ net }) => formatNaira(net) },
];

const typeColumns: TableColumn<EventMoneyReport['by_ticket_type'][number]>[] = [
  {
    key: 'type',
    header: 'Ticket type',
    isRowHeader: true,
    cell: ({ ticket_type: type }) => ticketTypeLabels[type],
  },
  ...amounts,
];

const dayColumns: TableColumn<EventMoneyReport['by_day'][number]>[] = [
  {
    key: 'day',
    header: 'Day',
    isRowHeader: true,
    cell: ({ day }) => formatEventDate(`${day}T12:00:00Z`),
  },
  ...amounts,
];
