import { HOUR_MS } from './durations';
import { FIELD_MESSAGES } from './fieldMessages';
import type { Problems } from './http/fieldRules';
import { LIMITS } from './limits';

/**
 * The name of an event's time: its column, and its field in requests and answers. Here because accounts,
 * events and sales all use them.
 */
export type EventTime = 'start_date' | 'end_date' | 'doors_open';
/** Null: not given. */
export type EventTimes = Record<EventTime, Date | null>;

/** The times of an event being published are checked against now, and against its published ones if it is out already. */
interface HeldAgainst {
  now: Date;
  published: EventTimes | null;
}

interface TimeRules {
  label: string;
  /** Its description in the OpenAPI document. */
  rule: string;
  /** The rules it breaks in an event being published, and its other limits in the OpenAPI document. */
  problems: (times: EventTimes, against: HeldAgainst) => Problems;
  limits?: object;
}

const DOORS_OPEN_MS = LIMITS.doorsOpen['x-hours-before-start'] * HOUR_MS;

const hasChanged = (time: EventTime, times: EventTimes, { published }: HeldAgainst) =>
  times[time]?.getTime() !== published?.[time]?.getTime();

export const eventTimeRules: Record<EventTime, TimeRules> = {
  start_date: {
    label: 'Start date',
    rule: 'Must be in the future; required to publish. Can’t be changed once the event is over.',
    problems: (times, against) => {
      const { start_date: start } = times;
      if (start === null) return [FIELD_MESSAGES.start_date.required];
      const isRefused = start <= against.now && hasChanged('start_date', times, against);
      return [isRefused && FIELD_MESSAGES.start_date.future];
    },
  },
  end_date: {
    label: 'End date',
    rule: 'Must be after the start; required to publish. A published event can’t be ended by moving its end into the past, and one that is over can’t be extended.',
    problems: ({ start_date: start, end_date: end }, { now, published }) => {
      if (end === null) return [FIELD_MESSAGES.end_date.required];
      if (start !== null && end <= start) return [FIELD_MESSAGES.end_date.afterStart];
      // A typing error couldn't be taken back, and its money would be paid out while it goes on.
      const wasAhead =
        published !== null && published.end_date !== null && published.end_date > now;
      const isEnded = wasAhead && end <= now;
      return [isEnded && FIELD_MESSAGES.end_date.future];
    },
  },
  doors_open: {
    label: 'Doors open',
    rule: 'Optional; must be at or before the start, and within 24 hours of it.',
    limits: LIMITS.doorsOpen,
    problems: (times, against) => {
      const { start_date: start, doors_open: doors } = times;
      if (doors === null || start === null) return [];
      if (doors > start) return [FIELD_MESSAGES.doors_open.beforeStart];
      // Events from before this rule can still have other things changed.
      const isNew =
        hasChanged('doors_open', times, against) || hasChanged('start_date', times, against);
      const isEarly = start.getTime() - doors.getTime() > DOORS_OPEN_MS;
      return [isNew && isEarly && FIELD_MESSAGES.doors_open.tooEarly];
    },
  },
};

/** The rules that the times of an event being published break. For one that is over and is moved, only that message. */
export function timeProblems(times: EventTimes, against: HeldAgainst): Record<EventTime, Problems> {
  const { now, published } = against;
  const isLater = times.end_date !== null && times.end_date > now;
  const isRestarted = hasChanged('start_date', times, against);
  if (published?.end_date && published.end_date <= now && (isRestarted || isLater)) {
    return {
      start_date: [isRestarted && FIELD_MESSAGES.start_date.over],
      end_date: [isLater && FIELD_MESSAGES.end_date.over],
      doors_open: [],
    };
  }
  return ofEventTimes((time) => eventTimeRules[time].problems(times, against));
}

export const EVENT_TIMES = Object.keys(eventTimeRules) as EventTime[];

/** One value for each of an event's times. */
export function ofEventTimes<T>(valueOf: (time: EventTime) => T): Record<EventTime, T> {
  const entries = EVENT_TIMES.map((time) => [time, valueOf(time)] as const);
  return Object.fromEntries(entries) as Record<EventTime, T>;
}

export function noTimeSentence(time: EventTime): string {
  return `${eventTimeRules[time].label} is not a valid time`;
}
