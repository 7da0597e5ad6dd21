import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import { cancelTicket } from '@nzuko/shared-auth/queries';
import type { PaymentTab } from '@nzuko/shared-ui/parts';

import { openOrderOf, type Purchase } from '../../../api/ticketsApi';
import { bookingFailedMessage } from '../../../messages/bookingMessages';

interface OpenOrderOptions {
  /** Why the last purchase failed, and what it asked for. */
  error: unknown;
  asked: Purchase | undefined;
  /** Called within the click. */
  openTab: (order: Purchase) => PaymentTab | undefined;
  /** Books it once more. */
  bookAgain: (order: Purchase, tab: PaymentTab | undefined) => void;
}

interface Cancelling {
  ticketId: number;
  order: Purchase;
  tab: PaymentTab | undefined;
}

/** The way on for a buyer whose own open order takes up the seats: cancel it and book what they asked for. */
export function useOpenOrder({ error, asked, openTab, bookAgain }: OpenOrderOptions) {
  const open = error ? openOrderOf(ApiError.from(error)) : undefined;
  const cancelling = useMutation({
    // It may have been paid for in another tab.
    mutationFn: ({ ticketId }: Cancelling) => cancelTicket(ticketId, { expected_status: 'HELD' }),
    onSuccess: (_answer, { order, tab }) => bookAgain(order, tab),
    onError: (_error, { tab }) => tab?.close(),
  });
  if (!open || !asked) return undefined;
  return {
    ...open,
    askedQuantity: asked.quantity,
    isCancelling: cancelling.isPending,
    cancelError: cancelling.error
      ? bookingFailedMessage(ApiError.from(cancelling.error))
      : undefined,
    bookInstead: () =>
      cancelling.mutate({ ticketId: open.order.id, order: asked, tab: openTab(asked) }),
  };
}

/** The result of `useOpenOrder`, if there is such an order. */
export type OpenOrderState = NonNullable<ReturnType<typeof useOpenOrder>>;
