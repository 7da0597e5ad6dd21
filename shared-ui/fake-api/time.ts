import { refuseProblems } from './refusals';

export const LAGOS = 'Africa/Lagos';
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A moment of a zone as its parts, `2026-03-01` and `09`. */
export function partsIn(zone: string, moment: Date): { day: string; hour: string } {
  const [day = '', time = ''] = moment
    .toLocaleString('sv-SE', { timeZone: zone, hour12: false })
    .split(' ');
  return { day, hour: time.slice(0, 2) };
}

/** Writes a moment for people: "Sat, 14 March 2026, 23:30 (GMT+1)". */
export const writeMoment = (moment: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-NG', {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(moment);

/** When a day begins in a zone; null when the text is no day. */
export function startOfDay(day: string, zone: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const utc = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(utc.getTime())) return null;
  const shown = new Date(`${utc.toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T')}Z`);
  return new Date(2 * utc.getTime() - shown.getTime());
}

/** From a moment on, and up to but without another. */
export interface Range {
  from: Date | null;
  before: Date | null;
}

const HAS_ZONE = /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/;

/** Reads `from` and `to` of a query, days of the zone or times; `to` includes its whole day. */
export function readRange(query: URLSearchParams, zone: string): Range {
  const read = (field: 'from' | 'to', plus = 0): Date | null => {
    const text = query.get(field);
    if (!text) return null;
    const day = startOfDay(text, zone);
    const moment = day
      ? new Date(day.getTime() + plus)
      : new Date(HAS_ZONE.test(text) ? text : NaN);
    refuseProblems({
      [field]: [
        Number.isNaN(moment.getTime()) &&
          'Expected a day such as 2026-03-01, or a time with its zone.',
      ],
    });
    return moment;
  };
  return { from: read('from'), before: read('to', DAY) };
}

/** Whether a moment is in a range; what has no moment is in none but the open one. */
export const isWithin = (moment: Date | null, { from, before }: Range): boolean =>
  (!from || (moment !== null && moment >= from)) &&
  (!before || (moment !== null && moment < before));
