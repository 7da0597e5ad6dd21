import { queryOptions, skipToken } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http, type ApiError } from '@nzuko/shared-auth';
import { withRequestKey } from '@nzuko/shared-auth/queries';

import type { TicketType } from './eventsApi';

export type TicketHolder = ApiSchemas['TicketHolder'];
export type PurchaseResult = ApiSchemas['PurchaseResult'];

/** The buyer's own unpaid order, which takes up the seats they ask for now. */
interface OpenOrder {
  order: PurchaseResult;
  /** How many seats there would be if it were cancelled. */
  seatsIfCancelled: number;
}

/** The buyer's choices. */
export interface Purchase {
  eventId: number;
  ticketType: TicketType;
  quantity: number;
  /** As the buyer was shown it: at another, nothing is booked. Presses kept by earlier releases have none. */
  total?: string;
  /** The holders of the first tickets, in order; the remaining tickets are the buyer's. */
  holders: TicketHolder[];
  /** As the buyer typed it; empty for none. */
  phone: string;
  /** Printed on the tickets. */
  image: File | null;
}

type Ticket = ApiSchemas['Ticket'];

const HELD_ORDER_POLL_MS = 15_000;

/** The member's tickets for an event, newest first. */
export const ownTicketsQuery = (userId: number | undefined, eventId: number) =>
  queryOptions({
    queryKey: ['own-tickets', userId, eventId],
    queryFn:
      userId === undefined
        ? skipToken
        : async ({ signal }) => {
            const { data } = await http.get<Ticket[]>('/tickets/', { signal });
            return data.filter(({ event }) => event.id === eventId);
          },
    // It may have been paid for, or booked, a moment ago.
    staleTime: 0,
    // Its hold may end, or it may be paid for in another tab.
    refetchInterval: ({ state: { data: tickets } }) =>
      tickets?.some(({ order }) => order.status === 'HELD') ? HELD_ORDER_POLL_MS : false,
  });

/** The order among these tickets that has yet to be paid for, and can be. */
export const heldOrderOf = (tickets: Ticket[]): ApiSchemas['Order'] | undefined =>
  tickets.find(
    ({ order: { status, expires_at: end }, is_at_bank: isAtBank, can_pay: canPay }) =>
      status === 'HELD' &&
      end !== null &&
      Date.parse(end) > Date.now() &&
      !isAtBank &&
      canPay !== false,
  )?.order;

/** Keeps the seats of an unpaid ticket's order for the event's pay-later window. Rejects with ApiError. */
export async function payLater(ticketId: number): Promise<PurchaseResult['order']> {
  return (await http.post<PurchaseResult['order']>(`/tickets/${ticketId}/pay-later/`)).data;
}

/**
 * Books tickets: a free order counts as paid immediately, a paid one is held until `order.expires_at`. Rejects with
 * ApiError. The same key gets the same order again.
 */
export async function purchaseTickets(purchase: Purchase, key: string): Promise<PurchaseResult> {
  const form = new FormData();
  form.set('event_id', String(purchase.eventId));
  form.set('ticket_type', purchase.ticketType);
  form.set('quantity', String(purchase.quantity));
  if (purchase.total !== undefined) form.set('expected_total', purchase.total);
  if (purchase.holders.length > 0) form.set('attendees', JSON.stringify(purchase.holders));
  if (purchase.phone.trim() !== '') form.set('phone', purchase.phone);
  if (purchase.image) form.set('custom_image', purchase.image);
  const options = withRequestKey(key);
  const { data } = await http.post<PurchaseResult>('/tickets/purchase/', form, options);
  return data;
}

/** The open order that a purchase was refused for, if that was the reason. */
export function openOrderOf({ status, data }: ApiError): OpenOrder | undefined {
  if (status !== 409) return undefined;
  const { open_order: order, seats_if_cancelled: seatsIfCancelled } =
    data as ApiSchemas['PurchaseConflict'];
  return order && seatsIfCancelled !== undefined ? { order, seatsIfCancelled } : undefined;
}
