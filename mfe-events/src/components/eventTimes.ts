import { formatEventDate, formatEventTime } from 'shared-ui';

import type { Event } from '../api/eventsApi';

const parts = (zone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-NG', { ...options, timeZone: zone });

/** The leaf of a calendar for the event's first day, in its own zone: `{ month: 'Nov', day: '21' }`. */
export function startLeaf({ start_date, timezone }: Pick<Event, 'start_date' | 'timezone'>) {
  if (start_date === null) return { month: 'Date', day: '–' };
  const date = new Date(start_date);
  return {
    month: parts(timezone, { month: 'short' }).format(date),
    day: parts(timezone, { day: 'numeric' }).format(date),
  };
}

/** "Sat, 21 Nov 2026, 09:00 WAT": date and time with the event's zone. */
export function momentText(instant: string | null, timezone: string): string {
  if (instant === null) return 'Date to be announced';
  return `${formatEventDate(instant, timezone)}, ${formatEventTime(instant, timezone)}`;
}

/** Location and city, the city said once. */
export function placeText({ location, city }: Pick<Event, 'location' | 'city'>): string {
  if (location === '') return city || 'Place to be announced';
  return city === '' || location.includes(city) ? location : `${location}, ${city}`;
}
