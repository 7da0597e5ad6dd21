import type { RawBuilder } from 'kysely';
import { orderFees, type FeeTerms } from '../../platform/fees';
import type { PurchasePayload } from './purchase-schemas';
import {
  holdEnd,
  requireBookable,
  requireExpectedTotal,
  requireFewCancellations,
  requireOnSale,
} from './order-rules';
import type { PlannedOrder, readOffer, ReservedIds } from './offer-repository';
import type { ShownOrder } from './order-presenter';
import type { ticketsOfOrder } from './orders-repository';

/** An order and its tickets. */
export interface PlacedOrder {
  order: ShownOrder;
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
  /**
   * For a request with a key, a statement that stores its answer if the order exists. It must run in the transaction that
   * places the order.
   */
  keep?: (placed: PlacedOrder) => RawBuilder<unknown>;
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

/**
 * A free order is paid at once; any other is a hold until paid.
 *
 * @throws as `requireExpectedTotal` does.
 */
export function planOrder(
  { event, type }: ReturnType<typeof judgeOffer>,
  { userId, payload, ticketNumbers, image, phone, holdMs, fees, now }: OrderRequest,
  ids: ReservedIds,
): PlannedOrder {
  const { quantity = 1, attendees: holders = [] } = payload;
  const totalKobo = type.price_kobo * quantity;
  const isFree = totalKobo === 0;
  const price = { priceKobo: type.price_kobo, quantity, bearer: event.fees_borne_by };
  const allFees = orderFees(price, fees);
  requireExpectedTotal(payload.expected_total, totalKobo + allFees.buyerFeesKobo);
  const seats = Array.from({ length: quantity });
  return {
    ...ids,
    userId,
    ownerId: userId,
    eventId: event.id,
    version: event.version,
    typeId: type.id,
    quantity,
    totalKobo,
    ...allFees,
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

/** The order and tickets that a plan has placed, as the database has them. */
export function placedBy(plan: PlannedOrder): PlacedOrder {
  return {
    order: {
      id: plan.orderId,
      status: plan.orderStatus,
      quantity: plan.quantity,
      total_kobo: plan.totalKobo,
      buyer_fees_kobo: plan.buyerFeesKobo,
      payment_fee_kobo: plan.paymentFeeKobo,
      expires_at: plan.expiresAt,
      created_at: plan.now,
      paid_at: plan.paidAt,
      cancelled_at: null,
      refund_share: plan.refund_share,
      refund_until_hours: plan.refund_until_hours,
    },
    tickets: plan.ticketNumbers.map((ticket_number, index) => {
      const id = plan.ticketIds[index];
      if (id === undefined)
        throw new Error(`Order ${plan.orderId} has too few ids for its tickets`);
      return { id, ticket_number, status: plan.ticketStatus };
    }),
  };
}
