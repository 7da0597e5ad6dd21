import { queryOptions } from '@tanstack/react-query';
import { http, type ApiSchemas } from 'shared-auth';

export type Payment = ApiSchemas['Payment'];
export type PaymentInitiation = ApiSchemas['PaymentInitiation'];

/** Starts a try to pay the order that a ticket belongs to. Rejects with ApiError. */
export async function initiatePayment(ticketId: number): Promise<PaymentInitiation> {
  return (await http.post<PaymentInitiation>('/payments/initiate/', { ticket_id: ticketId })).data;
}

/** A try to pay, as the server last heard of it. */
export const paymentQuery = (reference: string) =>
  queryOptions({
    queryKey: ['payment', reference],
    queryFn: async ({ signal }) => {
      const path = `/payments/${encodeURIComponent(reference)}/`;
      return (await http.get<Payment>(path, { signal })).data;
    },
  });

/** "I have paid": lets the server ask the provider now. Rejects with ApiError. */
export async function checkPayment(reference: string): Promise<Payment> {
  const path = `/payments/${encodeURIComponent(reference)}/check/`;
  return (await http.post<Payment>(path)).data;
}
