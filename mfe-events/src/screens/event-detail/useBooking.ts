import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, useSession } from 'shared-auth';
import { useNavigate, useSearchParams } from 'shared-ui';

import { eventQuery, type Event } from '../../api/eventsApi';
import { purchaseTickets, type PurchaseResult } from '../../api/ticketsApi';
import { TICKETS_PER_ORDER_MAX, TICKETS_PER_ORDER_MIN } from '../../constants';
import { bookingFailedMessage } from '../../messages/bookingMessages';

/** One visit's booking: what is chosen, what it costs in seats, and what became of it. */
export interface Booking {
  ticketType: Event['ticket_types'][number];
  quantity: number;
  maxQuantity: number;
  chooseTicketType: (value: string) => void;
  chooseQuantity: (quantity: number) => void;
  book: () => void;
  isBooking: boolean;
  error: string | undefined;
  result: PurchaseResult | undefined;
  startOver: () => void;
}

/** Books tickets of an event. A visitor signs in first and comes back to the same choices. */
export function useBooking(event: Event): Booking {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isVisitor = useSession((session) => session.status === 'unauthenticated');
  const [wantedType, setWantedType] = useState(query.get('ticket'));
  const [wantedQuantity, setWantedQuantity] = useState(Number(query.get('quantity')));

  const ticketType = pickTicketType(event, wantedType);
  const maxQuantity = Math.min(TICKETS_PER_ORDER_MAX, ticketType.available);
  const quantity = Math.max(
    TICKETS_PER_ORDER_MIN,
    Math.min(Number.isSafeInteger(wantedQuantity) ? wantedQuantity : 1, maxQuantity),
  );

  const purchase = useMutation({
    mutationFn: purchaseTickets,
    // Seats changed hands, or somebody else was quicker: either way the numbers on the page are old.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: eventQuery(String(event.id)).queryKey }),
        queryClient.invalidateQueries({ queryKey: ['events'] }),
      ]),
  });

  const goToSignIn = () => {
    const choices = new URLSearchParams({
      ticket: ticketType.ticket_type,
      quantity: String(quantity),
    });
    void navigate('/login', { state: { from: `/events/${event.id}?${choices}` } });
  };

  const book = () => {
    if (isVisitor) return goToSignIn();
    purchase.mutate({ eventId: event.id, ticketType: ticketType.ticket_type, quantity });
  };

  return {
    ticketType,
    quantity,
    maxQuantity,
    chooseTicketType: setWantedType,
    chooseQuantity: setWantedQuantity,
    book,
    isBooking: purchase.isPending,
    error: purchase.error ? bookingFailedMessage(ApiError.from(purchase.error)) : undefined,
    result: purchase.data,
    startOver: purchase.reset,
  };
}

function pickTicketType(event: Event, wanted: string | null): Event['ticket_types'][number] {
  const types = event.ticket_types;
  const standard = {
    ticket_type: 'STANDARD' as const,
    price: event.ticket_price,
    available: event.available_capacity,
  };
  return (
    types.find((each) => each.ticket_type === wanted) ??
    types.find((each) => each.available > 0) ??
    types[0] ??
    standard
  );
}
