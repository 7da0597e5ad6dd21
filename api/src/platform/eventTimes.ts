import { FIELD_MESSAGES } from './fieldMessages';
import type { Problems } from './http/fieldRules';

/**
 * The name of an event's time: its column, and its field in requests and answers. Here because accounts,
 * events and sales all use them.
 */
export type EventTime = 'start_date' | 'end_date' | 'doors_open';
/** Null: not given. */
export type EventTimes = Record<EventTime, Date | null>;

interface TimeRules {
  label: string;
  /** Its description in the OpenAPI document. */
  rule: string;
  /** The rules it breaks in an event being published. `after`: the start must be later; null if it needn't be. */
  problems: (times: EventTimes, after: Date | null) => Problems;
}

export const eventTimeRules: Record<EventTime, TimeRules> = {
  start_date: {
    label: 'Start date',
    rule: 'Must be in the future; required to publish.',
    problems: ({ start_date: start }, after) => [
      start === null && FIELD_MESSAGES.start_date.required,
      start !== null && after !== null && start <= after && FIELD_MESSAGES.start_date.future,
    ],
  },
  end_date: {
    label: 'End date',
    rule: 'Must be after the start; required to publish.',
    problems: ({ start_date: start, end_date: end }) => [
      end === null && FIELD_MESSAGES.end_date.required,
      end !== null && start !== null && end <= start && FIELD_MESSAGES.end_date.afterStart,
    ],
  },
  doors_open: {
    label: 'Doors open',
    rule: 'Optional; must be at or before the start.',
    problems: ({ start_date: start, doors_open: doors }) => [
      doors !== null && start !== null && doors > start && FIELD_MESSAGES.doors_open.beforeStart,
    ],
  },
};

export const EVENT_TIMES = Object.keys(eventTimeRules) as EventTime[];

/** One value for each of an event's times. */
export function ofEventTimes<T>(valueOf: (time: EventTime) => T): Record<EventTime, T> {
  const entries = EVENT_TIMES.map((time) => [time, valueOf(time)] as const);
  return Object.fromEntries(entries) as Record<EventTime, T>;
}

export function noTimeSentence(time: EventTime): string {
  return `${eventTimeRules[time].label} is not a valid time`;
}
