import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { orderFees, type FeeTerms } from '../../platform/fees';
import type { PurchasePayload } from '../tickets/tickets-schemas';
import { holdEnd, requireBookable, requireFewCancellations, requireOnSale } from './order-rules';
import type { PlannedOrder, readOffer } from './offer-repository';
import type { OrderRow, ticketsOfOrder } from './orders-repository';

/** An order and its tickets. */
export interface PlacedOrder {
  order: OrderRow;
  tickets: Awaited<ReturnType<typeof ticketsOfOrder>>;
}

/** A requested purchase, and how long to hold its seats unpaid. */
export interface OrderRequest {
  userId: number;
  payload: PurchasePayload;
  /** One per seat, generated before the order, so that an order whose response was lost can be found by them. */
  ticketNumbers: string[];
  /** The holder's stored picture. */
  image: string | null;
  phone: string | null;
  holdMs: number;
  fees: FeeTerms;
  now: Date;
  /** Stores the answer under the request's key, if it has one, in the transaction that places the order. */
  keep?: (trx: Transaction<Database>, placed: PlacedOrder) => Promise<void>;
}

/**
 * Checks an offer against the rules of orders, except for the seats left.
 *
 * @throws as `requireBookable`, `requireOnSale` and `requireFewCancellations` do.
 */
export function judgeOffer(
  offer: Awaited<ReturnType<typeof readOffer>>,
  { payload, now }: OrderRequest,
) {
  const event = requireBookable(offer.event, now);
  const type = requireOnSale(offer.type, payload.ticket_type, now);
  requireFewCancellations(event, type);
  return { event, type };
}

/** A free order is paid at once; any other is a hold until paid. */
export function planOrder(
  { event, type }: ReturnType<typeof judgeOffer>,
  { userId, payload, ticketNumbers, image, phone, holdMs, fees, now }: OrderRequest,
): PlannedOrder {
  const { quantity = 1, attendees: holders = [] } = payload;
  const totalKobo = type.price_kobo * quantity;
  const isFree = totalKobo === 0;
  const seats = Array.from({ length: quantity });
  return {
    userId,
    ownerId: userId,
    eventId: event.id,
    version: event.version,
    typeId: type.id,
    quantity,
    totalKobo,
    ...orderFees({ priceKobo: type.price_kobo, quantity, bearer: event.fees_borne_by }, fees),
    orderStatus: isFree ? 'PAID' : 'HELD',
    expiresAt: isFree ? null : holdEnd({ ...event, ...type }, now, holdMs),
    paidAt: isFree ? now : null,
    now,
    refund_share: event.refund_share,
    refund_until_hours: event.refund_until_hours,
    image,
    phone,
    ticketStatus: isFree ? 'VALID' : 'PENDING',
    ticketNumbers,
    // Holders of the first tickets; the rest belong to the buyer.
    holderNames: seats.map((_, index) => holders[index]?.name.trim() ?? null),
    holderEmails: seats.map((_, index) => holders[index]?.email.trim().toLowerCase() ?? null),
  };
}
