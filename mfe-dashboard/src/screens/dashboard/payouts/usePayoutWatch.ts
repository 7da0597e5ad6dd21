import { useEffect, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import {
  isUnderWay,
  newestPayoutQuery,
  payoutsQuery,
  refreshBalances,
  type Payout,
} from '../../../api/payoutsApi';

/**
 * Looks at the newest payout while the listed one is under way, and refetches the list once that has moved or another was
 * requested, and the balances once the list has: they may have been read before it. `listed` is the list's first; null if it
 * is empty, undefined before it has loaded.
 */
export function usePayoutWatch(listed: Payout | null | undefined): void {
  const queryClient = useQueryClient();
  const { data: newest, dataUpdatedAt } = useQuery({
    ...newestPayoutQuery,
    enabled: Boolean(listed && isUnderWay(listed)),
  });
  const hasMoved =
    newest &&
    listed &&
    (newest.id > listed.id || (newest.id === listed.id && newest.state !== listed.state));
  useEffect(() => {
    if (hasMoved) void queryClient.invalidateQueries({ queryKey: payoutsQuery.queryKey });
    // Again after each look, should the refetch have failed.
  }, [hasMoved, dataUpdatedAt, queryClient]);

  const shown = listed && `${listed.id} ${listed.state}`;
  const lastShown = useRef(shown);
  useEffect(() => {
    if (lastShown.current !== undefined && lastShown.current !== shown) {
      void refreshBalances(queryClient);
    }
    lastShown.current = shown;
  }, [shown, queryClient]);
}
