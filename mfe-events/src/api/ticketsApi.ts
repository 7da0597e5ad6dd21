import { http, type ApiSchemas } from 'shared-auth';

import type { TicketType } from './eventsApi';

export type PurchaseResult = ApiSchemas['PurchaseResult'];

/** What a buyer chose. */
export interface Purchase {
  eventId: number;
  ticketType: TicketType;
  quantity: number;
}

/** Books tickets: a free order is paid at once, a paid one is held until `order.expires_at`. Rejects with ApiError. */
export async function purchaseTickets(purchase: Purchase): Promise<PurchaseResult> {
  const form = new FormData();
  form.set('event_id', String(purchase.eventId));
  form.set('ticket_type', purchase.ticketType);
  form.set('quantity', String(purchase.quantity));
  const { data } = await http.post<PurchaseResult>('/tickets/purchase/', form);
  return data;
}
