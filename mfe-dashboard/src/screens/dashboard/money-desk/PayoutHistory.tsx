import { useInfiniteQuery } from '@tanstack/react-query';
import { Badge, formatNaira } from 'shared-ui';
import type { TableColumn } from 'shared-ui/parts';

import { organizerPayoutsQuery, type Payout } from '../../../api/moneyDeskApi';
import { TwoLines } from '../../../components/TwoLines';
import { deskPayoutsFailedMessage } from '../../../messages/moneyDeskMessages';
import { momentOf } from '../payouts/dueText';
import { payoutLooks } from '../payouts/payoutStates';
import { TabSection } from '../TabSection';
import { Nothing } from './DeskList';
import { LongList } from './LongList';

/** An organizer's payouts, with what administrators read of them. */
export function PayoutHistory({ organizerId }: { organizerId: number }) {
  const query = useInfiniteQuery(organizerPayoutsQuery(organizerId));
  return (
    <TabSection title="Payouts">
      <LongList
        name="payouts"
        query={query}
        failed={deskPayoutsFailedMessage}
        columns={columns}
        empty={<Nothing>Nothing has been paid out yet.</Nothing>}
      />
    </TabSection>
  );
}

const columns: TableColumn<Payout>[] = [
  {
    key: 'requested',
    header: 'Requested',
    isRowHeader: true,
    cell: ({ requested_at: at }) => momentOf(at),
  },
  {
    key: 'transfer',
    header: 'Transfer',
    cell: ({ sent, fee, account }) => (
      <TwoLines>
        {formatNaira(sent)}
        <small>
          to {account}, fee {formatNaira(fee)}
        </small>
      </TwoLines>
    ),
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ state, problem, done_at: done }) => (
      <TwoLines>
        <Badge tone={payoutLooks[state].tone}>{payoutLooks[state].label}</Badge>
        {done ? <small>{momentOf(done)}</small> : null}
        {problem ? <small>{problem}</small> : null}
      </TwoLines>
    ),
  },
  { key: 'reference', header: 'Reference', cell: ({ reference }) => reference },
];
