import { ConflictError, InvalidFieldsError, notFound } from '../../platform/http/errors';
import {
  MAX_UNPAID_SEATS,
  TICKET_TYPE_LABELS,
  UNVERIFIED_EVENT_SEATS,
  type TicketType,
} from '../../platform/limits';
import { naira, parseNaira } from '../../platform/money';
import { salesStopped } from './unpaid-hold';
import type { EventOnOffer, readOffer } from './offer-repository';

/** How many full refunds one account may get for one event. */
const MAX_REFUNDED_ORDERS = 3;

/** A bookable event: it has a start, in the future. */
type BookableEvent = EventOnOffer & { start_date: Date };
export type CountedEvent = Pick<EventOnOffer, 'capacity' | 'taken'>;
export type CountedType = Pick<TypeOnSale, 'quota' | 'taken'>;
export type TypeOnSale = NonNullable<Awaited<ReturnType<typeof readOffer>>['type']>;

/**
 * Requires that an event can be booked now: published and not started.
 *
 * @throws NotFoundError, or ConflictError `event_cancelled`, `event_suspended`, `booking_closed`.
 */
export function requireBookable(event: EventOnOffer | undefined, now: Date): BookableEvent {
  if (!event || event.status === 'DRAFT') throw notFound('event');
  if (event.status === 'CANCELLED') {
    throw new ConflictError('event_cancelled', `${event.title} has been cancelled.`);
  }
  if (event.is_suspended) throw salesStopped(event.title);
  const { start_date } = event;
  if (!start_date || start_date <= now) {
    throw new ConflictError('booking_closed', `Booking closed when ${event.title} started.`);
  }
  return { ...event, start_date };
}

/**
 * Requires that the event sells a ticket type now.
 *
 * @throws InvalidFieldsError if it never does, ConflictError `not_on_sale` outside its sale window.
 */
export function requireOnSale(
  type: TypeOnSale | undefined,
  kind: TicketType,
  now: Date,
): TypeOnSale {
  if (!type) {
    throw new InvalidFieldsError({
      ticket_type: [`This event has no ${TICKET_TYPE_LABELS[kind]} tickets.`],
    });
  }
  if (type.sale_starts_at && now < type.sale_starts_at) {
    throw new ConflictError(
      'not_on_sale',
      `${TICKET_TYPE_LABELS[kind]} tickets are not on sale yet.`,
    );
  }
  if (type.sale_ends_at && now >= type.sale_ends_at) {
    throw new ConflictError(
      'not_on_sale',
      `The sale of ${TICKET_TYPE_LABELS[kind]} tickets has ended.`,
    );
  }
  return type;
}

/**
 * Stops a buyer from booking and cancelling an event over and over: the provider keeps its fee for each payment, which nobody
 * bears for an event that refunds everything.
 *
 * @throws ConflictError `too_many_cancellations`.
 */
export function requireFewCancellations(
  { refund_share: share, refunded_orders: refunded }: BookableEvent,
  { price_kobo: price }: TypeOnSale,
): void {
  if (share !== 'ALL' || price === 0 || refunded < MAX_REFUNDED_ORDERS) return;
  throw new ConflictError(
    'too_many_cancellations',
    `You’ve paid for this event and cancelled ${MAX_REFUNDED_ORDERS} times, so you can’t book it again.`,
  );
}

/** Seats left for a type: those left in the event, limited by the type's quota. */
export function seatsLeft(type: CountedType, event: CountedEvent): number {
  const ofQuota = type.quota === null ? Infinity : type.quota - type.taken;
  return Math.max(0, Math.min(event.capacity - event.taken, ofQuota));
}

/** When a hold that begins at `since` ends: after its duration, at the event's start or at the end of sale, the earliest. */
export function holdEnd(
  offer: { start_date: Date | null; sale_ends_at: Date | null },
  since: Date,
  holdMs: number,
): Date {
  const ends = [offer.start_date, offer.sale_ends_at].flatMap((end) =>
    end ? [end.getTime()] : [],
  );
  return new Date(Math.min(since.getTime() + holdMs, ...ends));
}

/** Nobody pays more than they were shown. @throws ConflictError `price_changed` if the total (kobo) isn't the expected one. */
export function requireExpectedTotal(expected: string | undefined, totalKobo: number): void {
  if (expected === undefined || parseNaira(expected) === totalKobo) return;
  throw new ConflictError(
    'price_changed',
    `The price has changed: the total is ${naira(totalKobo)} now. Nothing is booked yet.`,
  );
}

/** The refusal when an account would hold too many unpaid seats of an event. */
export function tooManyUnpaidSeats(unpaid: number): ConflictError {
  return new ConflictError(
    'too_many_unpaid_seats',
    `You can hold up to ${MAX_UNPAID_SEATS} unpaid seats for an event, and you already hold ${unpaid}. Pay for them or cancel them before you book more.`,
  );
}

/** The refusal when an event has sold all it may while its organizer's address is unverified. */
export function heldBack(title: string): ConflictError {
  return new ConflictError(
    'organizer_unverified',
    `The organizer of ${title} hasn’t confirmed their email address yet, so it can’t sell more than ${UNVERIFIED_EVENT_SEATS} tickets for now.`,
  );
}
