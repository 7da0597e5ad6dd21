import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';

import { initiatePayment } from '../../../api/paymentsApi';
import { myTicketsQuery } from '../../../api/ticketsApi';
import { paymentPageFailedMessage } from '../../../messages/ticketMessages';

interface Attempt {
  ticketId: number;
  /** Null when the browser did not let it open. */
  page: Window | null;
}

/** Opens the provider's payment page in a tab of its own. */
export function usePaymentPage() {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ ticketId }: Attempt) => initiatePayment(ticketId),
    onSuccess: ({ authorization_url }, { page }) => page?.location.replace(authorization_url),
    onError: (_error, { page }) => {
      page?.close();
      // Paid meanwhile, or the hold is over: the list on the screen is old.
      return queryClient.invalidateQueries({ queryKey: myTicketsQuery.queryKey });
    },
  });

  const pay = (ticketId: number) => {
    // Now and not when the API has answered: only a tab opened by the press itself gets past a pop-up blocker.
    const page = window.open('', '_blank');
    if (page) page.opener = null;
    mutation.mutate({ ticketId, page });
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
