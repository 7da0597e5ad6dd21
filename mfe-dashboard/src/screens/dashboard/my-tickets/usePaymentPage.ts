import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import { initiatePayment, newRequestKey, retryWithKey } from '@nzuko/shared-auth/queries';
import { openPaymentTab, type PaymentTab } from '@nzuko/shared-ui/parts';

import { myTicketsQuery } from '../../../api/ticketsApi';
import { paymentPageFailedMessage } from '../../../messages/ticketMessages';

interface Attempt {
  ticketId: number;
  key: string;
  tab: PaymentTab;
}

/** Opens the provider's payment page in a new tab. */
export function usePaymentPage() {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    ...retryWithKey,
    mutationFn: async ({ ticketId, key, tab }: Attempt) => {
      const started = await initiatePayment(ticketId, key);
      return { ...started, isShown: tab.show(started.authorization_url) };
    },
    onError: (_error, { tab }) => {
      tab.close();
      // Paid in the meantime, or the hold expired: the list is stale.
      return queryClient.invalidateQueries({ queryKey: myTicketsQuery.queryKey });
    },
  });

  const pay = (ticketId: number) =>
    mutation.mutate({ ticketId, key: newRequestKey(), tab: openPaymentTab() });

  return {
    pay,
    busyTicketId: mutation.isPending ? mutation.variables.ticketId : undefined,
    started: mutation.data,
    error: mutation.error ? paymentPageFailedMessage(ApiError.from(mutation.error)) : undefined,
    forget: mutation.reset,
  };
}

export type PaymentPage = ReturnType<typeof usePaymentPage>;
