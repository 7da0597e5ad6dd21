export interface CalendarEntry {
  /** Stays the same for the same event, so that a second file changes the entry instead of adding one. */
  uid: string;
  title: string;
  location: string;
  starts: Date;
  ends: Date;
  /** The IANA zone the event is in, as a hint beside the times. */
  timezone?: string;
  isCancelled?: boolean;
  url: string;
}

/**
 * An iCalendar file (RFC 5545) with one entry. Times are in UTC, which every calendar shows as the event's own moment
 * wherever its owner is.
 */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nzuko//Tickets//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(entry.timezone ? [`X-WR-TIMEZONE:${entry.timezone}`] : []),
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(entry.starts)}`,
    `DTEND:${stamp(entry.ends)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `LOCATION:${escapeText(entry.location)}`,
    `URL:${entry.url}`,
    ...(entry.isCancelled ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** "20260314T223000Z" */
function stamp(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** A line has at most 75 bytes; the next ones begin with a blank. No character is cut in two. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > 74) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}
