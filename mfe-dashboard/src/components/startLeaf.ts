import type { Event } from '../api/eventsApi';

/** The leaf of a calendar for an event's first day, in its own zone: `{ month: 'Nov', day: '21' }`. */
export function startLeaf({ start_date, timezone }: Pick<Event, 'start_date' | 'timezone'>) {
  if (start_date === null) return { month: 'Date', day: '–' };
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-NG', { ...options, timeZone: timezone }).format(
      new Date(start_date),
    );
  return { month: part({ month: 'short' }), day: part({ day: 'numeric' }) };
}
