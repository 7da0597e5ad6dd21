/** The default time zone of days and events; the OpenAPI document takes it to the contract, as `defaultTimezone`. */
export const DEFAULT_TIMEZONE = 'Africa/Lagos';

/** Organizers name the zones of their events, in any capitals: there may be many. */
const MOST_FORMATS = 1_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The format of these options in a zone, made once: making one takes far longer than using it. */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions & { timeZone: string },
): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  if (formats.size >= MOST_FORMATS) formats.clear();
  const made = new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
}

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** The areas of the tz database. ICU knows more names, such as "AET", which PostgreSQL or another browser refuses. */
const IN_AN_AREA =
  /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)\//i;

/** Not an offset, such as "+01:00": PostgreSQL reads its sign the other way round, and older browsers don't know it. */
export function isTimezone(name: string): boolean {
  if (!IN_AN_AREA.test(name) && !/^UTC$/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The instant a calendar day ("2026-03-01") starts in a zone; null if there is no such day. */
export function startOfDay(day: string, timezone: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const utc = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(utc.getTime()) || utc.toISOString().slice(0, 10) !== day) return null;
  // The offset may change during the day; repeating it from the first guess is exact wherever midnight exists.
  const guess = new Date(utc.getTime() - offsetMs(utc, timezone));
  return new Date(utc.getTime() - offsetMs(guess, timezone));
}

/** An instant in its event's zone, as pages write it: "Sat, 14 Mar 2026, 23:30 WAT". */
export function formatInZone(moment: Date, timezone: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat('en-NG', { timeZone: timezone, ...options });
  const date = format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  const time = format({ ...CLOCK, timeZoneName: 'short' });
  return `${date.format(moment)}, ${time.format(moment)}`;
}

/** The same in the default zone, for what belongs to no event. */
export const inLagos = (moment: Date): string => formatInZone(moment, DEFAULT_TIMEZONE);

/** When something was, in a sentence: "at 23:30" on the day of `now`, else "on Sat, 14 Mar 2026, 23:30 WAT". */
export function whenInZone(moment: Date, timezone: string, now: Date): string {
  const day = dateFormat('en-CA', { timeZone: timezone });
  if (day.format(moment) !== day.format(now)) return `on ${formatInZone(moment, timezone)}`;
  const time = dateFormat('en-NG', { timeZone: timezone, ...CLOCK });
  return `at ${time.format(moment)}`;
}

function offsetMs(moment: Date, timezone: string): number {
  const parts = dateFormat('en-US', {
    timeZone: timezone,
    timeZoneName: 'longOffset',
  }).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return (match[1] === '-' ? -minutes : minutes) * 60_000;
}
