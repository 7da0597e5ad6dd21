import type { ApiSchemas } from 'contract';
import { http } from 'shared-auth';

import type { TicketType } from './eventsApi';

export type TicketHolder = ApiSchemas['TicketHolder'];
export type PurchaseResult = ApiSchemas['PurchaseResult'];

/** The buyer's choices. */
export interface Purchase {
  eventId: number;
  ticketType: TicketType;
  quantity: number;
  /** The holders of the first tickets, in order; the remaining tickets are the buyer's. */
  holders: TicketHolder[];
  /** Printed on the tickets. */
  image: File | null;
}

/** Keeps the seats of an unpaid ticket's order for the event's pay-later window. Rejects with ApiError. */
export async function payLater(ticketId: number): Promise<PurchaseResult['order']> {
  return (await http.post<PurchaseResult['order']>(`/tickets/${ticketId}/pay-later/`)).data;
}

/**
 * Books tickets: a free order counts as paid immediately, a paid one is held until `order.expires_at`. Rejects with
 * ApiError.
 */
export async function purchaseTickets(purchase: Purchase): Promise<PurchaseResult> {
  const form = new FormData();
  form.set('event_id', String(purchase.eventId));
  form.set('ticket_type', purchase.ticketType);
  form.set('quantity', String(purchase.quantity));
  if (purchase.holders.length > 0) form.set('attendees', JSON.stringify(purchase.holders));
  if (purchase.image) form.set('custom_image', purchase.image);
  const { data } = await http.post<PurchaseResult>('/tickets/purchase/', form);
  return data;
}
