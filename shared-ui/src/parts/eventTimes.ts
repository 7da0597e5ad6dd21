import type { ApiSchemas, EventTime } from '@nzuko/contract';
import { formatEventDate, formatEventDateRange, formatEventTime } from '@nzuko/shared-ui';

import { dateFormat } from '../format/dateFormat';

type Event = ApiSchemas['Event'];
type Times = Pick<Event, EventTime | 'timezone'>;

const UNDATED = 'Date to be announced';

/** An event's dates with its time zone: "Sat, 21 Nov 2026, 09:00–17:00 WAT", or "27–28 Nov 2026, from 18:00 WAT". */
export function whenText({
  start_date,
  end_date,
  timezone,
}: Pick<Event, 'start_date' | 'end_date' | 'timezone'>): string {
  if (start_date === null || end_date === null) return UNDATED;
  const range = formatEventDateRange(start_date, end_date, timezone);
  // An end at midnight is of the day before, as in the range.
  return areSameDay(start_date, new Date(Date.parse(end_date) - 1), timezone)
    ? range
    : `${range}, from\u00a0${formatEventTime(start_date, timezone)}`;
}

const areSameDay = (one: string, other: string | Date, timezone: string) =>
  formatEventDate(one, timezone) === formatEventDate(other, timezone);

/** Date and time with the event's time zone: "Sat, 21 Nov 2026, 09:00 WAT". */
export function momentText(instant: string | null, timezone: string): string {
  if (instant === null) return UNDATED;
  return `${formatEventDate(instant, timezone)}, ${formatEventTime(instant, timezone)}`;
}

/** An event's times, as its page lists them. */
export const timeFacts = ({ doors_open: doors, start_date, end_date, timezone }: Times) => [
  ...(doors ? [{ name: 'Doors open', text: momentText(doors, timezone) }] : []),
  { name: 'Starts', text: momentText(start_date, timezone) },
  { name: 'Ends', text: momentText(end_date, timezone) },
];

/** The lines on a ticket that say when to come. */
export const ticketTimes = (event: Times): string[] => [
  whenText(event),
  // A ticket that was kept offline may be older than this field.
  ...(event.doors_open ? [doorsText(event.doors_open, event)] : []),
];

/** When doors open; names the day only if it isn't the one in the line above. */
function doorsText(doors: string, { start_date: start, timezone }: Times): string {
  const isSameDay = start !== null && areSameDay(doors, start, timezone);
  return `Doors open ${isSameDay ? formatEventTime(doors, timezone) : momentText(doors, timezone)}`;
}

/** Month and day of an event's first day in its own time zone: `{ month: 'Nov', day: '21' }`. */
export function startLeaf({ start_date, timezone }: Pick<Event, 'start_date' | 'timezone'>) {
  if (start_date === null) return { month: 'Date', day: '–' };
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat('en-NG', { ...options, timeZone: timezone }).format(new Date(start_date));
  return { month: part({ month: 'short' }), day: part({ day: 'numeric' }) };
}

/** Location and city, without repeating the city. */
export function placeText({ location, city }: Pick<Event, 'location' | 'city'>): string {
  if (location === '') return city || 'Place to be announced';
  return city === '' || location.includes(city) ? location : `${location}, ${city}`;
}
