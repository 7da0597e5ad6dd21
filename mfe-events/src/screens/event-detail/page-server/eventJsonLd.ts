import { ticketTypeLabels } from '@nzuko/contract';
import { saleOf } from '@nzuko/shared-ui/parts';

import type { Event, EventTicketType } from '../../../api/eventsApi';
import { availabilityOf } from '../../../event/eventAvailability';
import { organizerName, organizerPath } from '../../../event/organizer';
import { orderTotal } from '../orderTotal';

const SCHEMA = 'https://schema.org';

/** "2026-11-21T09:00:00+01:00": local time at the event, with its offset. */
function isoInZone(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  return `${day}T${part('hour')}:${part('minute')}:${part('second')}${offset}`;
}

function availability(type: EventTicketType, event: Event): string {
  const now = Date.now();
  const isOffered = ['open', 'notYet'].includes(availabilityOf(event, now));
  const sale = saleOf(type, now);
  if (isOffered && sale === 'open') return 'InStock';
  return isOffered && sale === 'notYet' ? 'PreOrder' : 'SoldOut';
}

/** The price of one ticket with the fees that its buyer bears: decimal text. */
export const paidForOne = ({ price, fees }: EventTicketType): string =>
  orderTotal(price, 1, fees?.[0]);

function offer(type: EventTicketType, event: Event, url: string) {
  const { sale_starts_at: starts, sale_ends_at: ends = event.start_date } = type;
  return {
    '@type': 'Offer',
    name: ticketTypeLabels[type.ticket_type],
    url,
    price: paidForOne(type),
    priceCurrency: 'NGN',
    availability: `${SCHEMA}/${availability(type, event)}`,
    validFrom: starts ?? event.created_at,
    ...(ends && { validThrough: ends }),
  };
}

/** The event as schema.org JSON-LD. `url` and `image` are absolute. */
export function eventJsonLd(event: Event, url: string, image: string): object {
  const { organizer_details: organizer, start_date, end_date, doors_open, timezone } = event;
  return {
    '@context': SCHEMA,
    '@type': 'Event',
    name: event.title,
    description: event.description,
    url,
    image: [image],
    ...(start_date && { startDate: isoInZone(start_date, timezone) }),
    ...(end_date && { endDate: isoInZone(end_date, timezone) }),
    ...(doors_open && { doorTime: isoInZone(doors_open, timezone) }),
    eventStatus: `${SCHEMA}/${event.status === 'CANCELLED' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `${SCHEMA}/OfflineEventAttendanceMode`,
    location: {
      '@type': 'Place',
      name: event.location,
      address: {
        '@type': 'PostalAddress',
        streetAddress: event.location,
        ...(event.city && { addressLocality: event.city }),
        addressCountry: 'NG',
      },
    },
    organizer: {
      '@type': 'Person',
      name: organizerName(organizer),
      url: new URL(organizerPath(organizer), url).href,
    },
    offers: event.ticket_types.map((type) => offer(type, event, url)),
  };
}
