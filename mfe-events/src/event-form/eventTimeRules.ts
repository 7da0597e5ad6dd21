import {
  doorsOpenMessages,
  endDateMessages,
  eventLimits,
  startDateMessages,
  type EventTime,
} from '@nzuko/contract';
import { defaultTimeZone } from '@nzuko/shared-ui';
import { wallTimeOf } from '@nzuko/shared-ui/parts';
import { string } from 'yup';

import { timeOf } from './timeOf';

interface TimeField {
  label: string;
  hint: string;
  required?: boolean;
}

/** How an event's time is asked for. */
export const timeProps: Record<EventTime, TimeField> = {
  start_date: {
    label: 'Start date',
    hint: 'West Africa Time (WAT)',
    required: true,
  },
  end_date: {
    label: 'End date',
    hint: 'West Africa Time (WAT)',
    required: true,
  },
  doors_open: {
    label: 'Doors open',
    hint: 'Optional. When people can come in, at or before the start.',
  },
};

const isPast = (wallTime: string) => timeOf(wallTime) <= Date.now();

type Times = Record<EventTime, string>;

/** True if the event is over: then it can be corrected, but not moved. */
const isOver = (published: Times | undefined) =>
  published !== undefined && isPast(published.end_date);

/** @param published the times of an event that is already published: its start may have passed. */
const startRules = (published?: Times) =>
  string()
    .default('')
    .required(startDateMessages.required)
    .test(
      'future',
      isOver(published) ? startDateMessages.over : startDateMessages.future,
      (value) =>
        value === '' || value === published?.start_date || (!isOver(published) && !isPast(value)),
    );

/** @param published as for `startRules`. */
const endRules = (published?: Times) =>
  string()
    .default('')
    .required(endDateMessages.required)
    .test(
      'over',
      endDateMessages.over,
      (value) => !isOver(published) || value === '' || isPast(value),
    )
    .test('after', endDateMessages.afterStart, function isAfterStart(value) {
      const { start_date: wallTime } = this.parent as Partial<Times>;
      const start = timeOf(wallTime);
      const isRefused = isOver(published) && wallTime !== published?.start_date;
      return value === '' || Number.isNaN(start) || isRefused || timeOf(value) > start;
    })
    .test(
      'future',
      endDateMessages.future,
      (value) => !published || isOver(published) || value === '' || !isPast(value),
    );

const DOORS_OPEN_MS = eventLimits.doors_open.hoursBeforeStart * 60 * 60 * 1000;

/** @param published as for `startRules`. Unless it is moved, its doors stay as they were. */
const doorsRules = (published?: Times) =>
  string()
    .default('')
    .defined()
    .test('before', doorsOpenMessages.beforeStart, function isBeforeStart(value) {
      const start = timeOf((this.parent as Partial<Times>).start_date);
      return value === '' || Number.isNaN(start) || timeOf(value) <= start;
    })
    .test('early', doorsOpenMessages.tooEarly, function isWithinADay(value) {
      const { start_date: start } = this.parent as Partial<Times>;
      const isMoved = start !== published?.start_date;
      if (!isMoved && value === published?.doors_open) return true;
      const isRefused = isOver(published) && isMoved;
      return value === '' || isRefused || !(timeOf(start) - timeOf(value) > DOORS_OPEN_MS);
    });

/** The rules of an event's times. @param published as for `startRules`. */
export const timeRules = (published?: Times) => ({
  start_date: startRules(published),
  end_date: endRules(published),
  doors_open: doorsRules(published),
});

/** When doors open if they move along with the start; as they were if either wasn't given. */
export function doorsAt(start: string, saved: Times): string {
  const moved = timeOf(saved.doors_open) + timeOf(start) - timeOf(saved.start_date);
  return Number.isNaN(moved)
    ? saved.doors_open
    : wallTimeOf(new Date(moved).toISOString(), defaultTimeZone);
}
