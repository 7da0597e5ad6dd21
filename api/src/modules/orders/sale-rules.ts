import { ConflictError, InvalidFieldsError, NotFoundError } from '../../http/errors';
import type { TicketType } from '../../limits';
import type { EventOnOffer, readOffer } from './sale-repository';

/** An event that can be booked: it has a start, which lies ahead. */
export type BookableEvent = EventOnOffer & { start_date: Date };
export type CountedEvent = Pick<EventOnOffer, 'capacity' | 'taken'>;
export type CountedType = Pick<TypeOnSale, 'quota' | 'taken'>;
export type TypeOnSale = NonNullable<Awaited<ReturnType<typeof readOffer>>['type']>;

const TYPE_NAMES: Record<TicketType, string> = {
  STANDARD: 'Standard',
  VIP: 'VIP',
  EARLY_BIRD: 'Early Bird',
};

/**
 * Lets an event through that can be booked now: published, and not begun.
 *
 * @throws NotFoundError, or ConflictError `event_cancelled`, `booking_closed`.
 */
export function requireBookable(event: EventOnOffer | undefined, now: Date): BookableEvent {
  if (!event || event.status === 'DRAFT') throw new NotFoundError('There is no such event.');
  if (event.status === 'CANCELLED') {
    throw new ConflictError('event_cancelled', `${event.title} has been cancelled.`);
  }
  const { start_date } = event;
  if (!start_date || start_date <= now) {
    throw new ConflictError('booking_closed', `Booking closed when ${event.title} started.`);
  }
  return { ...event, start_date };
}

/**
 * Lets a ticket type through that the event sells now.
 *
 * @throws InvalidFieldsError when it never does, ConflictError `not_on_sale` outside its sale window.
 */
export function requireOnSale(
  type: TypeOnSale | undefined,
  kind: TicketType,
  now: Date,
): TypeOnSale {
  if (!type) {
    throw new InvalidFieldsError({
      ticket_type: [`This event has no ${TYPE_NAMES[kind]} tickets.`],
    });
  }
  if (type.sale_starts_at && now < type.sale_starts_at) {
    throw new ConflictError('not_on_sale', `${TYPE_NAMES[kind]} tickets are not on sale yet.`);
  }
  if (type.sale_ends_at && now >= type.sale_ends_at) {
    throw new ConflictError('not_on_sale', `The sale of ${TYPE_NAMES[kind]} tickets has ended.`);
  }
  return type;
}

/** Seats left for a type: what the event has, and no more than the type's own quota has. */
export function roomFor(type: CountedType, event: CountedEvent): number {
  const ofQuota = type.quota === null ? Infinity : type.quota - type.taken;
  return Math.max(0, Math.min(event.capacity - event.taken, ofQuota));
}

/** When a hold ends: after its time, or when the event starts, whichever comes first. */
export function holdEnd(event: BookableEvent, now: Date, holdMs: number): Date {
  return new Date(Math.min(now.getTime() + holdMs, event.start_date.getTime()));
}
