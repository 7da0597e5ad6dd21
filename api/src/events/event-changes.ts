import { ofEventTimes } from '../platform/eventTimes';
import { formatNaira } from '../platform/money';
import type { EventPatch } from './event-editing-schemas';
import type { EventRow } from './events-repository';
import type { EventPayload } from './events-schemas';
import type { TypeDraft } from './ticket-type-rules';
import { undecidedOf } from './undecided';

/** The creation payload of the patched event, so that changes follow the rules of creation. */
export function applyPatch(event: EventRow, patch: EventPatch): EventPayload {
  const { city, expected_updated_at: _expected, ...rest } = patch;
  const timeAfter = (given: string | null | undefined, stored: Date | null) =>
    given === undefined ? stored?.toISOString() : (given ?? undefined);
  const undecided = undecidedOf(event);
  const standard = event.ticket_types.find(({ kind }) => kind === 'STANDARD');
  const isMoved = patch.location !== undefined && patch.location.trim() !== event.location;
  // The city is derived from the location unless given.
  const place = city ?? (isMoved ? undefined : event.city);
  return {
    title: event.title,
    description: event.description,
    location: event.location,
    timezone: event.timezone,
    category: event.category,
    max_attendees: undecided.includes('max_attendees') ? null : event.capacity,
    ticket_price: standard ? formatNaira(standard.price_kobo) : null,
    pay_later_hours: event.pay_later_hours,
    fees_borne_by: event.fees_borne_by,
    refund_share: event.refund_share,
    refund_until_hours: event.refund_until_hours,
    status: event.status === 'PUBLISHED' ? 'PUBLISHED' : 'DRAFT',
    ...rest,
    ...ofEventTimes((time) => timeAfter(patch[time], event[time])),
    ...(place && { city: place }),
  };
}

/** An event's current ticket types. */
export function storedTypes(event: EventRow): TypeDraft[] {
  return event.ticket_types.map((type) => ({
    kind: type.kind,
    name: type.name,
    priceKobo: type.price_kobo,
    quota: type.quota,
    saleStartsAt: type.sale_starts === null ? null : new Date(type.sale_starts),
    saleEndsAt: type.sale_ends === null ? null : new Date(type.sale_ends),
  }));
}
