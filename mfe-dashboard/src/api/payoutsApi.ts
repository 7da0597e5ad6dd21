import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';
import { withRequestKey } from '@nzuko/shared-auth/queries';

import { PAYOUT_REFRESH_MS, PAYOUTS_PAGE_SIZE } from '../constants';
import { moneyQuery } from './moneyApi';
import { readOnQuery } from './readOnQuery';

export type Payout = ApiSchemas['Payout'];
export type PayoutTerms = ApiSchemas['PayoutTerms'];
type PayoutPage = ApiSchemas['PayoutPage'];

const PATH = '/money/payouts/';
const listKey = ['money', 'payouts'];

export const isUnderWay = ({ state }: Payout) =>
  state === 'REQUESTED' || state === 'SENDING' || state === 'OTP';

/** The amount available now and the transfer fee, or why a request would be refused. */
export const payoutTermsQuery = queryOptions({
  queryKey: ['money', 'payout-terms'],
  queryFn: async ({ signal }) => (await http.get<PayoutTerms>(`${PATH}terms/`, { signal })).data,
});

/** The organizer's payouts, newest first, page after page. */
export const payoutsQuery = readOnQuery<Payout>([...listKey, 'pages'], PATH, {
  params: { page_size: PAYOUTS_PAGE_SIZE },
});

/** The newest payout, the only one that can be under way; polled. */
export const newestPayoutQuery = queryOptions({
  queryKey: [...listKey, 'newest'],
  queryFn: async ({ signal }) => {
    const params = { page_size: 1 };
    return (await http.get<PayoutPage>(PATH, { params, signal })).data.results[0] ?? null;
  },
  // A cached payout says nothing about the next one.
  staleTime: 0,
  refetchInterval: PAYOUT_REFRESH_MS,
});

/** Requests a payout; the same key requests it once. Rejects with ApiError. */
export const requestPayout = async (amount: string, key: string) =>
  (await http.post<Payout>(PATH, { amount }, withRequestKey(key))).data;

const refetch = (queryClient: QueryClient, queryKeys: readonly QueryKey[]) =>
  Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

/** Refetches balances and terms, which change whenever a payout's state does. */
export const refreshBalances = (queryClient: QueryClient) =>
  refetch(queryClient, [moneyQuery.queryKey, payoutTermsQuery.queryKey]);

/** Refetches everything a request changes. */
export const refreshPayouts = (queryClient: QueryClient) =>
  Promise.all([refreshBalances(queryClient), refetch(queryClient, [payoutsQuery.queryKey])]);
