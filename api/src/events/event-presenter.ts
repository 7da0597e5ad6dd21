import { ofEventTimes } from '../platform/eventTimes';
import { orderFees, type FeeBearer, type FeeTerms } from '../platform/fees';
import { formatNaira } from '../platform/money';
import { LIMITS, TICKET_TYPES, UNVERIFIED_EVENT_SEATS } from '../platform/limits';
import { policySentence } from '../platform/refundPolicy';
import { SMALL_WIDTH, THUMBNAIL_WIDTH } from '../platform/media/image-rules';
import { smallOf } from '../platform/media/media-service';
import type { EventRow } from './events-repository';
import type { Event } from './events-schemas';
import { undecidedOf } from './undecided';

type TicketTypeRow = EventRow['ticket_types'][number];

/** An event as the API shows it. */
export function presentEvent(row: EventRow, now: Date, terms: FeeTerms): Event {
  const undecided = undecidedOf(row);
  const capacity = capacityOf(row);
  const standard = row.ticket_types.find(({ kind }) => kind === 'STANDARD');
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    location: row.location,
    city: row.city,
    ...ofEventTimes((time) => row[time]?.toISOString() ?? null),
    timezone: row.timezone,
    category: row.category,
    max_attendees: capacity,
    available_capacity: capacity - row.taken,
    ticket_price: formatNaira(standard?.price_kobo ?? 0),
    ticket_types: [...row.ticket_types].sort(inShownOrder).map((type) => ({
      ticket_type: type.kind,
      price: formatNaira(type.price_kobo),
      ...feesOf(type, row.fees_borne_by, terms),
      available: availableOf(type, row, now),
      ...(type.name !== null && { name: type.name }),
      ...(type.quota !== null && { quota: type.quota }),
      ...(type.sale_starts !== null && { sale_starts_at: isoOf(type.sale_starts) }),
      ...(type.sale_ends !== null && { sale_ends_at: isoOf(type.sale_ends) }),
    })),
    pay_later_hours: row.pay_later_hours,
    fees_borne_by: row.fees_borne_by,
    refund_share: row.refund_share,
    refund_until_hours: row.refund_until_hours,
    refund_terms: policySentence(row),
    status: row.status,
    ...(!row.is_listed && { is_unlisted: true }),
    ...(row.suspended_at && { is_suspended: true }),
    ...(row.checks_photos && { checks_photos: true }),
    ...(undecided.length > 0 && { undecided }),
    banner_image: row.banner_image,
    ...(row.banner_image && {
      banner_image_small: smallOf(row.banner_image, SMALL_WIDTH),
      banner_image_thumbnail: smallOf(row.banner_image, THUMBNAIL_WIDTH),
    }),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    organizer_details: { ...row.organizer, is_verified: row.is_verified },
  };
}

/** How many tickets of a type can be bought now. */
export function availableOf(type: TicketTypeRow, event: EventRow, now: Date): number {
  if (!isOnSale(type, now) || event.suspended_at) return 0;
  const left = Math.min(capacityOf(event) - event.taken, leftOfQuota(type));
  return event.is_listed ? left : Math.max(0, Math.min(left, UNVERIFIED_EVENT_SEATS - event.taken));
}

/** When the event's answer next changes without an edit, as a sale begins or ends. In milliseconds since 1970. */
export function nextSaleChange(event: Pick<Event, 'ticket_types'>, now: Date): number {
  const times = event.ticket_types
    .flatMap(({ sale_starts_at, sale_ends_at }) => [sale_starts_at, sale_ends_at])
    .flatMap((time) => (time ? [Date.parse(time)] : []));
  return Math.min(...times.filter((time) => time > now.getTime()), Infinity);
}

function capacityOf(event: EventRow): number {
  return undecidedOf(event).includes('max_attendees')
    ? LIMITS.maxAttendees['x-prefilled']
    : event.capacity;
}

// A draft may have received its STANDARD type last.
function inShownOrder(a: TicketTypeRow, b: TicketTypeRow): number {
  return TICKET_TYPES.indexOf(a.kind) - TICKET_TYPES.indexOf(b.kind);
}

function isOnSale({ sale_starts, sale_ends }: TicketTypeRow, now: Date): boolean {
  const moment = now.getTime();
  return (
    (sale_starts === null || sale_starts <= moment) && (sale_ends === null || moment < sale_ends)
  );
}

/** The buyer's fees on top of the price, by the number of tickets. */
function feesOf(
  { price_kobo: priceKobo }: TicketTypeRow,
  bearer: FeeBearer,
  terms: FeeTerms,
): { fees?: string[] } {
  if (bearer === 'ORGANIZER' || priceKobo === 0) return {};
  const fees = Array.from({ length: LIMITS.ticketsPerOrder.maximum }, (_, index) => {
    const order = { priceKobo, quantity: index + 1, bearer };
    return formatNaira(orderFees(order, terms).buyerFeesKobo);
  });
  return { fees };
}

function leftOfQuota({ quota, taken }: TicketTypeRow): number {
  return quota === null ? Infinity : quota - taken;
}

function isoOf(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
