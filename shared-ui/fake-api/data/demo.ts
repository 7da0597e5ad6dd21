import { sell } from '../sale';
import { accountOf, eventOf, nextId, type EventRow, type Store } from '../store';
import { DAY, HOUR } from '../time';
import { demoEvents } from './demoEvents';
import { addEvent } from './planEvent';

const ATTENDEE = 2;
const FIRST_BUYER = 5;

/** Sells single tickets to one buyer after the other, a few each day before now or before the event, whichever is first. */
export function sellMany(store: Store, event: EventRow, count: number, now: Date): void {
  const end = Math.min(now.getTime(), event.start?.getTime() ?? Infinity);
  const buyers = store.accounts.length - FIRST_BUYER + 1;
  for (let index = 0; index < count; index += 1) {
    const createdAt = new Date(end - (1 + (index % 28)) * DAY + (index % 10) * HOUR);
    const type = event.types[index % 5 === 4 ? event.types.length - 1 : 0];
    if (!type) continue;
    sell(store, {
      userId: FIRST_BUYER + (index % buyers),
      eventId: event.id,
      kind: type.kind,
      quantity: 1,
      totalKobo: type.priceKobo,
      createdAt,
      paidAt: createdAt,
    });
  }
}

/** Lets every `nth` holder of an event in, a minute after the other. */
export function checkInEvery(store: Store, event: EventRow, nth: number): void {
  const tickets = store.tickets.filter(({ order }) => order.eventId === event.id);
  for (const [index, ticket] of tickets.entries()) {
    if (index % nth !== 0) continue;
    ticket.checkedInAt = new Date((event.start?.getTime() ?? 0) + index * 60_000);
  }
}

function buyAsAttendee(
  store: Store,
  eventId: number,
  now: Date,
  more: { quantity?: number; kind?: 'VIP'; isHeld?: boolean } = {},
): void {
  const { quantity = 1, kind = 'STANDARD', isHeld = false } = more;
  const type = eventOf(store, eventId).types.find((candidate) => candidate.kind === kind);
  const createdAt = new Date(now.getTime() - (isHeld ? 2 * HOUR : 2 * DAY));
  const order = sell(store, {
    userId: ATTENDEE,
    eventId,
    kind,
    quantity,
    totalKobo: (type?.priceKobo ?? 0) * quantity,
    createdAt,
    ...(isHeld ? { expiresAt: new Date(createdAt.getTime() + DAY) } : { paidAt: createdAt }),
    holders: quantity > 1 ? [{ name: 'Bisi Adeyemi', email: 'bisi@mail.test' }] : [],
  });
  if (order.totalKobo === 0 || isHeld) return;
  store.payments.push({
    reference: `NZ-${order.id}-1-fa4e0000`,
    order,
    status: 'PAID',
    createdAt,
    paidAt: createdAt,
    refunds: [],
  });
}

function announce(store: Store, eventId: number, now: Date, words: [string, string][]): void {
  for (const [index, [subject, message]] of words.entries()) {
    store.announcements.push({
      id: nextId(store.announcements),
      eventId,
      authorId: eventOf(store, eventId).organizerId,
      subject,
      message,
      mailed: 42,
      createdAt: new Date(now.getTime() - (words.length - index) * DAY),
      readAt: new Map(index === 0 ? [[ATTENDEE, now]] : []),
    });
  }
}

/** A calendar in which every state of the screens occurs once or more. */
export function fillDemo(store: Store, now: Date): void {
  for (const plan of demoEvents) addEvent(store, plan, now);
  const sales: Record<number, number> = { 1: 84, 2: 41, 3: 27, 5: 9, 6: 12, 7: 63, 8: 20, 9: 11 };
  for (const [id, count] of Object.entries(sales)) {
    sellMany(store, eventOf(store, Number(id)), count, now);
  }
  buyAsAttendee(store, 1, now, { kind: 'VIP', quantity: 2 });
  buyAsAttendee(store, 2, now);
  buyAsAttendee(store, 3, now);
  buyAsAttendee(store, 5, now);
  buyAsAttendee(store, 7, new Date(now.getTime() - 25 * DAY));
  buyAsAttendee(store, 8, now, { isHeld: true });
  checkInEvery(store, eventOf(store, 2), 2);
  checkInEvery(store, eventOf(store, 7), 1);
  for (const ticket of store.tickets.filter(({ order }) => order.eventId === 5)) {
    ticket.status = 'CANCELLED';
    ticket.order.status = 'REFUNDED';
  }
  announce(store, 1, now, [
    ['The programme is out', 'All talks and the lab are on the event’s page now.'],
    ['Bring your charger', 'There are sockets at every table, but not every adapter.'],
  ]);
  store.saved.push(
    { userId: ATTENDEE, eventId: 9, savedAt: new Date(now.getTime() - DAY) },
    { userId: ATTENDEE, eventId: 6, savedAt: now },
  );
  accountOf(store, ATTENDEE).createdAt = new Date(now.getTime() - 200 * DAY);
}
