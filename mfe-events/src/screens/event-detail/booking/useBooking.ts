import { purchaseLimits } from '@nzuko/contract';
import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, displayNameOf, useSession } from '@nzuko/shared-auth';
import { isUndecided, retryWithKey } from '@nzuko/shared-auth/queries';
import { isFree, useNavigate } from '@nzuko/shared-ui';
import { openPaymentTab, pictureToSend, type PaymentTab } from '@nzuko/shared-ui/parts';

import { eventQuery, type Event, type TicketType } from '../../../api/eventsApi';
import { purchaseTickets, type Purchase, type PurchaseResult } from '../../../api/ticketsApi';
import { SIGN_IN_PATH } from '../../../constants';
import { bookingFailedMessage, signInToBookMessage } from '../../../messages/bookingMessages';
import { orderTotal } from '../orderTotal';
import type { BookingStart } from '../useBookingStart';
import type { Press } from '../unansweredPress';
import { namedHolders } from './holderRules';
import { forgetDraft, keepDraft } from './signInDraft';
import { useBuyerDetails } from './useBuyerDetails';
import { useOpenOrder } from './useOpenOrder';
import { usePayment } from './usePayment';
import { useUnansweredPress } from './useUnansweredPress';

interface Sending {
  press: Press;
  tab: PaymentTab | undefined;
}

/** Books and pays for an event's tickets. Visitors sign in first and return to the same choices. */
export function useBooking(event: Event, start: BookingStart) {
  const navigate = useNavigate();
  const isVisitor = useSession((session) => session.status === 'unauthenticated');
  const user = useSession((session) => session.user);
  const { choice, result, setResult } = start;
  const { ticketType, quantity } = choice;
  const details = useBuyerDetails(event.id, quantity);
  const { namesHolders, holders, phone, image } = details;
  const unanswered = useUnansweredPress(user?.id, event.id, start);
  const refetchSeats = useRefetchSeats(event);

  const isSending = useRef(false);
  const purchase = useMutation({
    ...retryWithKey,
    mutationFn: async ({ press }: Sending) => {
      const order = await orderToSend(press.order);
      await unanswered.keep({ ...press, order });
      return purchaseTickets(order, press.key);
    },
    onSuccess: ({ id, order }, { press, tab }) => {
      forgetDraft();
      if (order.status === 'HELD') return payment.start(id, { tab, key: `${press.key}-pay` });
      unanswered.forget();
      tab?.close();
      refetchSeats();
    },
    onError: (error, { tab }) => {
      if (!isUndecided(error)) unanswered.forget();
      tab?.close();
      // Someone else may have got these seats first.
      refetchSeats();
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  const send = (sending: Sending) => {
    isSending.current = true;
    purchase.mutate(sending, { onSuccess: setResult });
  };
  const payment = usePayment(result, {
    onAnswered: () => {
      unanswered.forget();
      // Not earlier: with these seats gone, the page might call the event sold out, and the dialog still shows its form.
      refetchSeats();
    },
  });
  const openOrder = useOpenOrder({
    error: purchase.error,
    asked: purchase.variables?.press.order,
    openTab: (order) => openTabFor(event, order.ticketType),
    bookAgain: (order, tab) => send({ press: unanswered.pressFor(order), tab }),
  });

  const draft = { eventId: event.id, holders: namesHolders ? holders : [], phone, image };
  const path = `/events/${event.id}?${new URLSearchParams({
    book: '1',
    ticket: ticketType.ticket_type,
    quantity: String(quantity),
  })}`;
  const goToSignIn = () => {
    keepDraft(draft);
    void navigate(SIGN_IN_PATH, { state: { from: path, reason: signInToBookMessage } });
  };

  const book = () => {
    // Another press may come before this one has been rendered.
    if (isSending.current) return;
    if (isVisitor) return goToSignIn();
    const buyer = { name: user ? displayNameOf(user) : '', email: user?.email ?? '' };
    const order: Purchase = {
      eventId: event.id,
      ticketType: ticketType.ticket_type,
      quantity,
      total: orderTotal(ticketType.price, quantity, choice.fees),
      holders: namesHolders ? namedHolders(holders, buyer) : [],
      phone,
      image,
    };
    const tab = openTabFor(event, order.ticketType);
    send({ press: unanswered.pressFor(order), tab });
  };

  const clearError = () => {
    if (purchase.isError) purchase.reset();
  };

  const bookAgain = () => {
    setResult(undefined);
    purchase.reset();
    payment.reset();
  };

  const failure = purchase.error ? ApiError.from(purchase.error) : undefined;
  const isBooking =
    purchase.isPending || (purchase.isSuccess && payment.isStarting && !payment.reference);
  return {
    choices: { ...choice, ...details },
    /** To go on elsewhere: the typed part of the booking, and the path that opens the dialog with the rest. */
    draft,
    path,
    payment,
    book,
    /** A press from before this page was loaded, which can be sent again. */
    unanswered: result && !isBooking ? undefined : start.unanswered,
    continueUnanswered: (press: Press) =>
      send({ press, tab: openTabFor(event, press.order.ticketType) }),
    dropUnanswered: () => {
      clearError();
      unanswered.forget();
    },
    openOrder,
    payForOpenOrder: (order: PurchaseResult) => {
      setResult(order);
      payment.start(order.id);
    },
    isBooking,
    error: failure ? bookingFailedMessage(failure) : undefined,
    failure,
    result,
    clearError,
    /** Starts the same booking over, such as after a hold has ended. */
    bookAgain,
    startOver: () => {
      bookAgain();
      details.forget();
      choice.chooseQuantity(purchaseLimits.quantity.minimum);
    },
  };
}

/** The result of `useBooking`. */
export type Booking = ReturnType<typeof useBooking>;

/** An order with its picture as it is uploaded. */
const orderToSend = async ({ image, ...order }: Purchase): Promise<Purchase> => ({
  ...order,
  image: image && (await pictureToSend(image)),
});

/** Opens the tab for the payment page, if these tickets cost anything. */
function openTabFor(event: Event, kind: TicketType): PaymentTab | undefined {
  const type = event.ticket_types.find(({ ticket_type }) => ticket_type === kind);
  return isFree(type?.price ?? event.ticket_price) ? undefined : openPaymentTab();
}

/** Doesn't wait for the numbers: on a slow network, a booking that was answered would seem to go on. */
function useRefetchSeats(event: Event) {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: eventQuery(String(event.id)).queryKey });
    void queryClient.invalidateQueries({ queryKey: ['events'] });
    // A booking whose answer was lost may have made some.
    void queryClient.invalidateQueries({ queryKey: ['own-tickets'] });
  };
}
