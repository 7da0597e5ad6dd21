import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import { initiatePayment, newRequestKey, retryWithKey } from '@nzuko/shared-auth/queries';

import { myTicketsQuery } from '../../../api/ticketsApi';
import { paymentPageFailedMessage } from '../../../messages/ticketMessages';

interface Attempt {
  ticketId: number;
  key: string;
  /** Null if the browser blocked it. */
  page: Window | null;
}

/** Opens the provider's payment page in a new tab. */
export function usePaymentPage() {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    ...retryWithKey,
    mutationFn: ({ ticketId, key }: Attempt) => initiatePayment(ticketId, key),
    onSuccess: ({ authorization_url }, { page }) => page?.location.replace(authorization_url),
    onError: (_error, { page }) => {
      page?.close();
      // Paid in the meantime, or the hold expired: the list is stale.
      return queryClient.invalidateQueries({ queryKey: myTicketsQuery.queryKey });
    },
  });

  const pay = (ticketId: number) => {
    // Open the tab now, not after the API has responded: pop-up blockers only allow it directly in the click handler.
    const page = window.open('', '_blank');
    if (page) page.opener = null;
    mutation.mutate({ ticketId, key: newRequestKey(), page });
  };

  return {
    pay,
    busyTicketId: mutation.isPending ? mutation.variables.ticketId : undefined,
    started: mutation.data,
    wasBlocked: mutation.variables?.page === null,
    error: mutation.error ? paymentPageFailedMessage(ApiError.from(mutation.error)) : undefined,
    forget: mutation.reset,
  };
}

export type PaymentPage = ReturnType<typeof usePaymentPage>;
