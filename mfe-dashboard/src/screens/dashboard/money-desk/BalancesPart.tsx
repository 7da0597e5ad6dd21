import { useQuery } from '@tanstack/react-query';
import { moneyOrganizersQueryLimits } from '@nzuko/contract';
import { EmptyState, Field, Stack, styled } from '@nzuko/shared-ui';
import { type TableColumn, useDebouncedInput } from '@nzuko/shared-ui/parts';

import { organizerBalancesQuery, type OrganizerBalance } from '../../../api/moneyDeskApi';
import { balancesFailedMessage } from '../../../messages/moneyDeskMessages';
import { TabSection } from '../TabSection';
import { useDashboardUrl } from '../useDashboardUrl';
import { byNumber, byText } from '../useSort';
import { OrganizerCell, SignedNaira } from './DeskCells';
import { DeskList } from '../DeskList';
import { usePage } from '../listPage';

/** Every organizer's balance, largest first. */
export function BalancesPart() {
  const { query, change } = useDashboardUrl();
  const search = query.get('search') ?? '';
  const page = usePage();
  const found = useQuery(organizerBalancesQuery(search, page));
  const { inputProps } = useDebouncedInput(search, (next) =>
    change({ search: next, page: undefined }),
  );
  return (
    <TabSection title="Balances">
      <Stack gap={5}>
        <Search role="search" aria-label="Organizers">
          <Field
            name="search"
            label="Search organizers"
            type="search"
            placeholder="Name or email"
            autoComplete="off"
            maxLength={moneyOrganizersQueryLimits.search.maxLength}
            {...inputProps}
          />
        </Search>
        <DeskList
          name="balances"
          query={found}
          failed={balancesFailedMessage}
          columns={columns}
          compares={compares}
          usual={mostOwedFirst}
          rowKey={({ organizer }) => organizer.id}
          empty={
            <EmptyState title={search ? 'No matching organizers' : 'No money yet'}>
              Organizers show up here within a minute of their first paid ticket.
            </EmptyState>
          }
          page={page}
          pageName="page"
        />
      </Stack>
    </TabSection>
  );
}

const mostOwedFirst = { key: 'owed', descending: true };

const amounts = ['owed', 'available', 'pending', 'on_its_way', 'disputed', 'paid_out'] as const;
type Amount = (typeof amounts)[number];

const compares = {
  organizer: byText(({ organizer }: OrganizerBalance) => organizer.name),
  ...Object.fromEntries(
    amounts.map((key) => [key, byNumber((row: OrganizerBalance) => Number(row[key]))]),
  ),
};

const amount = (
  key: Amount,
  header: string,
  priority?: TableColumn<OrganizerBalance>['priority'],
): TableColumn<OrganizerBalance> => ({
  key,
  header,
  priority,
  align: 'end',
  sorts: 'descending',
  cell: (row) => <SignedNaira amount={row[key]} />,
});

const columns: TableColumn<OrganizerBalance>[] = [
  {
    key: 'organizer',
    header: 'Organizer',
    isRowHeader: true,
    sorts: 'ascending',
    cell: ({ organizer }) => <OrganizerCell organizer={organizer} />,
  },
  amount('owed', 'Owed'),
  amount('available', 'Available'),
  amount('pending', 'Pending', 2),
  amount('on_its_way', 'On its way', 3),
  amount('disputed', 'Disputed', 2),
  amount('paid_out', 'Paid out', 3),
];

const Search = styled.div`
  max-width: 24rem;
`;
