import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { ConflictError } from '../../platform/http/errors';
import { TICKET_TYPE_LABELS, type TicketType } from '../../platform/limits';
import type { PurchaseResult } from './purchase-schemas';
import { presentPurchase } from './order-presenter';
import type { judgeOffer, OrderRequest, PlacedOrder } from './order-plan';
import { seatsLeft } from './order-rules';
import { ownHolds, ticketsOfOrder } from './orders-repository';

/** The buyer’s hold isn't just what they ask for now, and there is no room for both. */
class OpenOrderError extends ConflictError {
  constructor(sentence: string, openOrder: PurchaseResult, seatsIfCancelled: number) {
    const more = { open_order: openOrder, seats_if_cancelled: seatsIfCancelled };
    super('open_order_differs', sentence, more);
  }
}

/**
 * Looks for the buyer's own hold when there is no room: for them, the event isn't sold out.
 *
 * @returns the hold if it is just what they ask for; undefined if none of theirs is in the way.
 * @throws OpenOrderError `open_order_differs` if they hold another number or type of tickets, or have entered more this time.
 */
export async function findOpenOrder(
  trx: Transaction<Database>,
  { event, type }: ReturnType<typeof judgeOffer>,
  { userId, payload, phone, image, now }: OrderRequest,
): Promise<PlacedOrder | undefined> {
  const { quantity = 1, ticket_type: kind, attendees = [] } = payload;
  const holds = (await ownHolds(trx, userId, event.id, now)).map((hold) => {
    const isSameType = hold.ticket_type_id === type.id;
    const seatsWithout = seatsLeft(
      { ...type, taken: type.taken - (isSameType ? hold.quantity : 0) },
      { ...event, taken: event.taken - hold.quantity },
    );
    return { ...hold, isSameType, seatsWithout };
  });
  const hold =
    holds.find((each) => each.isSameType && each.quantity === quantity) ??
    holds.find((each) => each.isSameType) ??
    holds.find((each) => each.seatsWithout >= quantity);
  if (!hold) return undefined;

  const { kind: heldKind, isSameType, seatsWithout, ...order } = hold;
  const tickets = await ticketsOfOrder(trx, order.id);
  const hasSameTickets = isSameType && order.quantity === quantity;
  const hasDetails = attendees.length > 0 || phone !== null || image !== null;
  if (hasSameTickets && !hasDetails) return { order, tickets };
  const difference = hasSameTickets
    ? '. What you’ve just entered isn’t saved with them'
    : `, and asked for ${countOf(quantity, kind)}`;
  throw new OpenOrderError(
    `You’re already holding ${countOf(order.quantity, heldKind)}${difference}. ` +
      'Pay for the ones you hold, or cancel them and book again.',
    presentPurchase(order, tickets, heldKind),
    seatsWithout,
  );
}

function countOf(quantity: number, kind: TicketType): string {
  return `${quantity} ${TICKET_TYPE_LABELS[kind]} ${quantity === 1 ? 'ticket' : 'tickets'}`;
}
