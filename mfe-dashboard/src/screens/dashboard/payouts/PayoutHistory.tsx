import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState, Stack } from '@nzuko/shared-ui';
import { Table } from '@nzuko/shared-ui/parts';

import { payoutsQuery } from '../../../api/payoutsApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { ShowMore } from '../../../components/ShowMore';
import { payoutsFailedMessage } from '../../../messages/tabMessages';
import { TabSection } from '../TabSection';
import { useSortedRows } from '../useSort';
import { payoutColumns, payoutCompares } from './payoutColumns';
import { usePayoutWatch } from './usePayoutWatch';

/** The organizer's payouts, newest first, with what became of them. */
export function PayoutHistory() {
  return (
    <TabSection title="Payout history">
      <Payouts />
    </TabSection>
  );
}

const newestFirst = { key: 'requested', descending: true };

function Payouts() {
  const { data, isError, isFetching, refetch, ...more } = useInfiniteQuery(payoutsQuery);
  const payouts = data?.pages.flatMap(({ results }) => results) ?? [];
  usePayoutWatch(data && (payouts[0] ?? null));
  const sorted = useSortedRows(payouts, payoutCompares, newestFirst, 'history');
  if (!data) {
    return isError ? (
      <LoadError message={payoutsFailedMessage} onRetry={refetch} retrying={isFetching} />
    ) : (
      <LoadingRows label="Loading your payouts…" height="5rem" />
    );
  }
  return (
    <Stack gap={4}>
      <Table
        caption="Payout history"
        hideCaption
        columns={payoutColumns}
        rows={more.hasNextPage ? payouts : sorted.rows}
        sort={more.hasNextPage ? undefined : sorted.sort}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="No payouts yet">
            Each payout shows up here with its state, from your request until it’s in your bank.
          </EmptyState>
        }
      />
      <ShowMore
        {...more}
        pages={data.pages.length}
        failed={payoutsFailedMessage}
        shown={`The newest ${payouts.length} payouts`}
        all={`All ${payouts.length} payouts`}
      />
    </Stack>
  );
}
