import { queryOptions } from '@tanstack/react-query';
import { ApiError, http, type ApiSchemas } from 'shared-auth';

import { PAYMENT_CHECK_MS } from '../constants';

export type Payment = ApiSchemas['Payment'];
export type PaymentInitiation = ApiSchemas['PaymentInitiation'];

/** Starts a payment of the order that a ticket belongs to. Rejects with ApiError. */
export async function initiatePayment(ticketId: number): Promise<PaymentInitiation> {
  const payload = { ticket_id: ticketId };
  return (await http.post<PaymentInitiation>('/payments/initiate/', payload)).data;
}

/** Whether a payment may still become paid. */
export const isOpen = ({ status, order }: Payment) =>
  (status === 'PENDING' || status === 'FAILED') && order.status !== 'PAID';

/** What became of a payment: the provider is asked, again and again until it is settled. */
export const paymentQuery = (reference: string) =>
  queryOptions({
    queryKey: ['payment', reference],
    queryFn: async ({ signal }) => {
      const path = `/payments/${encodeURIComponent(reference)}/`;
      try {
        return (await http.post<Payment>(`${path}check/`, undefined, { signal })).data;
      } catch (error) {
        // The provider is silent, or was asked often enough: then what was last heard is the answer.
        const { status, isUnreachable } = ApiError.from(error);
        if (!isUnreachable && status !== 429) throw error;
        return (await http.get<Payment>(path, { signal })).data;
      }
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? PAYMENT_CHECK_MS : false),
  });
