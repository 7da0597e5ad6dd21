import { queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

export type RefundLink = ApiSchemas['RefundLink'];
export type RefundAccount = ApiSchemas['RefundAccount'];

const pathOf = (token: string) => `/refund-links/${encodeURIComponent(token)}/`;

/** The refund behind a link. */
export const refundLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['refund-link', token],
    queryFn: async ({ signal }) => (await http.get<RefundLink>(pathOf(token), { signal })).data,
    staleTime: 0,
  });

/** The banks a refund can go to. */
export const refundBanksQuery = (token: string) =>
  queryOptions({
    queryKey: ['refund-banks'],
    queryFn: async ({ signal }) =>
      (await http.get<ApiSchemas['Bank'][]>(`${pathOf(token)}banks/`, { signal })).data,
  });

/** The name of an account's holder. Rejects with ApiError. */
export const resolveAccount = async (token: string, account: RefundAccount) =>
  (await http.post<{ account_name: string }>(`${pathOf(token)}resolve/`, account)).data;

/** Sends the refund to an account. Rejects with ApiError. */
export const confirmAccount = async (token: string, account: RefundAccount) =>
  (await http.post<RefundLink>(`${pathOf(token)}confirm/`, account)).data;

/** Asks for a new link in place of an expired one. Rejects with ApiError. */
export const renewRefundLink = async (token: string) =>
  (await http.post<{ detail: string }>(`${pathOf(token)}renew/`)).data;
