import { formatNaira } from '../../money';
import type { EventPatch } from './event-editing-schemas';
import type { EventRow } from './events-repository';
import type { EventPayload } from './events-schemas';
import type { TypeDraft } from './ticket-type-rules';

/** The payload that would create the event as the patch makes it: a change is judged as a creation is. */
export function applyPatch(event: EventRow, patch: EventPatch): EventPayload {
  const { start_date, end_date, city, ...rest } = patch;
  const start = start_date === undefined ? event.start_date?.toISOString() : start_date;
  const end = end_date === undefined ? event.end_date?.toISOString() : end_date;
  const isMoved = patch.location !== undefined && patch.location.trim() !== event.location;
  // The city follows the place, unless it is given.
  const place = city ?? (isMoved ? undefined : event.city);
  return {
    title: event.title,
    description: event.description,
    location: event.location,
    timezone: event.timezone,
    category: event.category,
    max_attendees: event.capacity,
    ticket_price: formatNaira(
      event.ticket_types.find(({ kind }) => kind === 'STANDARD')?.price_kobo ?? 0,
    ),
    status: event.status === 'PUBLISHED' ? 'PUBLISHED' : 'DRAFT',
    ...rest,
    ...(start && { start_date: start }),
    ...(end && { end_date: end }),
    ...(place && { city: place }),
  };
}

/** An event's ticket types as they are. */
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
