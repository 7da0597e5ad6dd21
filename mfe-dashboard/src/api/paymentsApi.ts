import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import { checkPayment, readPayment, type Payment } from '@nzuko/shared-auth/queries';

import { PAYMENT_CHECK_MS } from '../constants';

/** A payment, and whether this is what the provider says now. */
export type SeenPayment = Payment & { isChecked: boolean };

/** True while the payment can still succeed. */
const isOpen = ({ status, order }: Payment) =>
  (status === 'PENDING' || status === 'FAILED') && order.status !== 'PAID';

/** The key of all payments. */
export const paymentsKey = ['payment'] as const;

/** A payment's status; checked with the provider repeatedly until it is settled. */
export const paymentQuery = (reference: string) =>
  queryOptions({
    queryKey: [...paymentsKey, reference],
    queryFn: async ({ signal }): Promise<SeenPayment> => {
      try {
        return { ...(await checkPayment(reference, signal)), isChecked: true };
      } catch (error) {
        // The provider is down or we are rate-limited: fall back to the last known status.
        const { status, isUnreachable } = ApiError.from(error);
        if (!isUnreachable && status !== 429) throw error;
        return { ...(await readPayment(reference, signal)), isChecked: false };
      }
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? PAYMENT_CHECK_MS : false),
  });
