import { dateFormat } from '../format/dateFormat';

/** A zone's offset from UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const parts = dateFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wall - Math.floor(instant / 1000) * 1000;
}

/** Minutes that a zone's clock is ahead of UTC at an instant. */
export const minutesAhead = (instant: string, zone: string): number =>
  offsetAt(Date.parse(instant), zone) / 60_000;

/** The instant (milliseconds since 1970) of a local time such as "2026-11-21T09:00" in a zone; NaN if it is invalid. */
export function instantOf(wallTime: string, zone: string): number {
  const asIfUtc = Date.parse(`${wallTime}Z`);
  if (Number.isNaN(asIfUtc)) return NaN;
  const guess = asIfUtc - offsetAt(asIfUtc, zone);
  // The first guess may fall on the other side of a daylight saving change.
  return asIfUtc - offsetAt(guess, zone);
}

/** An instant as local time in a zone, in the format of a date-time input: "2026-11-21T09:00". */
export function wallTimeOf(instant: string, zone: string): string {
  const time = Date.parse(instant);
  return new Date(time + offsetAt(time, zone)).toISOString().slice(0, 16);
}
