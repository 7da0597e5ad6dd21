import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  moneyQueryLimits,
  type moneyDeskPayoutsQueryLimits,
  type ApiSchemas,
} from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';
import { withRequestKey } from '@nzuko/shared-auth/queries';

import { moneyPages } from './moneyApi';
import type { PayoutAccount } from './payoutAccountApi';
import { readOnQuery } from './readOnQuery';

export type OrganizerBalance = ApiSchemas['OrganizerBalance'];
export type DeskPayout = ApiSchemas['DeskPayout'];
export type OpenDispute = ApiSchemas['OpenDispute'];
export type RefundCase = ApiSchemas['RefundCase'];
/** The stuck ones, or those in a state. */
export type RefundFilter = 'stuck' | Exclude<RefundCase['state'], 'NEEDS_ATTENTION'>;
export type PaymentCase = ApiSchemas['PaymentCase'];
/** A payout that the provider refuses, while it can be ended. */
export type UnsentPayout = NonNullable<PaymentCase['unsent_payout']>;
export type Posting = ApiSchemas['Posting'];
export type Payout = ApiSchemas['Payout'];
export type DeskStage = (typeof moneyDeskPayoutsQueryLimits.stage.enum)[number];

/** All that an administrator sees of money; refetched together after a change. */
export const moneyDeskKey = ['money-desk'];

const read = async <T>(path: string, params: object, signal: AbortSignal) =>
  (await http.get<T>(path, { params, signal })).data;

/** Organizers with money, those owed the most first. */
export const organizerBalancesQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: [...moneyDeskKey, 'balances', search, page],
    queryFn: ({ signal }) =>
      read<ApiSchemas['OrganizerBalancePage']>(
        '/money/organizers/',
        { page, ...(search && { search }) },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

/** Payouts that need a person. */
export const deskPayoutsQuery = (stage: DeskStage, page: number) =>
  queryOptions({
    queryKey: [...moneyDeskKey, 'payouts', stage, page],
    queryFn: ({ signal }) =>
      read<ApiSchemas['DeskPayoutPage']>('/money/desk/payouts/', { stage, page }, signal),
    placeholderData: keepPreviousData,
  });

/** Open disputes, those that must be answered first, first. */
export const openDisputesQuery = (page: number) =>
  queryOptions({
    queryKey: [...moneyDeskKey, 'disputes', page],
    queryFn: ({ signal }) => read<ApiSchemas['OpenDisputePage']>('/disputes/', { page }, signal),
    placeholderData: keepPreviousData,
  });

/** One refund, whatever its state. */
export const refundQuery = (id: number) =>
  queryOptions({
    queryKey: [...moneyDeskKey, 'refund', id],
    queryFn: ({ signal }) => read<ApiSchemas['RefundCasePage']>('/refunds/', { id }, signal),
  });

/** Refunds, oldest first; of the stuck ones, those that need a person come before late ones. */
export const refundsQuery = (filter: RefundFilter, page: number) =>
  queryOptions({
    queryKey: [...moneyDeskKey, 'refunds', filter, page],
    queryFn: ({ signal }) =>
      read<ApiSchemas['RefundCasePage']>(
        '/refunds/',
        { ...(filter === 'stuck' ? { stuck: true } : { state: filter }), page },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

/** One payment case, whatever became of it. */
export const paymentCaseQuery = (id: number) =>
  queryOptions({
    queryKey: [...moneyDeskKey, 'case', id],
    queryFn: ({ signal }) => read<ApiSchemas['PaymentCasePage']>('/payment-cases/', { id }, signal),
  });

/** Open payment cases, or closed ones; of one kind, or of all. */
export const paymentCasesQuery = (
  page: number,
  state: PaymentCase['state'] = 'OPEN',
  kind?: PaymentCase['kind'],
) =>
  queryOptions({
    queryKey: [...moneyDeskKey, 'cases', state, kind, page],
    queryFn: ({ signal }) =>
      read<ApiSchemas['PaymentCasePage']>(
        '/payment-cases/',
        { state, ...(kind && { kind }), page },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

/** An organizer's balances, as they see them. */
export const organizerMoneyQuery = (id: number) =>
  moneyPages(
    [...moneyDeskKey, 'organizer', id],
    `/money/organizers/${id}/`,
    moneyQueryLimits.page_size.maximum,
  );

export const organizerAccountQuery = (id: number) =>
  queryOptions({
    queryKey: [...moneyDeskKey, 'account', id],
    queryFn: ({ signal }) =>
      read<PayoutAccount>(`/money/organizers/${id}/payout-account/`, {}, signal),
  });

const chunksOf = <T extends { id: number }>(path: string) =>
  readOnQuery<T>([...moneyDeskKey, path], path);

export const organizerPostingsQuery = (id: number) =>
  chunksOf<Posting>(`/money/organizers/${id}/postings/`);
export const organizerPayoutsQuery = (id: number) =>
  chunksOf<Payout>(`/money/organizers/${id}/payouts/`);

/** Lets a payout go. Rejects with ApiError. */
export const approvePayout = async (id: number) =>
  (await http.post<Payout>(`/money/payouts/${id}/approve/`)).data;

/** Gives a payout back to its organizer's balance, with the reason that they read, at most once. Rejects with ApiError. */
export const refusePayout = async (id: number, reason: string) =>
  (await http.post<Payout>(`/money/payouts/${id}/refuse/`, { reason })).data;

/** Enters the provider's one-time code. Rejects with ApiError. */
export const releasePayout = async (id: number, otp: string): Promise<void> => {
  await http.post(`/money/payouts/${id}/release/`, { otp });
};

/** Has a stuck refund tried again; the API never sends the money twice. Rejects with ApiError. */
export const retryRefund = async (id: number, note: string) =>
  (await http.post<RefundCase>(`/refunds/${id}/retry/`, { note })).data;

/** Records that a stuck refund was paid by hand. Rejects with ApiError. */
export const settleRefund = async (id: number, note: string) =>
  (await http.post<RefundCase>(`/refunds/${id}/settle/`, { note })).data;

/** Notes what was done about a case. Rejects with ApiError. */
export const closePaymentCase = async (id: number, note: string) =>
  (await http.post<PaymentCase>(`/payment-cases/${id}/close/`, { note })).data;

/** Adds to an organizer's balance or takes from it, once per key. Rejects with ApiError. */
export const correctMoney = async (
  id: number,
  correction: ApiSchemas['MoneyCorrection'],
  key: string,
) =>
  (
    await http.post<Posting>(
      `/money/organizers/${id}/corrections/`,
      correction,
      withRequestKey(key),
    )
  ).data;
