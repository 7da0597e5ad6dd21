import { useEffect, useRef, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Banner, Button, EmptyState, Stack, Table } from 'shared-ui';

import { payoutsQuery } from '../../../api/payoutsApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { payoutsFailedMessage } from '../../../messages/payoutMessages';
import { TabSection } from '../TabSection';
import { payoutColumns } from './payoutColumns';
import { usePayoutWatch } from './usePayoutWatch';

/** The organizer's payouts, newest first, with what became of them. */
export function PayoutHistory() {
  return (
    <TabSection title="Payout history">
      <Payouts />
    </TabSection>
  );
}

function Payouts() {
  const { data, isError, isFetching, refetch, ...more } = useInfiniteQuery(payoutsQuery);
  const payouts = data?.pages.flatMap(({ results }) => results) ?? [];
  usePayoutWatch(data && (payouts[0] ?? null));
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
        rows={payouts}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="No payouts yet">
            Each payout shows up here with its state, from your request until it’s in your bank.
          </EmptyState>
        }
      />
      {more.isFetchNextPageError ? <Banner tone="error">{payoutsFailedMessage}</Banner> : null}
      {data.pages.length > 1 || more.hasNextPage ? (
        <ShowMore
          shown={payouts.length}
          hasMore={more.hasNextPage}
          isLoading={more.isFetchingNextPage}
          onPress={more.fetchNextPage}
        />
      ) : null}
    </Stack>
  );
}

interface ShowMoreProps {
  shown: number;
  hasMore: boolean;
  isLoading: boolean;
  onPress: () => unknown;
}

/** The button goes with the last page, and the focus to the text in its place. */
function ShowMore({ shown, hasMore, isLoading, onPress }: ShowMoreProps) {
  const textRef = useRef<HTMLParagraphElement>(null);
  const [wasPressed, setPressed] = useState(false);
  useEffect(() => {
    if (wasPressed && !hasMore) textRef.current?.focus();
  }, [wasPressed, hasMore]);
  const handlePress = () => {
    setPressed(true);
    onPress();
  };
  return (
    <Stack direction="row" gap={4} align="center" justify="space-between" wrap>
      <p ref={textRef} tabIndex={-1} role="status">
        {hasMore ? `The newest ${shown} payouts` : `All ${shown} payouts`}
      </p>
      {hasMore ? (
        <Button variant="secondary" loading={isLoading} onClick={handlePress}>
          Show more
        </Button>
      ) : null}
    </Stack>
  );
}
