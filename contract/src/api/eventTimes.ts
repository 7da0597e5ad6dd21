import { eventTimes } from './limits';

/** An event's time, such as `start_date`. */
export type EventTime = (typeof eventTimes)[number];

/** One value for each of an event's times. */
export function ofEventTimes<T>(valueOf: (time: EventTime) => T): Record<EventTime, T> {
  const entries = eventTimes.map((time) => [time, valueOf(time)] as const);
  return Object.fromEntries(entries) as Record<EventTime, T>;
}
