import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  Badge,
  Banner,
  Button,
  formatNaira,
  isFree,
  Stack,
  VisuallyHidden,
} from '@nzuko/shared-ui';
import type { TableColumn } from '@nzuko/shared-ui/parts';

import { deskPayoutsQuery, type DeskPayout } from '../../../api/moneyDeskApi';
import { TwoLines } from '../../../components/TwoLines';
import { deskPayoutsFailedMessage } from '../../../messages/moneyDeskMessages';
import { momentOf } from '../../../time/momentOf';
import { TabSection } from '../TabSection';
import { byNumber, byText } from '../useSort';
import { ApproveDialog } from './ApproveDialog';
import { CodeDialog } from './CodeDialog';
import { EndPayoutDialog } from './EndPayoutDialog';
import { OrganizerCell, RowActions, TransferCell } from './DeskCells';
import { DeskList, Nothing } from '../DeskList';
import { usePage } from '../listPage';
import { isKeptBack, troubleOf } from './payoutWords';
import { RefuseDialog } from './RefuseDialog';

type Asked = { what: 'approve' | 'refuse' | 'code' | 'end'; row: DeskPayout };

/** The payouts that wait for an administrator, and those that came back. */
export function PayoutsPart() {
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const ask = (what: Asked['what'], row: DeskPayout) => {
    setAsked({ what, row });
    setOpen(true);
  };
  const dialog = { open: isOpen, onClose: () => setOpen(false) };
  return (
    <Stack gap={8}>
      <ToApprove onAsk={ask} />
      <Stuck onAsk={ask} />
      <Returned />
      {asked?.what === 'approve' ? (
        // Not busy with the approval before, whose list is still being fetched.
        <ApproveDialog key={asked.row.payout.id} row={asked.row} {...dialog} />
      ) : null}
      {asked?.what === 'refuse' ? <RefuseDialog row={asked.row} {...dialog} /> : null}
      {asked?.what === 'code' ? <CodeDialog row={asked.row} {...dialog} /> : null}
      {asked?.what === 'end' ? <EndPayoutDialog payout={unsentOf(asked.row)} {...dialog} /> : null}
    </Stack>
  );
}

const unsentOf = ({ payout: { id, amount }, organizer }: DeskPayout) => ({ id, amount, organizer });

interface ListProps {
  onAsk: (what: Asked['what'], row: DeskPayout) => void;
}

const organizer: TableColumn<DeskPayout> = {
  key: 'organizer',
  header: 'Organizer',
  isRowHeader: true,
  sorts: 'ascending',
  cell: (row) => <OrganizerCell organizer={row.organizer} />,
};
const transfer: TableColumn<DeskPayout> = {
  key: 'transfer',
  header: 'Transfer',
  sorts: 'descending',
  cell: (row) => <TransferCell {...row} />,
};
const asked: TableColumn<DeskPayout> = {
  key: 'asked',
  header: 'Requested',
  priority: 2,
  sorts: 'ascending',
  cell: ({ payout }) => momentOf(payout.requested_at),
};
const trouble: TableColumn<DeskPayout> = {
  key: 'todo',
  header: 'What to do',
  sorts: 'ascending',
  cell: (row) => <Todo row={row} />,
};
const compares = {
  organizer: byText((row: DeskPayout) => row.organizer.name),
  transfer: byNumber(({ payout }: DeskPayout) => Number(payout.sent)),
  asked: byNumber(({ payout }: DeskPayout) => Date.parse(payout.requested_at)),
  todo: byText((row: DeskPayout) => troubleOf(row).label),
};
const oldestFirst = { key: 'asked', descending: false };
/** No column says when a payout came back. */
const latestFirst = { key: 'done', descending: true };
const keyOf = ({ payout }: DeskPayout) => payout.id;

function Todo({ row }: { row: DeskPayout }) {
  const { trouble: name, payout, short_by: short } = row;
  const { label, tone, todo } = troubleOf(row);
  return (
    <TwoLines>
      <Badge tone={tone}>{label}</Badge>
      {short ? <small>{formatNaira(short)} short when it was last tried</small> : null}
      {name === 'failed' || name === 'reversed' || isKeptBack(row) ? (
        <small>{payout.problem}</small>
      ) : null}
      <small>{todo}</small>
    </TwoLines>
  );
}

function ToApprove({ onAsk }: ListProps) {
  const page = usePage('approve-page');
  const query = useQuery(deskPayoutsQuery('approval', page));
  const columns: TableColumn<DeskPayout>[] = [
    organizer,
    transfer,
    asked,
    {
      key: 'decide',
      header: 'Decide',
      align: 'end',
      cell: (row) => {
        const which = <VisuallyHidden> the payout to {row.organizer.name}</VisuallyHidden>;
        return (
          <RowActions>
            <Button size="sm" onClick={() => onAsk('approve', row)}>
              Approve{which}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => onAsk('refuse', row)}>
              Refuse{which}
            </Button>
          </RowActions>
        );
      },
    },
  ];
  return (
    <TabSection title="To approve">
      <DeskList
        name="payouts to approve"
        query={query}
        failed={deskPayoutsFailedMessage}
        columns={columns}
        rowKey={keyOf}
        empty={<Nothing>No payouts are waiting for approval.</Nothing>}
        page={page}
        pageName="approve-page"
        compares={compares}
        usual={oldestFirst}
        sortName="approve-sort"
      />
    </TabSection>
  );
}

function Stuck({ onAsk }: ListProps) {
  const page = usePage('stuck-page');
  const query = useQuery(deskPayoutsQuery('stuck', page));
  const topUp = query.data?.top_up ?? '0.00';
  const columns: TableColumn<DeskPayout>[] = [
    organizer,
    transfer,
    trouble,
    {
      key: 'act',
      header: 'Action',
      align: 'end',
      cell: (row) => <StuckAction row={row} onAsk={onAsk} />,
    },
  ];
  return (
    <TabSection title="Stuck">
      {isFree(topUp) ? null : (
        <Banner tone="warning" title={`Top up ${formatNaira(topUp)}`}>
          The balance at the payment provider is short of that for all the waiting payouts. They’re
          sent automatically within ten minutes of the top-up.
        </Banner>
      )}
      <DeskList
        name="stuck payouts"
        query={query}
        failed={deskPayoutsFailedMessage}
        columns={columns}
        rowKey={keyOf}
        empty={<Nothing>No payout is stuck.</Nothing>}
        page={page}
        pageName="stuck-page"
        compares={compares}
        usual={oldestFirst}
        sortName="stuck-sort"
      />
    </TabSection>
  );
}

function StuckAction({ row, onAsk }: ListProps & { row: DeskPayout }) {
  if (row.trouble === 'code') {
    return (
      <Button size="sm" onClick={() => onAsk('code', row)}>
        Enter Code<VisuallyHidden> for the payout to {row.organizer.name}</VisuallyHidden>
      </Button>
    );
  }
  if (!row.is_unsent) return '–';
  return (
    <Button size="sm" variant="secondary" onClick={() => onAsk('end', row)}>
      End Payout<VisuallyHidden> to {row.organizer.name}</VisuallyHidden>
    </Button>
  );
}

function Returned() {
  const page = usePage('returned-page');
  const query = useQuery(deskPayoutsQuery('returned', page));
  return (
    <TabSection title="Came back">
      <DeskList
        name="payouts that came back"
        query={query}
        failed={deskPayoutsFailedMessage}
        columns={[organizer, transfer, trouble]}
        rowKey={keyOf}
        empty={<Nothing>No payout that came back in the last 30 days is still waiting.</Nothing>}
        page={page}
        pageName="returned-page"
        compares={compares}
        usual={latestFirst}
        sortName="returned-sort"
      />
    </TabSection>
  );
}
