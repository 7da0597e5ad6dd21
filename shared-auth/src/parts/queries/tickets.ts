import type { ApiSchemas } from '@nzuko/contract';
// Imported by package name, like a remote does: a relative path would bundle a second copy of the session and the client.
import { http } from '@nzuko/shared-auth';

export type Cancellation = ApiSchemas['Cancellation'];

/**
 * Cancels one of the user's tickets; if the order is unpaid, all of its tickets. Rejects with ApiError, also if the refund
 * is no longer the expected one, or the order that was shown as held is paid.
 */
export const cancelTicket = async (
  id: number,
  expected: { expected_refund?: string; expected_status?: 'HELD' },
) => (await http.post<Cancellation>(`/tickets/${id}/cancel/`, expected)).data;
