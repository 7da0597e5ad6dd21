import { nextId, type EventRow, type Store, type TicketTypeRow } from '../store';
import { DAY, HOUR, LAGOS, partsIn, startOfDay } from '../time';

/** An event of a data set. Money in naira, times relative to the first moment of the clock. */
export interface EventPlan {
  title: string;
  description: string;
  category: EventRow['category'];
  location: string;
  city: string;
  /** Days from today and the hour it begins in Lagos; `now`: it began an hour and a half ago. */
  starts: { day: number; hour: number } | 'now';
  hours: number;
  capacity: number;
  price: number;
  vip?: { price: number; quota: number };
  earlyBird?: { price: number; quota: number };
  status?: EventRow['status'];
  organizerId?: number;
}

function startOf({ starts }: EventPlan, now: Date): Date {
  if (starts === 'now') return new Date(now.getTime() - 1.5 * HOUR);
  const { day } = partsIn(LAGOS, new Date(now.getTime() + starts.day * DAY));
  return new Date((startOfDay(day, LAGOS) ?? now).getTime() + starts.hour * HOUR);
}

function typesOf({ price, vip, earlyBird }: EventPlan, start: Date): TicketTypeRow[] {
  const type = (kind: TicketTypeRow['kind'], naira: number, more: Partial<TicketTypeRow> = {}) => ({
    kind,
    name: null,
    priceKobo: naira * 100,
    quota: null,
    saleStartsAt: null,
    saleEndsAt: null,
    ...more,
  });
  return [
    type('STANDARD', price),
    ...(vip ? [type('VIP', vip.price, { quota: vip.quota })] : []),
    ...(earlyBird
      ? [
          type('EARLY_BIRD', earlyBird.price, {
            quota: earlyBird.quota,
            saleEndsAt: new Date(start.getTime() - 7 * DAY),
          }),
        ]
      : []),
  ];
}

/** Adds an event; it was published a month before it starts, or a month ago. */
export function addEvent(store: Store, plan: EventPlan, now: Date): EventRow {
  const start = startOf(plan, now);
  const createdAt = new Date(Math.min(start.getTime(), now.getTime()) - 30 * DAY);
  const event: EventRow = {
    id: nextId(store.events),
    organizerId: plan.organizerId ?? 1,
    title: plan.title,
    description: plan.description,
    location: plan.location,
    city: plan.city,
    timezone: LAGOS,
    category: plan.category,
    status: plan.status ?? 'PUBLISHED',
    start,
    end: new Date(start.getTime() + plan.hours * HOUR),
    capacity: plan.capacity,
    banner: null,
    createdAt,
    updatedAt: createdAt,
    types: typesOf(plan, start),
  };
  store.events.push(event);
  return event;
}
