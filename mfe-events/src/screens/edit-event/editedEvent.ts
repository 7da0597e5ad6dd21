import { defaultTimeZone } from 'shared-ui';

import type { Event, EventChanges } from '../../api/eventsApi';
import { isoOf, ticketTypeOf } from '../../components/event-form/eventPayload';
import type { EventValues } from '../../components/event-form/eventSchema';
import { newTicketType, type TicketTypeValues } from '../../components/event-form/ticketTypeSchema';
import { wallTimeOf } from '../../components/zonedTime';

const wallTime = (instant: string | null | undefined) =>
  instant ? wallTimeOf(instant, defaultTimeZone) : '';
const priceText = (price: string) => price.replace(/\.00$/, '');

/** An event as its form shows it. */
export const valuesOf = (event: Event): EventValues => ({
  title: event.title,
  description: event.description,
  location: event.location,
  start_date: wallTime(event.start_date),
  end_date: wallTime(event.end_date),
  category: event.category,
  max_attendees: String(event.max_attendees),
  ticket_price: priceText(event.ticket_price),
  ticket_types: hasOnePrice(event) ? [] : event.ticket_types.map(typeValuesOf),
});

/** One type that nothing narrows is what the simple form makes. */
function hasOnePrice({ ticket_types: types }: Event): boolean {
  return types.every(
    ({ ticket_type, quota, sale_starts_at, sale_ends_at }) =>
      ticket_type === 'STANDARD' && quota === undefined && !sale_starts_at && !sale_ends_at,
  );
}

const typeValuesOf = (type: Event['ticket_types'][number]): TicketTypeValues => ({
  ticket_type: type.ticket_type,
  price: priceText(type.price),
  quota: type.quota === undefined ? '' : String(type.quota),
  sale_starts_at: wallTime(type.sale_starts_at),
  sale_ends_at: wallTime(type.sale_ends_at),
});

/** What has changed, as the API takes it: a field that stays is not sent, one that was emptied is cleared. */
export function changesOf(
  values: EventValues,
  saved: EventValues,
  status: 'DRAFT' | 'PUBLISHED',
): EventChanges {
  const { title, description, category, location, start_date, end_date, max_attendees } = values;
  const all: Omit<EventChanges, 'status'> = {
    title: title.trim(),
    description: description.trim(),
    category,
    location: location.trim(),
    start_date: isoOf(start_date),
    end_date: isoOf(end_date),
    max_attendees: Number(max_attendees),
    ticket_price: values.ticket_price.trim(),
    ticket_types: values.ticket_types.map(ticketTypeOf),
  };
  const changed = Object.entries(all).filter(([name]) => {
    const field = name as keyof EventValues;
    return JSON.stringify(values[field]) !== JSON.stringify(saved[field]);
  });
  return { ...Object.fromEntries(changed), ...onePriceAgain(values, saved), status };
}

/** Where there were types and now is one price, the others must be said to be gone. */
function onePriceAgain({ ticket_types, ticket_price }: EventValues, saved: EventValues) {
  if (ticket_types.length > 0 || saved.ticket_types.length === 0) return {};
  return { ticket_types: [ticketTypeOf(newTicketType('STANDARD', ticket_price))] };
}
