import type { ApiSchemas } from '@nzuko/contract';
// Imported by package name, like a remote does: a relative path would bundle a second copy of the session and the client.
import { http } from '@nzuko/shared-auth';

import { withRequestKey } from './requestKey';

export type Payment = ApiSchemas['Payment'];
export type PaymentInitiation = ApiSchemas['PaymentInitiation'];

const pathOf = (reference: string) => `/payments/${encodeURIComponent(reference)}/`;

/** Starts a payment for the ticket's order; the same key gets the same payment page again. Rejects with ApiError. */
export async function initiatePayment(ticketId: number, key: string): Promise<PaymentInitiation> {
  const body = { ticket_id: ticketId };
  const options = withRequestKey(key);
  return (await http.post<PaymentInitiation>('/payments/initiate/', body, options)).data;
}

/** The latest payment attempt, as the server last saw it. Rejects with ApiError. */
export async function readPayment(reference: string, signal: AbortSignal): Promise<Payment> {
  return (await http.get<Payment>(pathOf(reference), { signal })).data;
}

/** Makes the server check the payment with the provider right away ("I Have Paid"). Rejects with ApiError. */
export async function checkPayment(reference: string, signal?: AbortSignal): Promise<Payment> {
  return (await http.post<Payment>(`${pathOf(reference)}check/`, undefined, { signal })).data;
}
