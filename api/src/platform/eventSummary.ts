import type { EventTimes } from './eventTimes';
import { formatInZone } from './timezones';

/** An event's facts for mails and calendar files. Stored with queued mails, so times are ISO strings. */
export interface EventSummary {
  eventId: number;
  eventTitle: string;
  startsAt: string;
  endsAt?: string;
  doorsOpenAt?: string;
  timezone: string;
  location: string;
}

interface SummarisedEvent extends EventTimes {
  title: string;
  timezone: string;
  location: string;
}

/** Null for a draft without a start. */
export function summaryOf(eventId: number, event: SummarisedEvent): EventSummary | null {
  const { title, timezone, location, start_date: start, end_date: end, doors_open: doors } = event;
  if (!start) return null;
  return {
    eventId,
    eventTitle: title,
    startsAt: start.toISOString(),
    ...(end && { endsAt: end.toISOString() }),
    ...(doors && { doorsOpenAt: doors.toISOString() }),
    timezone,
    location,
  };
}

/** An event's facts as mails list them. */
export function eventFacts(event: EventSummary): [label: string, value: string][] {
  const { eventTitle, startsAt, endsAt, doorsOpenAt, timezone, location } = event;
  const fact = (label: string, time: string | undefined): [string, string][] =>
    time ? [[label, formatInZone(new Date(time), timezone)]] : [];
  return [
    ['Event', eventTitle],
    ...fact('Doors open', doorsOpenAt),
    ...fact('Starts', startsAt),
    ...fact('Ends', endsAt),
    ['Where', location],
  ];
}
