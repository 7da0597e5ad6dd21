import { evenSpaces } from '@nzuko/contract/text';
import type { EventCategory, EventStatus } from '../../platform/limits';
import { naira } from '../../platform/money';
import { availableOf } from '../event-presenter';
import type { EventRow } from '../events-repository';
import { undecidedOf } from '../undecided';

/** An event's facts as its picture shows them. Two events with equal facts have equal pictures. */
export interface PictureFacts {
  title: string;
  category: EventCategory;
  status: EventStatus;
  /** Its first day as a calendar shows it; null until it is decided. */
  day: { weekday: string; day: string; month: string } | null;
  /** "Sat, 21 Nov 2026, 09:00–17:00 WAT", or "27–28 Nov 2026, from 18:00 WAT" */
  date: string;
  place: string;
  /** "Free", "₦2,500", "₦2,500 – ₦9,000"; empty until it is decided. */
  price: string;
  /** Where the event's page is: "nzuko.example/events/7". */
  address: string;
}

/** @param publicUrl the site's address. */
export function factsOf(event: EventRow, publicUrl: string, now: Date): PictureFacts {
  const { title, category, status, location, city } = event;
  return {
    title,
    category,
    status,
    ...datesOf(event),
    place: isNamed(location, city) ? location : [location, city].filter(Boolean).join(', '),
    price: priceOf(event, now),
    address: `${publicUrl.replace(/^https?:\/\//, '')}/events/${event.id}`,
  };
}

const isNamed = (location: string, city: string) =>
  location.toLowerCase().includes(city.toLowerCase());

function datesOf({ start_date: start, end_date: end, timezone }: EventRow) {
  if (!start) return { day: null, date: 'Date to be announced' };
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-NG', { timeZone: timezone, ...options });
  const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const whole = format({ weekday: 'short', ...date });
  const day = {
    weekday: format({ weekday: 'long' }).format(start),
    day: format({ day: 'numeric' }).format(start),
    month: format({ month: 'short', year: 'numeric' }).format(start),
  };
  // An evening that ends at midnight counts as one day, as on the screens.
  const last = end && new Date(end.getTime() - 1);
  const zone = zoneOf(start, timezone);
  if (last && whole.format(last) !== whole.format(start)) {
    const days = format(date).formatRange(start, last);
    return { day, date: evenSpaces(`${days}, from ${time.format(start)} ${zone}`) };
  }
  const times = [start, ...(end ? [end] : [])].map((each) => time.format(each)).join('–');
  return { day, date: evenSpaces(`${whole.format(start)}, ${times} ${zone}`) };
}

function zoneOf(moment: Date, timeZone: string): string {
  if (timeZone === 'Africa/Lagos') return 'WAT';
  const parts = new Intl.DateTimeFormat('en-NG', {
    timeZone,
    timeZoneName: 'short',
  }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

function priceOf(event: EventRow, now: Date): string {
  if (undecidedOf(event).includes('ticket_price')) return '';
  const prices = offeredTypes(event, now).map(({ price_kobo: kobo }) => kobo);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  if (!Number.isFinite(least)) return '';
  const text = (kobo: number) => (kobo === 0 ? 'Free' : naira(kobo));
  return least === most ? text(least) : `${text(least)} – ${text(most)}`;
}

/** As on the screens: the types that can be bought now or later; if there are none, those still on sale, or all. */
function offeredTypes(event: EventRow, now: Date) {
  const { ticket_types: types } = event;
  const onSale = types.filter(({ sale_ends: end }) => end === null || end > now.getTime());
  const left = onSale.filter(
    (type) => (type.sale_starts ?? 0) > now.getTime() || availableOf(type, event, now) > 0,
  );
  return [left, onSale].find(({ length }) => length > 0) ?? types;
}
