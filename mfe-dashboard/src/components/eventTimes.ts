import { formatEventDate, formatEventDateRange, formatEventTime } from 'shared-ui';

import type { Event } from '../api/eventsApi';

type Times = Pick<Event, 'start_date' | 'end_date' | 'timezone'>;

/** From start to end with the event's zone. */
export function whenText({ start_date, end_date, timezone }: Times): string {
  if (start_date === null || end_date === null) return 'Date to be announced';
  return formatEventDateRange(start_date, end_date, timezone);
}

/** "Sat, 21 Nov 2026, 09:00 WAT": date and time with the event's zone. */
export const momentText = (instant: string, timezone: string) =>
  `${formatEventDate(instant, timezone)}, ${formatEventTime(instant, timezone)}`;

/** Location and city, the city said once. */
export function placeText({ location, city }: Pick<Event, 'location' | 'city'>): string {
  if (location === '') return city || 'Place to be announced';
  return city === '' || location.includes(city) ? location : `${location}, ${city}`;
}
