import { useState } from 'react';
import { useSearchParams } from 'shared-ui';

import type { Event } from '../../../api/eventsApi';
import { TICKETS_PER_ORDER_MAX, TICKETS_PER_ORDER_MIN } from '../../../constants';
import { noHolders, type HolderValues } from './holdersSchema';
import { readBooking } from './interruptedBooking';

/** What the buyer has chosen so far. */
export interface Choices {
  ticketType: Event['ticket_types'][number];
  quantity: number;
  maxQuantity: number;
  /** Whether the tickets are to carry names, and a row of them for each ticket. */
  namesHolders: boolean;
  holders: HolderValues[];
  image: File | null;
  chooseTicketType: (value: string) => void;
  chooseQuantity: (quantity: number) => void;
  nameHolders: (names: boolean) => void;
  changeHolder: (row: number, change: Partial<HolderValues>) => void;
  chooseImage: (image: File | null) => void;
  /** The next tickets are for nobody yet. */
  forget: () => void;
}

/** The choices of a booking: from the URL and from before signing in, as far as they can still be had. */
export function useChoices(event: Event): Choices {
  const [query] = useSearchParams();
  const [kept] = useState(() => readBooking(event.id));
  const [wantedType, setWantedType] = useState(query.get('ticket'));
  const [wantedQuantity, setWantedQuantity] = useState(Number(query.get('quantity')));
  const [rows, setRows] = useState(kept?.holders ?? noHolders);
  const [namesHolders, setNamesHolders] = useState(rows.some(({ name, email }) => name || email));
  const [image, setImage] = useState(kept?.image ?? null);

  const ticketType = pickTicketType(event, wantedType);
  const maxQuantity = Math.min(TICKETS_PER_ORDER_MAX, ticketType.available);
  const quantity = Math.max(
    TICKETS_PER_ORDER_MIN,
    Math.min(Number.isSafeInteger(wantedQuantity) ? wantedQuantity : 1, maxQuantity),
  );

  return {
    ticketType,
    quantity,
    maxQuantity,
    namesHolders,
    holders: rows.slice(0, quantity),
    image,
    chooseTicketType: setWantedType,
    chooseQuantity: setWantedQuantity,
    nameHolders: setNamesHolders,
    changeHolder: (changed, change) =>
      setRows((before) =>
        before.map((row, index) => (index === changed ? { ...row, ...change } : row)),
      ),
    chooseImage: setImage,
    forget: () => {
      setRows(noHolders);
      setNamesHolders(false);
      setImage(null);
      setWantedQuantity(TICKETS_PER_ORDER_MIN);
    },
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
