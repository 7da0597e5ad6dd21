import { defaultTimezone } from 'contract';

/** The default time zone of events (IANA name); UTC+1 all year. */
export const defaultTimeZone: string = defaultTimezone;

/** An ISO timestamp, or a Date. */
export type Instant = string | Date;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = timeZone + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-NG', { ...options, timeZone });
  formats.set(key, made);
  return made;
}

const dateOptions = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const shortOptions = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const timeOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

// Engines put different narrow spaces around the dash, but the server's text must match the browser's.
const plain = (text: string) => text.replace(/[\u2009\u202f]/g, ' ').replace(/ ?– ?/g, '–');

const isValid = (date: Date) => !Number.isNaN(date.getTime());

/** "Sat, 21 Nov 2026" in the event's zone; "Date to be announced" for an invalid date. */
export function formatEventDate(instant: Instant, timeZone = defaultTimeZone): string {
  const date = new Date(instant);
  return isValid(date)
    ? plain(formatFor(timeZone, dateOptions).format(date))
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
  return `${plain(formatFor(timeZone, timeOptions).format(date))} ${zoneLabel(date, timeZone)}`;
}

/** Start to end in the event's zone: "Sat, 21 Nov 2026, 09:00–17:00 WAT" for one day, "21–23 Nov 2026" for several. */
export function formatEventDateRange(
  start: Instant,
  end: Instant,
  timeZone = defaultTimeZone,
): string {
  const from = new Date(start);
  const to = new Date(end);
  if (!isValid(from) || !isValid(to) || to < from) return formatEventDate(start, timeZone);
  const day = formatEventDate(from, timeZone);
  if (day !== formatEventDate(to, timeZone)) {
    return plain(formatFor(timeZone, shortOptions).formatRange(from, to));
  }
  const times = [from, to].map((each) => plain(formatFor(timeZone, timeOptions).format(each)));
  return `${day}, ${times.join('–')} ${zoneLabel(from, timeZone)}`;
}
