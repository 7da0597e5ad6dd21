import { formatEventDate, formatEventTime } from '@nzuko/shared-ui';
import { wallTimeOf } from '@nzuko/shared-ui/parts';

const WORD_JOINER = '\u2060';

/** The visitor's time zone; undefined on the page server, which doesn't know it. */
const visitorZone = (): string | undefined =>
  typeof document === 'undefined' ? undefined : Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * An event's start on the visitor's clock: "Starts at 08:00 GMT for you", or with its day if that is another one; short, so
 * that it takes one line. Null where it reads as it does at the event, undefined where the visitor's zone isn't known.
 */
export function visitorTimeText(
  start: string | null,
  eventZone: string,
  zone = visitorZone(),
): string | null | undefined {
  if (start === null) return null;
  if (zone === undefined) return undefined;
  const [here, there] = [wallTimeOf(start, zone), wallTimeOf(start, eventZone)];
  if (here === there) return null;
  // A line may not break within "GMT-5".
  const time = formatEventTime(start, zone).replace('-', `${WORD_JOINER}-${WORD_JOINER}`);
  const isSameDay = here.slice(0, 10) === there.slice(0, 10);
  return `${isSameDay ? 'Starts at' : `${dayText(start, zone)},`} ${time} for you`;
}

/** "Fri, 20 Nov": the year stands in the line above. */
const dayText = (instant: string, zone: string) =>
  formatEventDate(instant, zone).replace(/\s\d{4}$/, '');
