import { useQuery } from '@tanstack/react-query';
import { Badge, Link, Stack } from '@nzuko/shared-ui';
import type { TableColumn } from '@nzuko/shared-ui/parts';

import { openDisputesQuery, type OpenDispute } from '../../../api/moneyDeskApi';
import { TwoLines } from '../../../components/TwoLines';
import { disputesFailedMessage } from '../../../messages/moneyDeskMessages';
import { momentOf } from '../../../time/momentOf';
import { TabSection } from '../TabSection';
import { byNumber, byText } from '../useSort';
import { DeskList, Nothing } from '../DeskList';
import { OrderLink } from '../find/FindCells';
import { usePage } from '../listPage';
import { amountColumn, BuyerCell } from './DeskCells';

/** Open disputes by their deadline, and how they are answered. */
export function DisputesPart() {
  const page = usePage();
  const query = useQuery(openDisputesQuery(page));
  return (
    <TabSection title="Open disputes">
      <Stack gap={4}>
        <p>
          A buyer asked their bank for the money back. Answer each one in the{' '}
          <a href="https://dashboard.paystack.com/#/disputes" rel="noreferrer">
            provider’s dashboard
          </a>{' '}
          before its deadline, with the order and the check-in as evidence: without an answer, the
          money is lost. Until it’s decided, the tickets won’t be accepted at the door and the money
          is held.
        </p>
        <DeskList
          name="open disputes"
          query={query}
          failed={disputesFailedMessage}
          columns={columns}
          compares={compares}
          usual={soonestFirst}
          rowKey={({ id }) => id}
          empty={<Nothing>There are no open disputes.</Nothing>}
          page={page}
          pageName="page"
        />
      </Stack>
    </TabSection>
  );
}

const soonestFirst = { key: 'deadline', descending: false };

const compares = {
  deadline: byNumber(({ due_at: due }: OpenDispute) => (due ? Date.parse(due) : Infinity)),
  amount: byNumber(({ amount }: OpenDispute) => Number(amount)),
  event: byText(({ event }: OpenDispute) => event.title),
  buyer: byText(({ buyer }: OpenDispute) => buyer.name),
};

const columns: TableColumn<OpenDispute>[] = [
  {
    key: 'deadline',
    header: 'Respond by',
    isRowHeader: true,
    sorts: 'ascending',
    cell: ({ due_at: due, is_overdue: isOverdue }) => (
      <TwoLines>
        {due ? momentOf(due) : 'No deadline given'}
        {isOverdue ? <Badge tone="error">Overdue</Badge> : null}
      </TwoLines>
    ),
  },
  amountColumn,
  {
    key: 'event',
    header: 'Event',
    sorts: 'ascending',
    cell: ({ event, organizer }) => (
      <TwoLines>
        <Link to={`/events/${event.id}`}>{event.title}</Link>
        <small>by {organizer.name}</small>
      </TwoLines>
    ),
  },
  {
    key: 'buyer',
    header: 'Buyer',
    priority: 2,
    sorts: 'ascending',
    cell: ({ buyer }) => <BuyerCell buyer={buyer} />,
  },
  {
    key: 'payment',
    header: 'Payment',
    priority: 3,
    cell: ({ order_id: order, payment_reference: reference, provider_id: dispute }) => (
      <TwoLines>
        <OrderLink id={order} />
        <small>{reference}</small>
        <small>Dispute {dispute}</small>
      </TwoLines>
    ),
  },
];
