import type { Queryable } from '../../platform/database/schema';
import { ConflictError } from '../../platform/http/errors';
import { TICKET_TYPE_LABELS, UNVERIFIED_EVENT_SEATS } from '../../platform/limits';
import { readOffer, type EventOnOffer } from './offer-repository';
import { judgeOffer, type OrderRequest } from './order-plan';
import type { PreparedOrder } from './prepared-orders';
import { heldBack, seatsLeft, type TypeOnSale } from './order-rules';
import { holdsMayEnd } from './orders-repository';

/** Why an order can't have its seats when only `left` remain. */
export function notEnoughSeats(
  event: EventOnOffer,
  { kind }: Pick<TypeOnSale, 'kind'>,
  left: number,
): ConflictError {
  if (!event.has_trusted_organizer && event.capacity === UNVERIFIED_EVENT_SEATS) {
    return heldBack(event.title);
  }
  if (left > 0) {
    const some = left === 1 ? 'one of these tickets is' : `${left} of these tickets are`;
    return new ConflictError('not_enough_seats', `Only ${some} left.`);
  }
  const isFull = event.taken >= event.capacity;
  return new ConflictError(
    'sold_out',
    isFull ? `${event.title} is sold out.` : `No ${TICKET_TYPE_LABELS[kind]} tickets are left.`,
  );
}

/**
 * Refuses an order without a lock if there are too few seats: most people who want a popular event come too late, and shouldn't
 * queue just to hear that. Only holds that may end now, or the buyer's own, need the lock.
 *
 * @param offered the offer as it was when the order couldn't be sold. If it had seats then, it has changed, and is read again.
 * @throws ConflictError `sold_out`, `not_enough_seats`, `organizer_unverified`; and as `judgeOffer` does.
 */
export async function refuseIfFull(
  db: Queryable,
  request: OrderRequest,
  offered: PreparedOrder['offered'],
): Promise<void> {
  const { quantity = 1, event_id: eventId, ticket_type: kind } = request.payload;
  const { userId, now } = request;
  const judge = (read: typeof offered) => {
    const { event, type } = judgeOffer(read, request);
    return { event, type, left: seatsLeft(type, event) };
  };
  let offer = judge(offered);
  if (offer.left >= quantity) offer = judge(await readOffer(db, eventId, kind, userId));
  const { event, type, left } = offer;
  if (left >= quantity) return;
  if (!(await holdsMayEnd(db, { eventId, userId, now }))) throw notEnoughSeats(event, type, left);
}
