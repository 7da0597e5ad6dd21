import { productName } from '@nzuko/contract/brand';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { EventSummary } from './eventSummary';
import { MINUTE_MS } from './durations';
import { formatInZone } from './timezones';

export interface CalendarOptions {
  /** Its host keeps an entry's id stable, so that importing a second file updates it instead of adding one. */
  publicUrl: string;
  /** When the event was like this: calendars keep what they have from a later file. */
  asOf: Date;
  isCancelled?: boolean;
}

/** An iCalendar file (RFC 5545) with one event. Times are in UTC, which every calendar converts to local time. */
export function calendarFile(
  event: EventSummary,
  { publicUrl, asOf, isCancelled }: CalendarOptions,
): string {
  const { eventId, eventTitle, location, startsAt, endsAt = startsAt, timezone } = event;
  const doors = event.doorsOpenAt && formatInZone(new Date(event.doorsOpenAt), timezone);
  const calendar = ical({
    prodId: { company: productName, product: 'Tickets', language: 'EN' },
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    events: [
      {
        id: `event-${eventId}@${new URL(publicUrl).hostname}`,
        stamp: asOf,
        // Within a minute, the stamp tells which file is later.
        sequence: Math.floor(asOf.getTime() / MINUTE_MS),
        start: new Date(startsAt),
        end: new Date(endsAt),
        summary: eventTitle,
        description: doors ? `Doors open: ${doors}` : null,
        location,
        url: `${publicUrl}/events/${eventId}`,
        status: isCancelled ? ICalEventStatus.CANCELLED : null,
      },
    ],
  });
  const file = `${calendar.toString()}\r\n`;
  // With the library's `timezone`, times would become local; its `x` comes after the event, where RFC 5545 (3.6) allows no property.
  return file.replace('BEGIN:VEVENT', `X-WR-TIMEZONE:${timezone}\r\n$&`);
}
