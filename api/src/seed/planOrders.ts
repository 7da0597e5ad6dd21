import { LIMITS, type OrderStatus, type TicketType } from '../platform/limits';
import type { Schedule } from './calendar';
import type { SeedEvent } from './catalogue/seedEvent';
import type { Random } from './random';

/** A demo order before it is inserted. */
export interface PlannedOrder {
  /** Index into the buyers; the demo attendee is index 0. */
  buyer: number;
  kind: TicketType;
  quantity: number;
  status: OrderStatus;
  createdAt: Date;
  /** When each of its tickets was checked in; null if it wasn't. */
  checkIns: (Date | null)[];
}

const MINUTE = 60_000;
/** The demo's unpaid orders are to be paid later, so that they are still there when somebody looks. */
export const SEEDED_HOLD_MS = LIMITS.payLaterHours['x-prefilled'] * 60 * MINUTE;
const DEMO_ATTENDEE = 0;

/** The demo attendee's orders: one of each ticket state, all visible under My Tickets. */
const DEMO_ORDERS: Record<string, { quantity: number; status: OrderStatus }> = {
  'React Lagos: Server Components Without the Hype': { quantity: 2, status: 'PAID' },
  'Lagos Cloud Native Day': { quantity: 1, status: 'PAID' },
  'Live Coding Afrobeat': { quantity: 2, status: 'HELD' },
  'Product Design Sprint': { quantity: 1, status: 'PAID' },
  'Lagos Startup Expo': { quantity: 1, status: 'PAID' },
  'Payments After Dark': { quantity: 1, status: 'PAID' },
  'Blockchain Boat Party': { quantity: 2, status: 'REFUNDED' },
};

/** Plans an event's orders until as many seats are booked as the catalogue says. */
export function planOrders(
  event: SeedEvent,
  { start, end, publishedAt }: Schedule,
  buyers: number,
  now: Date,
  random: Random,
): PlannedOrder[] {
  const orders: PlannedOrder[] = [];
  const seats = Math.round(event.capacity * event.booked);
  const closes = Math.min(start.getTime(), now.getTime());
  let early = event.earlyBird?.quota ?? 0;
  let left = seats;

  const demo = DEMO_ORDERS[event.title];
  if (demo) add({ ...demo, buyer: DEMO_ATTENDEE, kind: 'STANDARD', share: 0.9 });
  while (left > 0) {
    const quantity = Math.min(left, random.pick([1, 1, 1, 1, 1, 1, 2, 2, 3, 4]));
    const share = random.next() ** 0.8;
    const buyer = random.whole(1, buyers - 1);
    add({ buyer, quantity, share, kind: pickKind(quantity, share), status: pickStatus() });
  }
  return orders.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());

  function add(order: {
    buyer: number;
    kind: TicketType;
    quantity: number;
    status: OrderStatus;
    share: number;
  }): void {
    const { share, ...rest } = order;
    const opened = publishedAt.getTime();
    const isHeld = order.status === 'HELD';
    const createdAt = isHeld
      ? new Date(now.getTime() - random.between(0.05, 0.2) * SEEDED_HOLD_MS)
      : new Date(opened + (closes - opened) * share);
    orders.push({
      ...rest,
      createdAt,
      checkIns: checkIns(order.buyer, order.quantity, order.status),
    });
    // An expired order freed its seats again, so it doesn't count.
    if (order.status !== 'EXPIRED') left -= order.quantity;
  }

  function pickKind(quantity: number, share: number): TicketType {
    if (share < 0.4 && early >= quantity && random.chance(0.7)) {
      early -= quantity;
      return 'EARLY_BIRD';
    }
    return event.vip && random.chance(0.12) ? 'VIP' : 'STANDARD';
  }

  function pickStatus(): OrderStatus {
    if (event.status === 'CANCELLED') return 'REFUNDED';
    if (event.price === 0) return 'PAID';
    if (random.chance(0.04)) return 'EXPIRED';
    return start > now && random.chance(0.02) ? 'HELD' : 'PAID';
  }

  function checkIns(buyer: number, quantity: number, status: OrderStatus): (Date | null)[] {
    return Array.from({ length: quantity }, () => {
      const isLive = start < now && now < end;
      const comes = isLive ? random.chance(0.6) : random.chance(0.86);
      const at = start.getTime() + random.between(-40, isLive ? 85 : 75) * MINUTE;
      const keepsTicketForTheDoor = isLive && buyer === DEMO_ATTENDEE;
      if (status !== 'PAID' || start > now || !comes || keepsTicketForTheDoor) return null;
      return new Date(Math.min(at, now.getTime()));
    });
  }
}
