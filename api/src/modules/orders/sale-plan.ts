import type { PurchasePayload } from '../tickets/tickets-schemas';
import { holdEnd, requireBookable, requireOnSale } from './sale-rules';
import type { PlannedSale, readOffer } from './sale-repository';
import { newTicketNumber } from './ticket-number';

/** What a buyer asks for, and how long they may hold it unpaid. */
export interface Wish {
  userId: number;
  payload: PurchasePayload;
  /** The holder's picture, stored. */
  image: string | null;
  holdMs: number;
  now: Date;
}

/**
 * Judges an offer by the rules of sale, all but whether there is room.
 *
 * @throws what `requireBookable` and `requireOnSale` do.
 */
export function judgeOffer(offer: Awaited<ReturnType<typeof readOffer>>, { payload, now }: Wish) {
  const event = requireBookable(offer.event, now);
  return { event, type: requireOnSale(offer.type, payload.ticket_type, now) };
}

/** A free order is paid for at once; any other is a hold until it is. */
export function planSale(
  { event, type }: ReturnType<typeof judgeOffer>,
  { userId, payload, image, holdMs, now }: Wish,
): PlannedSale {
  const { quantity = 1, attendees: holders = [] } = payload;
  const totalKobo = type.price_kobo * quantity;
  const isFree = totalKobo === 0;
  const seats = Array.from({ length: quantity });
  return {
    userId,
    eventId: event.id,
    version: event.version,
    typeId: type.id,
    quantity,
    totalKobo,
    orderStatus: isFree ? 'PAID' : 'HELD',
    expiresAt: isFree ? null : holdEnd(event, now, holdMs),
    paidAt: isFree ? now : null,
    now,
    image,
    ticketStatus: isFree ? 'VALID' : 'PENDING',
    ticketNumbers: seats.map(() => newTicketNumber()),
    // Of the first tickets; the others are the buyer's.
    holderNames: seats.map((_, index) => holders[index]?.name.trim() ?? null),
    holderEmails: seats.map((_, index) => holders[index]?.email.trim().toLowerCase() ?? null),
  };
}
