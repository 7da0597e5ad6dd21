import { purchaseLimits } from '@nzuko/contract';
import { useState } from 'react';
import { useSearchParams } from '@nzuko/shared-ui';

import type { Event } from '../../../api/eventsApi';
import { blankHolders, type HolderValues } from './holderRules';
import { readBooking } from './interruptedBooking';

/** The buyer's choices so far. */
export interface Choices {
  ticketType: Event['ticket_types'][number];
  quantity: number;
  maxQuantity: number;
  /** What the buyer pays on top of the price; undefined if the organizer bears the fees. */
  fees: string | undefined;
  /** Whether the buyer names the holders, and a row for each ticket. */
  namesHolders: boolean;
  holders: HolderValues[];
  phone: string;
  image: File | null;
  chooseTicketType: (value: string) => void;
  chooseQuantity: (quantity: number) => void;
  nameHolders: (names: boolean) => void;
  changeHolder: (row: number, change: Partial<HolderValues>) => void;
  changePhone: (phone: string) => void;
  chooseImage: (image: File | null) => void;
  /** Clears all of them for the next booking. */
  forget: () => void;
}

/** A booking's choices, restored from the URL and from before signing in as far as they are still available. */
export function useChoices(event: Event): Choices {
  const [query] = useSearchParams();
  const [kept] = useState(() => readBooking(event.id));
  const [wantedType, setWantedType] = useState(query.get('ticket'));
  const [wantedQuantity, setWantedQuantity] = useState(Number(query.get('quantity')));
  const [rows, setRows] = useState(kept?.holders ?? blankHolders);
  const [namesHolders, setNamesHolders] = useState(rows.some(({ name, email }) => name || email));
  const [phone, setPhone] = useState(kept?.phone ?? '');
  const [image, setImage] = useState(kept?.image ?? null);

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
    namesHolders,
    holders: rows.slice(0, quantity),
    phone,
    image,
    chooseTicketType: setWantedType,
    chooseQuantity: setWantedQuantity,
    nameHolders: setNamesHolders,
    changeHolder: (changed, change) =>
      setRows((before) =>
        before.map((row, index) => (index === changed ? { ...row, ...change } : row)),
      ),
    changePhone: setPhone,
    chooseImage: setImage,
    forget: () => {
      setRows(blankHolders);
      setNamesHolders(false);
      setPhone('');
      setImage(null);
      setWantedQuantity(purchaseLimits.quantity.minimum);
    },
  };
}

function pickTicketType(event: Event, wanted: string | null): Event['ticket_types'][number] {
  const types = event.ticket_types;
  const standard: Event['ticket_types'][number] = {
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
