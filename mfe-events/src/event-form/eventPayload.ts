import { ofEventTimes, type ApiSchemas } from '@nzuko/contract';
import { defaultTimeZone } from '@nzuko/shared-ui';
import { instantOf } from '@nzuko/shared-ui/parts';

import type { EventCategory } from '../api/eventsApi';
import type { EventValues } from './eventSchema';
import { newTicketType, type TicketTypeValues } from './ticketTypeSchema';

type EventPatch = ApiSchemas['EventPatch'];
type Status = NonNullable<EventPatch['status']>;

/** ISO timestamp of a date-time input; null if it is empty. */
const isoOf = (wallTime: string): string | null =>
  wallTime === '' ? null : new Date(instantOf(wallTime, defaultTimeZone)).toISOString();
const textOrNull = (text: string): string | null => text.trim() || null;
const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** A ticket type in the API's format; null means no limit. */
const ticketTypeOf = (type: TicketTypeValues): ApiSchemas['TicketTypePayload'] => ({
  ticket_type: type.ticket_type,
  price: type.price.trim(),
  quota: numberOrNull(type.quota),
  sale_starts_at: isoOf(type.sale_starts_at),
  sale_ends_at: isoOf(type.sale_ends_at),
});

/** The form's values in the API's format; empty inputs become null or an empty string. */
const fieldsOf = (values: EventValues): EventPatch => ({
  title: values.title.trim(),
  description: values.description.trim(),
  category: values.category as EventCategory,
  location: values.location.trim(),
  ...ofEventTimes((time) => isoOf(values[time])),
  max_attendees: numberOrNull(values.max_attendees),
  pay_later_hours: Number(values.pay_later_hours),
  fees_borne_by: values.fees_borne_by as EventPatch['fees_borne_by'],
  refund_share: values.refund_share as EventPatch['refund_share'],
  refund_until_hours: Number(values.refund_until_hours),
  ...(values.ticket_types.length > 0
    ? { ticket_types: values.ticket_types.map(ticketTypeOf) }
    : { ticket_price: textOrNull(values.ticket_price) }),
});

/** A new event as multipart form data with ISO times; empty fields are omitted. */
export function newEventForm(values: EventValues, status: Status, banner: File | null): FormData {
  const form = new FormData();
  const fields = { ...fieldsOf(values), timezone: defaultTimeZone, status };
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === '') continue;
    form.set(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
  }
  if (banner) form.set('banner_image', banner);
  return form;
}

/** The changed fields in the API's format: unchanged ones are omitted, emptied ones are cleared. */
export function eventChanges(values: EventValues, saved: EventValues, status: Status): EventPatch {
  const before: Record<string, unknown> = fieldsOf(saved);
  const changed = Object.entries(fieldsOf(values)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return { ...Object.fromEntries(changed), ...clearTicketTypes(values, saved), status };
}

/** When ticket types were replaced by a single price, tells the API explicitly that the types are gone. */
function clearTicketTypes({ ticket_types, ticket_price }: EventValues, saved: EventValues) {
  if (ticket_types.length > 0 || saved.ticket_types.length === 0) return {};
  const price = textOrNull(ticket_price);
  return {
    ticket_types: price === null ? [] : [ticketTypeOf(newTicketType('STANDARD', price))],
  };
}
