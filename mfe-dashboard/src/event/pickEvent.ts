import type { Event } from '../api/eventsApi';

/** The organizer's next event; if none is upcoming, the last one. A draft only if there is nothing else. */
export function nextEvent(events: readonly Event[], now: number): Event | undefined {
  const dated = events
    .filter((event) => event.status === 'PUBLISHED' && event.start_date !== null)
    .sort((a, b) => Date.parse(a.start_date ?? '') - Date.parse(b.start_date ?? ''));
  const isOver = (event: Event) => Date.parse(event.end_date ?? event.start_date ?? '') <= now;
  return dated.find((event) => !isOver(event)) ?? dated.at(-1) ?? events[0];
}

/** The event named in the URL if it is in the list, else the next one. */
export function pickEvent(
  events: readonly Event[],
  wanted: string | null,
  now: number,
): Event | undefined {
  return events.find((event) => String(event.id) === wanted) ?? nextEvent(events, now);
}
