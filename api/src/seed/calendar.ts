import type { EventTimes } from '../platform/eventTimes';
import { DEFAULT_TIMEZONE, startOfDay } from '../platform/timezones';
import type { SeedEvent } from './catalogue/seedEvent';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When an event of the demo calendar takes place, and when it went on sale. */
export interface Schedule {
  start: Date;
  end: Date;
  times: EventTimes;
  publishedAt: Date;
}

/**
 * Schedules an event around the time of seeding. The one marked `now` started at the last 09:00 and lasts longer than a day, so
 * there is always an event to try check-in with, whose hours make sense.
 */
export function schedule({ category, day, at, hours }: SeedEvent, now: Date): Schedule {
  const start = at === 'now' ? lastMorning(now) : localTime(now, day, at);
  const end = new Date(start.getTime() + hours * HOUR);
  const leadDays = 32 + ((day * 7 + 91) % 19);
  const publishedAt = new Date(Math.min(start.getTime(), now.getTime()) - leadDays * DAY);
  const hasStage = category === 'Music' || category === 'Entertainment';
  const times = {
    start_date: start,
    end_date: end,
    doors_open: hasStage ? new Date(start.getTime() - HOUR) : null,
  };
  return { start, end, times, publishedAt };
}

function localTime(now: Date, day: number, at: string): Date {
  const local = new Date(now.getTime() + day * DAY).toLocaleDateString('en-CA', {
    timeZone: DEFAULT_TIMEZONE,
  });
  const midnight = startOfDay(local, DEFAULT_TIMEZONE);
  const [hour, minute] = at.split(':').map(Number);
  if (!midnight || hour === undefined || minute === undefined)
    throw new Error(`Invalid time: ${at}`);
  return new Date(midnight.getTime() + hour * HOUR + minute * MINUTE);
}

function lastMorning(now: Date): Date {
  const today = localTime(now, 0, '09:00');
  return today <= now ? today : localTime(now, -1, '09:00');
}
