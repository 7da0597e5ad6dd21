import { purchaseLimits } from '@nzuko/contract';
import { useState } from 'react';
import { useSearchParams } from '@nzuko/shared-ui';

import type { Event, EventTicketType } from '../../api/eventsApi';

/** Which tickets the buyer wants, and how many. */
export interface TicketChoice {
  ticketType: EventTicketType;
  quantity: number;
  maxQuantity: number;
  /** Paid by the buyer on top of the price; undefined if the organizer bears the fees. */
  fees: string | undefined;
  chooseTicketType: (value: string) => void;
  chooseQuantity: (quantity: number) => void;
}

/** The choice of tickets, restored from the URL as far as they are still available. */
export function useTicketChoice(event: Event): TicketChoice {
  const [query] = useSearchParams();
  const [wantedType, setWantedType] = useState(query.get('ticket'));
  const [wantedQuantity, setWantedQuantity] = useState(Number(query.get('quantity')));

  const ticketType = pickTicketType(event, wantedType);
  const maxQuantity = Math.min(purchaseLimits.quantity.maximum, ticketType.available);
  const quantity = Math.max(
    purchaseLimits.quantity.minimum,
    Math.min(Number.isSafeInteger(wantedQuantity) ? wantedQuantity : 1, maxQuantity),
  );

  return {
    ticketType,
    quantity,
    maxQuantity,
    fees: ticketType.fees?.[quantity - 1],
    chooseTicketType: setWantedType,
    chooseQuantity: setWantedQuantity,
  };
}

function pickTicketType(event: Event, wanted: string | null): EventTicketType {
  const types = event.ticket_types;
  const standard: EventTicketType = {
    ticket_type: 'STANDARD',
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
