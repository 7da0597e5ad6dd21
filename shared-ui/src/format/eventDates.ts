/** Where events take place unless they say otherwise: an IANA zone, UTC+1 all year. */
export const defaultTimeZone = 'Africa/Lagos';

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

// Engines disagree on which narrow space stands around a dash; text from the server must equal the browser's.
const plain = (text: string) => text.replace(/[\u2009\u202f]/g, ' ').replace(/ ?– ?/g, '–');

const isValid = (date: Date) => !Number.isNaN(date.getTime());

/** "Sat, 21 Nov 2026" in the event's zone; "Date to be announced" when it is no date. */
export function formatEventDate(instant: Instant, timeZone = defaultTimeZone): string {
  const date = new Date(instant);
  return isValid(date)
    ? plain(formatFor(timeZone, dateOptions).format(date))
    : 'Date to be announced';
}

/** The zone's short name at that moment: "WAT" in Lagos. */
export function zoneLabel(instant: Instant, timeZone = defaultTimeZone): string {
  // Some engines know Lagos only as "GMT+1".
  if (timeZone === defaultTimeZone) return 'WAT';
  const parts = formatFor(timeZone, { timeZoneName: 'short' }).formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** "09:00 WAT": the time at the event's place, wherever the viewer is; empty when it is no date. */
export function formatEventTime(instant: Instant, timeZone = defaultTimeZone): string {
  const date = new Date(instant);
  if (!isValid(date)) return '';
  return `${plain(formatFor(timeZone, timeOptions).format(date))} ${zoneLabel(date, timeZone)}`;
}

/**
 * From start to end in the event's zone: "Sat, 21 Nov 2026, 09:00–17:00 WAT" within a day, "21–23 Nov 2026" over
 * several.
 */
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
