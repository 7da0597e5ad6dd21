import type { ApiSchemas } from 'shared-auth/page';

import { presentIssued, presentOrder, ticketsOf } from './orders';
import { conflict, notFound, refuseProblems } from './refusals';
import { actorOf, text, type Call } from './route';
import {
  nextId,
  ticketsTaking,
  type EventRow,
  type Holder,
  type OrderRow,
  type Store,
  type TicketTypeRow,
} from './store';
import { ticketNumber } from './ticketCodes';
import { DAY } from './time';

const typeNames = { STANDARD: 'Standard', VIP: 'VIP', EARLY_BIRD: 'Early Bird' };

function presentPurchase(call: Call, order: OrderRow): ApiSchemas['PurchaseResult'] {
  const tickets = ticketsOf(call, order).map(presentIssued);
  return {
    id: tickets[0]?.id ?? 0,
    ticket_number: tickets[0]?.ticket_number ?? '',
    tickets,
    order: presentOrder(order),
  };
}

/** The event that the body names, if it can be booked now, and when it starts. */
function bookable({ store, now, body }: Call): { event: EventRow; start: Date } {
  const event = store.events.find(({ id }) => id === Number(body.event_id));
  if (!event || event.status === 'DRAFT') throw notFound('There is no such event.');
  const { title, start } = event;
  if (event.status === 'CANCELLED') {
    throw conflict('event_cancelled', `${title} has been cancelled.`);
  }
  if (!start || start <= now) {
    throw conflict('booking_closed', `Booking closed when ${title} started.`);
  }
  return { event, start };
}

function onSale(call: Call, event: EventRow): TicketTypeRow {
  const kind = text(call, 'ticket_type') as TicketTypeRow['kind'];
  const type = event.types.find((candidate) => candidate.kind === kind);
  refuseProblems({ ticket_type: [!type && `This event has no ${typeNames[kind]} tickets.`] });
  if (!type) throw new Error('refused above');
  if (type.saleStartsAt && call.now < type.saleStartsAt) {
    throw conflict('not_on_sale', `${typeNames[kind]} tickets are not on sale yet.`);
  }
  if (type.saleEndsAt && call.now >= type.saleEndsAt) {
    throw conflict('not_on_sale', `The sale of ${typeNames[kind]} tickets has ended.`);
  }
  return type;
}

/** Writes an order and its tickets, valid at once when they are free or `paidAt` is given. */
export function sell(
  store: Store,
  sale: Pick<OrderRow, 'userId' | 'eventId' | 'kind' | 'quantity' | 'totalKobo' | 'createdAt'> &
    Partial<Pick<OrderRow, 'expiresAt' | 'paidAt'>> & { holders?: Holder[]; image?: string | null },
): OrderRow {
  const { holders = [], image = null, ...fields } = sale;
  const paidAt = sale.paidAt ?? (sale.totalKobo === 0 ? sale.createdAt : null);
  const order: OrderRow = {
    expiresAt: null,
    ...fields,
    id: nextId(store.orders),
    paidAt,
    status: paidAt ? 'PAID' : 'HELD',
  };
  store.orders.push(order);
  for (let index = 0; index < order.quantity; index += 1) {
    const id = nextId(store.tickets);
    const holder = holders[index];
    store.tickets.push({
      id,
      order,
      number: ticketNumber(id),
      status: paidAt ? 'VALID' : 'PENDING',
      holder: holder
        ? { name: holder.name.trim(), email: holder.email.trim().toLowerCase() }
        : null,
      image,
      checkedInAt: null,
      createdAt: order.createdAt,
    });
  }
  return order;
}

/** Takes seats: free ones at once, others under a hold; a buyer who finds none left gets their own hold back. */
export function purchase(call: Call): ApiSchemas['PurchaseResult'] {
  const { store, now, body } = call;
  const quantity = Number(body.quantity ?? 1);
  const holders = (body.attendees ?? []) as Holder[];
  refuseProblems({
    quantity: [quantity > 10 && 'At most 10 tickets can be booked at once.'],
    attendees: [holders.length > quantity && 'There are more attendees than tickets.'],
  });
  const { event, start } = bookable(call);
  const type = onSale(call, event);
  const { id: userId } = actorOf(call);
  const { id: eventId } = event;
  const { kind } = type;
  const ofEvent = event.capacity - ticketsTaking(store, eventId).length;
  const ofQuota =
    type.quota === null ? Infinity : type.quota - ticketsTaking(store, eventId, kind).length;
  const left = Math.max(0, Math.min(ofEvent, ofQuota));
  if (left < quantity) {
    const held = store.orders.find(
      (order) =>
        order.userId === userId &&
        order.eventId === eventId &&
        order.kind === kind &&
        order.status === 'HELD',
    );
    if (held) return presentPurchase(call, held);
    throw left === 0
      ? conflict('sold_out', `${event.title} is sold out.`)
      : conflict('not_enough_seats', `Only ${left} of these tickets are left.`);
  }
  const order = sell(store, {
    userId,
    eventId,
    kind,
    quantity,
    totalKobo: type.priceKobo * quantity,
    expiresAt: new Date(Math.min(now.getTime() + DAY, start.getTime())),
    createdAt: now,
    holders,
    image: call.pictures.custom_image ?? null,
  });
  return presentPurchase(call, order);
}
