import { useInfiniteQuery } from '@tanstack/react-query';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { isSearchable } from '@nzuko/contract/text';
import { EmptyState, Stack, VisuallyHidden } from '@nzuko/shared-ui';
import type { TableColumn } from '@nzuko/shared-ui/parts';

import {
  accountsFoundQuery,
  eventsFoundQuery,
  ordersFoundQuery,
  paymentsFoundQuery,
} from '../../../api/findApi';
import { searchFailedMessage } from '../../../messages/deskMessages';
import { Nothing } from '../DeskList';
import { LongList } from '../LongList';
import { accountColumns } from './accountColumns';
import { eventColumns } from './eventColumns';
import { orderColumns, paymentColumns } from './orderColumns';

interface Searched {
  search: string;
}

export function PeopleFound({ search }: Searched) {
  const query = useInfiniteQuery({ ...accountsFoundQuery(search), enabled: isSearchable(search) });
  return <Found name="people" search={search} query={query} columns={accountColumns} />;
}

export function EventsFound({ search }: Searched) {
  const query = useInfiniteQuery({ ...eventsFoundQuery(search), enabled: isSearchable(search) });
  return <Found name="events" search={search} query={query} columns={eventColumns} />;
}

export function OrdersFound({ search }: Searched) {
  const query = useInfiniteQuery({ ...ordersFoundQuery(search), enabled: isSearchable(search) });
  return <Found name="orders" search={search} query={query} columns={orderColumns} />;
}

export function PaymentsFound({ search }: Searched) {
  const query = useInfiniteQuery({ ...paymentsFoundQuery(search), enabled: isSearchable(search) });
  return <Found name="payments" search={search} query={query} columns={paymentColumns} />;
}

interface FoundProps<Row> extends Searched {
  name: string;
  query: UseInfiniteQueryResult<InfiniteData<{ results: Row[] }>>;
  columns: TableColumn<Row>[];
}

/** A search's results, or a hint while the text is too short to search for. */
function Found<Row extends { id: number }>({ name, search, query, columns }: FoundProps<Row>) {
  if (search === '') return <Nothing>Type above to find {name}.</Nothing>;
  if (!isSearchable(search)) {
    return (
      <Nothing role="status">Type at least three letters or digits in a row, or a number.</Nothing>
    );
  }
  return (
    <Stack gap={4}>
      <VisuallyHidden role="status">{foundText(name, query)}</VisuallyHidden>
      <LongList
        name={name}
        query={query}
        failed={searchFailedMessage}
        columns={columns}
        compares={inOrder}
        more="Show More"
        empty={
          <EmptyState title={`No ${name} found`}>
            {`Nothing matches “${search}”. Check the spelling, or look under another kind.`}
          </EmptyState>
        }
      />
    </Stack>
  );
}

/** The API's order: exact matches come first. */
const inOrder = {};

function foundText(
  name: string,
  { data, hasNextPage }: Pick<FoundProps<object>['query'], 'data' | 'hasNextPage'>,
): string {
  if (!data) return '';
  const count = data.pages.reduce((sum, { results }) => sum + results.length, 0);
  return hasNextPage ? `The first ${count} ${name}` : `Found: ${count}`;
}
