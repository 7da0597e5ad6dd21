import type { Transaction } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';
import { accountIsGone, ConflictError, InvalidFieldsError } from '../../platform/http/errors';
import { queueMail } from '../../platform/outbox/outbox-repository';
import { TICKET_TYPE_LABELS, type EventStatus, type TicketType } from '../../platform/limits';
import { formatNaira } from '../../platform/money';
import { cancelTickets } from './cancellation';
import {
  insertOrder,
  lockBuyer,
  lockForOrder,
  readOffer,
  reserveIds,
  type PlannedOrder,
} from './offer-repository';
import { freeSeats } from './free-seats';
import { holdersOf } from './holders-of-order';
import { lockOrder, type LockedOrder } from './order-lock-repository';
import { placedBy, type PlacedOrder } from './order-plan';
import { isSoldAtDoor } from './orders-repository';
import { notEnoughSeats } from './refuse-full';
import { queueTicketMails } from './ticket-mails';
import { salesStopped } from './unpaid-hold';
import { newTicketNumber } from './ticket-number';

type Trx = Transaction<Database>;

/** Tickets sold or given away at the door, to somebody without an account. */
interface DoorOrder {
  eventId: number;
  kind: TicketType;
  quantity: number;
  sellerId: number;
  name: string;
  email: string | null;
  phone: string | null;
  now: Date;
}

/**
 * Takes seats with the same statement as any order. The tickets are valid at once. The order is a free one: money paid at the
 * door never reaches the platform (decision 0103).
 *
 * @param requireOffer checks the event's state and the price of a ticket under the event's lock, before anything is sold.
 * @throws InvalidFieldsError for a type the event doesn't have; ConflictError `event_suspended`, `sold_out`,
 *   `not_enough_seats`, `organizer_unverified`; NotAuthenticatedError for a deleted account; and as `requireOffer` does.
 */
export async function placeAtDoor(
  trx: Trx,
  { eventId, kind, quantity, sellerId, name, email, phone, now }: DoorOrder,
  requireOffer: (offer: { status: EventStatus; priceKobo: number }) => void,
): Promise<PlacedOrder> {
  if (!(await lockBuyer(trx, sellerId))) throw accountIsGone();
  await lockForOrder(trx, eventId, kind);
  const offer = await readOffer(trx, eventId, kind, sellerId);
  if (!offer.event || !offer.type) {
    const sentence = `This event has no ${TICKET_TYPE_LABELS[kind]} tickets.`;
    throw new InvalidFieldsError({ ticket_type: [sentence] });
  }
  if (offer.event.is_suspended) throw salesStopped(offer.event.title);
  requireOffer({ status: offer.event.status, priceKobo: offer.type.price_kobo });
  const { event, type, left } = await freeSeats(trx, { ...offer, quantity, now });
  if (left < quantity) throw notEnoughSeats(event, type, left);
  const seats = Array.from({ length: quantity });
  const plan: PlannedOrder = {
    ...(await reserveIds(trx, quantity)),
    userId: sellerId,
    ownerId: null,
    eventId,
    version: event.version,
    typeId: type.id,
    quantity,
    totalKobo: 0,
    buyerFeesKobo: 0,
    platformFeeKobo: 0,
    paymentFeeKobo: 0,
    orderStatus: 'PAID',
    ticketStatus: 'VALID',
    expiresAt: null,
    paidAt: now,
    now,
    refund_share: event.refund_share,
    refund_until_hours: event.refund_until_hours,
    image: null,
    phone,
    ticketNumbers: seats.map(newTicketNumber),
    holderNames: seats.map(() => name),
    holderEmails: seats.map(() => email),
  };
  if (!(await insertOrder(trx, plan))) {
    throw new Error(`Event ${eventId} is locked and has seats, but did not sell`);
  }
  return placedBy(plan);
}

/** Mails each ticket of a door order to its guest, if they gave an address. */
export async function mailFromDoor(trx: Trx, { order, tickets }: PlacedOrder): Promise<void> {
  for (const { id } of tickets) await queueTicketMails(trx, order.id, { ticketId: id });
}

/**
 * Cancels all tickets of a door order, even used ones, frees their seats, and mails the guests whose address we have.
 *
 * @param takenKobo what was paid at the door for the order.
 */
export async function voidAtDoor(
  trx: Trx,
  orderId: number,
  takenKobo: number,
  now: Date,
): Promise<void> {
  const locked = await lockOrder(trx, orderId);
  await tellGuests(trx, locked, takenKobo);
  await cancelTickets(trx, locked, null, { reason: 'cancelled_by_organizer', now });
}

/** Mails guests about tickets that are still valid; earlier cancellations were mailed already. */
async function tellGuests(
  trx: Trx,
  { order, event }: LockedOrder,
  takenKobo: number,
): Promise<void> {
  for (const { email, name, ticketNumbers } of await holdersOf(trx, order.id)) {
    // All tickets of an order cost the same.
    const paidKobo = (takenKobo / order.quantity) * ticketNumbers.length;
    await queueMail(trx, {
      template: 'tickets_void',
      recipient: email,
      data: {
        to: 'guest',
        eventTitle: event.title,
        buyer: name,
        firstName: name,
        ticketNumbers,
        ...(paidKobo > 0 && { paidAtDoor: formatNaira(paidKobo) }),
      },
    });
  }
}

/**
 * Requires that an order wasn't sold at the door, where its money was taken and must be given back.
 *
 * @throws ConflictError `sold_at_door`.
 */
export async function requireNotSoldAtDoor(db: Queryable, orderId: number): Promise<void> {
  if (await isSoldAtDoor(db, orderId)) {
    throw new ConflictError(
      'sold_at_door',
      'This ticket was sold at the door, so only the organizer can take it back, at the door.',
    );
  }
}
