import { useInfiniteQuery } from '@tanstack/react-query';
import { Badge, formatNaira } from '@nzuko/shared-ui';
import type { TableColumn } from '@nzuko/shared-ui/parts';

import { organizerPayoutsQuery, type Payout } from '../../../api/moneyDeskApi';
import { TwoLines } from '../../../components/TwoLines';
import { deskPayoutsFailedMessage } from '../../../messages/moneyDeskMessages';
import { momentOf } from '../../../time/momentOf';
import { payoutLook } from '../payouts/payoutStates';
import { TabSection } from '../TabSection';
import { byNumber, byText } from '../useSort';
import { Nothing } from '../DeskList';
import { LongList } from '../LongList';

/** An organizer's payouts, with what administrators read of them. */
export function PayoutHistory({ organizerId }: { organizerId: number }) {
  const query = useInfiniteQuery(organizerPayoutsQuery(organizerId));
  return (
    <TabSection title="Payouts">
      <LongList
        name="payouts"
        more="Show Older Payouts"
        query={query}
        failed={deskPayoutsFailedMessage}
        columns={columns}
        compares={compares}
        empty={<Nothing>Nothing has been paid out yet.</Nothing>}
      />
    </TabSection>
  );
}

const compares = {
  when: byNumber(({ requested_at: at }: Payout) => Date.parse(at)),
  transfer: byNumber(({ sent }: Payout) => Number(sent)),
  state: byText((payout: Payout) => payoutLook(payout).label),
};

const columns: TableColumn<Payout>[] = [
  {
    key: 'when',
    header: 'Requested',
    isRowHeader: true,
    sorts: 'descending',
    cell: ({ requested_at: at }) => momentOf(at),
  },
  {
    key: 'transfer',
    header: 'Transfer',
    sorts: 'descending',
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
    sorts: 'ascending',
    cell: (payout) => (
      <TwoLines>
        <Badge tone={payoutLook(payout).tone}>{payoutLook(payout).label}</Badge>
        {payout.done_at ? <small>{momentOf(payout.done_at)}</small> : null}
        {payout.problem ? <small>{payout.problem}</small> : null}
      </TwoLines>
    ),
  },
  { key: 'reference', header: 'Reference', cell: ({ reference }) => reference },
];
