import { ofEventTimes } from '@nzuko/contract';
import { defaultTimeZone } from '@nzuko/shared-ui';
import { wallTimeOf } from '@nzuko/shared-ui/parts';

import type { Event, EventTicketType } from '../../api/eventsApi';
import type { EventValues } from '../../event-form/eventSchema';
import type { TicketTypeValues } from '../../event-form/ticketTypeSchema';

const wallTime = (instant: string | null | undefined) =>
  instant ? wallTimeOf(instant, defaultTimeZone) : '';
const priceText = (price: string) => price.replace(/\.00$/, '');

/** An event's form values; a number that a draft lacks is an empty field. */
export const valuesOf = (event: Event): EventValues => ({
  title: event.title,
  description: event.description,
  location: event.location,
  ...ofEventTimes((time) => wallTime(event[time])),
  category: event.category,
  max_attendees: event.undecided?.includes('max_attendees') ? '' : String(event.max_attendees),
  ticket_price: event.undecided?.includes('ticket_price') ? '' : priceText(event.ticket_price),
  pay_later_hours: String(event.pay_later_hours),
  fees_borne_by: event.fees_borne_by,
  refund_share: event.refund_share,
  refund_until_hours: String(event.refund_until_hours),
  ticket_types: hasOnePrice(event) ? [] : event.ticket_types.map(typeValuesOf),
});

/** A single standard type without limits is what the simple form creates. */
function hasOnePrice({ ticket_types: types }: Event): boolean {
  return types.every(
    ({ ticket_type, quota, sale_starts_at, sale_ends_at }) =>
      ticket_type === 'STANDARD' && quota === undefined && !sale_starts_at && !sale_ends_at,
  );
}

const typeValuesOf = (type: EventTicketType): TicketTypeValues => ({
  ticket_type: type.ticket_type,
  price: priceText(type.price),
  quota: type.quota === undefined ? '' : String(type.quota),
  sale_starts_at: wallTime(type.sale_starts_at),
  sale_ends_at: wallTime(type.sale_ends_at),
});
