import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, displayNameOf, useSession } from 'shared-auth';
import { isFree, useNavigate } from 'shared-ui';

import { eventQuery, type Event } from '../../../api/eventsApi';
import { purchaseTickets, type Purchase } from '../../../api/ticketsApi';
import { bookingFailedMessage } from '../../../messages/bookingMessages';
import { namedHolders } from './holdersSchema';
import { forgetBooking, keepBooking } from './interruptedBooking';
import { openPaymentTab, type PaymentTab } from './paymentTab';
import { useChoices } from './useChoices';
import { usePayment } from './usePayment';

/** Books and pays for an event's tickets. Visitors sign in first and return to the same choices. */
export function useBooking(event: Event) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isVisitor = useSession((session) => session.status === 'unauthenticated');
  const user = useSession((session) => session.user);
  const choices = useChoices(event);
  const { ticketType, quantity, namesHolders, holders, image } = choices;

  const purchase = useMutation({
    mutationFn: ({ order }: { order: Purchase; tab: PaymentTab | undefined }) =>
      purchaseTickets(order),
    onSuccess: (result, { tab }) => {
      forgetBooking();
      if (result.order.status === 'HELD') payment.start(result.id, tab);
      else tab?.close();
    },
    onError: (_error, { tab }) => tab?.close(),
    // Either these seats were taken now or someone else got them first; the page's numbers are stale.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: eventQuery(String(event.id)).queryKey }),
        queryClient.invalidateQueries({ queryKey: ['events'] }),
      ]),
  });
  const payment = usePayment(purchase.data);

  const goToSignIn = () => {
    keepBooking({ eventId: event.id, holders: namesHolders ? holders : [], image });
    const query = new URLSearchParams({
      book: '1',
      ticket: ticketType.ticket_type,
      quantity: String(quantity),
    });
    void navigate('/login', { state: { from: `/events/${event.id}?${query}` } });
  };

  const book = () => {
    if (isVisitor) return goToSignIn();
    const buyer = { name: user ? displayNameOf(user) : '', email: user?.email ?? '' };
    purchase.mutate({
      order: {
        eventId: event.id,
        ticketType: ticketType.ticket_type,
        quantity,
        holders: namesHolders ? namedHolders(holders, buyer) : [],
        image,
      },
      tab: isFree(ticketType.price) ? undefined : openPaymentTab(),
    });
  };

  return {
    choices,
    payment,
    book,
    isBooking:
      purchase.isPending || (purchase.isSuccess && payment.isStarting && !payment.reference),
    error: purchase.error ? bookingFailedMessage(ApiError.from(purchase.error)) : undefined,
    result: purchase.data,
    clearError: () => {
      if (purchase.isError) purchase.reset();
    },
    startOver: () => {
      purchase.reset();
      payment.reset();
      choices.forget();
    },
  };
}

/** The result of `useBooking`. */
export type Booking = ReturnType<typeof useBooking>;
