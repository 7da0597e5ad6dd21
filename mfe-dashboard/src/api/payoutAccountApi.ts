import { queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

export type PayoutAccount = ApiSchemas['PayoutAccount'];

const PATH = '/money/payout-account/';

/** Where the organizer's money goes, and the account that waits for its code. */
export const payoutAccountQuery = queryOptions({
  queryKey: ['money', 'payout-account'],
  queryFn: async ({ signal }) => (await http.get<PayoutAccount>(PATH, { signal })).data,
});

export const payoutBanksQuery = queryOptions({
  queryKey: ['money', 'payout-banks'],
  queryFn: async ({ signal }) =>
    (await http.get<ApiSchemas['PayoutBank'][]>(`${PATH}banks/`, { signal })).data,
});

/** Looks an account up and has a code mailed for it. Rejects with ApiError. */
export const askForPayoutAccount = async (account: ApiSchemas['PayoutAccountPayload']) =>
  (await http.post<PayoutAccount>(PATH, account)).data;

/** Has another code mailed. Rejects with ApiError. */
export const sendPayoutAccountCode = async () =>
  (await http.post<PayoutAccount>(`${PATH}code/`)).data;

/** Puts the waiting account in use. Rejects with ApiError. */
export const confirmPayoutAccount = async (code: string) =>
  (await http.post<PayoutAccount>(`${PATH}confirm/`, { code })).data;
