import { queryOptions } from '@tanstack/react-query';
import { readPayment } from '@nzuko/shared-auth/queries';

/** The latest payment attempt, as the server last saw it. */
export const paymentQuery = (reference: string) =>
  queryOptions({
    queryKey: ['payment', reference],
    queryFn: ({ signal }) => readPayment(reference, signal),
  });
