import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, Stack } from '@nzuko/shared-ui';
import type { TableColumn } from '@nzuko/shared-ui/parts';

import { suspensionsQuery, type Suspension } from '../../../api/suspensionsApi';
import { TwoLines } from '../../../components/TwoLines';
import { suspensionsFailedMessage } from '../../../messages/tabMessages';
import { momentOf } from '../../../time/momentOf';
import { Nothing } from '../DeskList';
import { LongList } from '../LongList';
import { TabHeader } from '../TabHeader';
import { TabSection } from '../TabSection';
import { byNumber, byText } from '../useSort';
import { LiftSuspension } from './LiftSuspension';
import { SuspendEventForm } from './SuspendEventForm';

/** Accounts and events that are suspended, and those that were. */
export function SuspensionsTab() {
  return (
    <Stack gap={8}>
      <TabHeader
        title="Suspensions"
        subtitle="Accounts and events we’ve suspended. To suspend an account, look it up under Find."
      />
      <TabSection title="Suspended now">
        <LongList
          name="suspensions"
          more="Show Older Suspensions"
          query={useInfiniteQuery(suspensionsQuery(true))}
          failed={suspensionsFailedMessage}
          columns={[...columns, liftColumn]}
          compares={compares}
          empty={<Nothing>Nothing is suspended.</Nothing>}
        />
      </TabSection>
      <TabSection title="Suspend an event">
        <SuspendEventForm />
      </TabSection>
      <TabSection title="Lifted">
        <LongList
          name="lifted suspensions"
          more="Show Older Lifted Suspensions"
          query={useInfiniteQuery(suspensionsQuery(false))}
          failed={suspensionsFailedMessage}
          columns={[...columns, liftedColumn]}
          compares={compares}
          empty={<Nothing>No suspension has been lifted yet.</Nothing>}
        />
      </TabSection>
    </Stack>
  );
}

const nameOf = ({ account, event }: Suspension) => account?.name ?? event?.title ?? '';

const compares = {
  what: byText(nameOf),
  when: byNumber(({ id }: Suspension) => id),
};

const columns: TableColumn<Suspension>[] = [
  {
    key: 'what',
    header: 'What',
    isRowHeader: true,
    sorts: 'ascending',
    cell: (row) => (
      <TwoLines>
        {row.event ? <Link to={`/events/${row.event.id}`}>{nameOf(row)}</Link> : nameOf(row)}
        <small>{row.account ? `Account · ${row.account.email}` : 'Event'}</small>
      </TwoLines>
    ),
  },
  { key: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  {
    key: 'when',
    header: 'Suspended',
    sorts: 'descending',
    cell: ({ suspended_at: at, suspended_by: by }) => (
      <TwoLines>
        {momentOf(at)}
        <small>{by}</small>
      </TwoLines>
    ),
  },
];

const liftColumn: TableColumn<Suspension> = {
  key: 'act',
  header: 'Action',
  align: 'end',
  cell: (row) => <LiftSuspension suspension={row} name={nameOf(row)} />,
};

const liftedColumn: TableColumn<Suspension> = {
  key: 'lifted',
  header: 'Lifted',
  cell: ({ lifted }) =>
    lifted ? (
      <TwoLines>
        {momentOf(lifted.at)}
        <small>{`${lifted.by}: ${lifted.reason}`}</small>
      </TwoLines>
    ) : null,
};
