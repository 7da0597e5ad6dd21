import { formatEventDate, formatEventTime, zoneLabel } from 'shared-ui';
import { momentText } from 'shared-ui/parts';

const WORD_JOINER = '\u2060';

/** The visitor's time zone; undefined on the page server, which doesn't know it. */
const visitorZone = (): string | undefined =>
  typeof document === 'undefined' ? undefined : Intl.DateTimeFormat().resolvedOptions().timeZone;

/** An event's start on the visitor's clock: "Sat, 21 Nov 2026, 08:00 GMT"; null where it reads as it does at the event. */
export function visitorTimeText(
  start: string | null,
  eventZone: string,
  zone = visitorZone(),
): string | null {
  if (start === null || zone === undefined) return null;
  const wallTime = (at: string) =>
    formatEventDate(start, at) + formatEventTime(start, at).replace(` ${zoneLabel(start, at)}`, '');
  if (wallTime(zone) === wallTime(eventZone)) return null;
  // A line may not break within "GMT-5".
  return momentText(start, zone).replace('-', `${WORD_JOINER}-${WORD_JOINER}`);
}
