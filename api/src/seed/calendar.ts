import { DEFAULT_TIMEZONE, startOfDay } from '../timezones';
import type { SeedEvent } from './catalogue/seedEvent';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When an event of the demo calendar is, and since when it has been on sale. */
export interface Schedule {
  start: Date;
  end: Date;
  publishedAt: Date;
}

/**
 * Places an event around the moment of the seeding. One that is marked `now` began an hour and a half ago, so there is
 * always a door at which to try the check-in.
 */
export function schedule({ day, at, hours }: SeedEvent, now: Date): Schedule {
  const start = at === 'now' ? halfHourBefore(now, 90) : localTime(now, day, at);
  const leadDays = 32 + ((day * 7 + 91) % 19);
  const publishedAt = new Date(Math.min(start.getTime(), now.getTime()) - leadDays * DAY);
  return { start, end: new Date(start.getTime() + hours * HOUR), publishedAt };
}

function localTime(now: Date, day: number, at: string): Date {
  const local = new Date(now.getTime() + day * DAY).toLocaleDateString('en-CA', {
    timeZone: DEFAULT_TIMEZONE,
  });
  const midnight = startOfDay(local, DEFAULT_TIMEZONE);
  const [hour, minute] = at.split(':').map(Number);
  if (!midnight || hour === undefined || minute === undefined) throw new Error(`No time: ${at}`);
  return new Date(midnight.getTime() + hour * HOUR + minute * MINUTE);
}

function halfHourBefore(now: Date, minutes: number): Date {
  const half = 30 * MINUTE;
  return new Date(Math.floor((now.getTime() - minutes * MINUTE) / half) * half);
}
