import { Badge, formatNaira, styled, theme } from 'shared-ui';
import type { TableColumn } from 'shared-ui/parts';

import type { Payout } from '../../../api/payoutsApi';
import { TwoLines } from '../../../components/TwoLines';
import { momentOf } from './dueText';
import { PayoutDocuments } from './PayoutDocuments';
import { cameBack, payoutLooks, payoutText } from './payoutStates';

/** The history's columns. */
export const payoutColumns: TableColumn<Payout>[] = [
  {
    key: 'requested',
    header: 'Requested',
    isRowHeader: true,
    cell: ({ requested_at: at }) => momentOf(at),
  },
  {
    key: 'state',
    header: 'State',
    cell: (payout) => (
      <State>
        <Badge tone={payoutLooks[payout.state].tone}>{payoutLooks[payout.state].label}</Badge>
        <small>{payoutText(payout)}</small>
      </State>
    ),
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    priority: 2,
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

const State = styled(TwoLines)`
  small {
    margin-top: ${theme.space[1]};
  }
`;

const Reference = styled.span`
  font-size: ${theme.fontSize.xs};
  overflow-wrap: anywhere;
`;
