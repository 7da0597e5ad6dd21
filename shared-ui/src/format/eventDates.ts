import { defaultTimezone } from '@nzuko/contract';
import { evenSpaces } from '@nzuko/contract/text';

import { dateFormat } from './dateFormat';

/** The default time zone of events (IANA name); UTC+1 all year. */
export const defaultTimeZone: string = defaultTimezone;

/** An ISO timestamp, or a Date. */
export type Instant = string | Date;

const formatFor = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat('en-NG', { ...options, timeZone });

const dateOptions = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const shortOptions = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const timeOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const NO_BREAK_SPACE = '\u00a0';
const WORD_JOINER = '\u2060';

/** A line may only break after a comma, or before another month: not within "21–23 Nov 2026" or "09:00–17:00 WAT". */
const unbroken = (text: string) =>
  evenSpaces(text)
    .replace(/(,?) /g, (space, comma) => (comma ? space : NO_BREAK_SPACE))
    .replace(/(\d)–(\d)/g, `$1${WORD_JOINER}–${WORD_JOINER}$2`);

/** The text with ordinary spaces, for files and for what other programs read. */
export const plainText = (text: string): string =>
  text.replaceAll(NO_BREAK_SPACE, ' ').replaceAll(WORD_JOINER, '');

const isValid = (date: Date) => !Number.isNaN(date.getTime());

/** "Sat, 21 Nov 2026" in the event's zone; "Date to be announced" for an invalid date. */
export function formatEventDate(instant: Instant, timeZone = defaultTimeZone): string {
  const date = new Date(instant);
  return isValid(date)
    ? unbroken(formatFor(timeZone, dateOptions).format(date))
    : 'Date to be announced';
}

/** The zone's short name at that moment: "WAT" in Lagos. */
export function zoneLabel(instant: Instant, timeZone = defaultTimeZone): string {
  // Some engines call Lagos "GMT+1".
  if (timeZone === defaultTimeZone) return 'WAT';
  const parts = formatFor(timeZone, { timeZoneName: 'short' }).formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** "09:00 WAT": the local time at the event, wherever the viewer is; empty for an invalid date. */
export function formatEventTime(instant: Instant, timeZone = defaultTimeZone): string {
  const date = new Date(instant);
  if (!isValid(date)) return '';
  return unbroken(`${formatFor(timeZone, timeOptions).format(date)} ${zoneLabel(date, timeZone)}`);
}

/** Start to end in the event's zone: "Sat, 21 Nov 2026, 09:00–17:00 WAT" for one day, "21–23 Nov 2026" for several. */
export function formatEventDateRange(
  start: Instant,
  end: Instant,
  timeZone = defaultTimeZone,
): string {
  const from = new Date(start);
  const to = new Date(end);
  if (!isValid(from) || !isValid(to) || to <= from) return formatEventDate(start, timeZone);
  const day = formatEventDate(from, timeZone);
  // An evening until midnight is of one day.
  const last = new Date(+to - 1);
  if (day !== formatEventDate(last, timeZone)) {
    return unbroken(formatFor(timeZone, shortOptions).formatRange(from, last));
  }
  const times = [from, to].map((each) => formatFor(timeZone, timeOptions).format(each));
  return `${day}, ${unbroken(`${times.join('–')} ${zoneLabel(from, timeZone)}`)}`;
}
