import type { TableColumn } from '@nzuko/shared-ui/parts';

import type { FoundAccount } from '../../../api/findApi';
import { TwoLines } from '../../../components/TwoLines';
import { momentOf } from '../../../time/momentOf';
import { roleLabels } from '../views';
import { Figure, PersonCell } from './FindCells';

export const accountColumns: TableColumn<FoundAccount>[] = [
  {
    key: 'person',
    header: 'Person',
    isRowHeader: true,
    cell: (person) => <PersonCell person={person} isSuspended={person.suspended_at !== null} />,
  },
  {
    key: 'role',
    header: 'Role',
    cell: ({ role, has_two_step: hasTwoStep }) => (
      <TwoLines>
        {roleLabels[role]}
        <small>{hasTwoStep ? 'Two-step sign-in' : 'No two-step sign-in'}</small>
      </TwoLines>
    ),
  },
  {
    key: 'events',
    header: 'Events',
    align: 'end',
    priority: 2,
    cell: ({ events }) => <Figure>{events}</Figure>,
  },
  {
    key: 'orders',
    header: 'Orders',
    align: 'end',
    priority: 2,
    cell: ({ orders }) => <Figure>{orders}</Figure>,
  },
  {
    key: 'since',
    header: 'Since',
    priority: 3,
    cell: ({ created_at: at }) => momentOf(at),
  },
];
