import { Badge, formatNaira, styled, theme } from '@nzuko/shared-ui';
import type { TableColumn } from '@nzuko/shared-ui/parts';

import type { Payout } from '../../../api/payoutsApi';
import { TwoLines } from '../../../components/TwoLines';
import { momentOf } from '../../../time/momentOf';
import { byNumber, byText } from '../useSort';
import { PayoutDocuments } from './PayoutDocuments';
import { cameBack, payoutLook, payoutText } from './payoutStates';

/** The history's columns. */
export const payoutColumns: TableColumn<Payout>[] = [
  {
    key: 'requested',
    header: 'Requested',
    isRowHeader: true,
    sorts: 'descending',
    cell: ({ requested_at: at }) => momentOf(at),
  },
  {
    key: 'state',
    header: 'State',
    sorts: 'ascending',
    cell: (payout) => (
      <State>
        <Badge tone={payoutLook(payout).tone}>{payoutLook(payout).label}</Badge>
        <small>{payoutText(payout)}</small>
      </State>
    ),
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    priority: 2,
    sorts: 'descending',
    cell: ({ amount }) => formatNaira(amount),
  },
  {
    key: 'fee',
    header: 'Fee',
    align: 'end',
    priority: 3,
    cell: (payout) => formatNaira(cameBack(payout) ? 0 : payout.fee),
  },
  {
    key: 'sent',
    header: 'Arrives',
    align: 'end',
    sorts: 'descending',
    cell: (payout) => formatNaira(cameBack(payout) ? 0 : payout.sent),
  },
  {
    key: 'account',
    header: 'Account',
    priority: 3,
    cell: ({ account, reference }) => (
      <TwoLines>
        {account}
        <small>
          <Reference>{reference}</Reference>
        </small>
      </TwoLines>
    ),
  },
  {
    key: 'statement',
    header: 'Statement',
    priority: 2,
    cell: (payout) => <PayoutDocuments payout={payout} />,
  },
];

/** By the columns that sort. */
export const payoutCompares = {
  requested: byNumber(({ requested_at: at }: Payout) => Date.parse(at)),
  state: byText((payout: Payout) => payoutLook(payout).label),
  amount: byNumber(({ amount }: Payout) => Number(amount)),
  sent: byNumber((payout: Payout) => (cameBack(payout) ? 0 : Number(payout.sent))),
};

const State = styled(TwoLines)`
  small {
    margin-top: ${theme.space[1]};
  }
`;

const Reference = styled.span`
  font-size: ${theme.fontSize.xs};
  overflow-wrap: anywhere;
`;
