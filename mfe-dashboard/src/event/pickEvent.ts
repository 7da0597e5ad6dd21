import type { Event } from '../api/eventsApi';

/** True once the event has ended. */
export const isOver = (event: Event, now: number) =>
  Date.parse(event.end_date ?? event.start_date ?? '') <= now;

const byStart = (a: Event, b: Event) =>
  Date.parse(a.start_date ?? '') - Date.parse(b.start_date ?? '');

const publishedByDate = (events: readonly Event[]) =>
  events.filter((event) => event.status === 'PUBLISHED' && event.start_date !== null).sort(byStart);

/** As a list to choose from has them: what runs or is to come, the next first; what is over, the last first; then drafts. */
export function inPickingOrder(events: readonly Event[], now: number): Event[] {
  const isDated = ({ status, start_date: start }: Event) => status !== 'DRAFT' && start !== null;
  const dated = events.filter(isDated).sort(byStart);
  return [
    ...dated.filter((event) => !isOver(event, now)),
    ...dated.filter((event) => isOver(event, now)).reverse(),
    ...events.filter((event) => !isDated(event)),
  ];
}

/** The organizer's next published event that isn't over. */
export const upcomingEvent = (events: readonly Event[], now: number): Event | undefined =>
  publishedByDate(events).find((event) => !isOver(event, now));

/** The organizer's next event; if none is upcoming, the last one. A draft only without these, a cancelled one at the very last. */
const nextEvent = (events: readonly Event[], now: number): Event | undefined =>
  upcomingEvent(events, now) ??
  publishedByDate(events).at(-1) ??
  events.find(({ status }) => status === 'DRAFT') ??
  events[0];

/** The event named in the URL if it is in the list, else the next one. */
export function pickEvent(
  events: readonly Event[],
  wanted: string | null,
  now: number,
): Event | undefined {
  return events.find((event) => String(event.id) === wanted) ?? nextEvent(events, now);
}
