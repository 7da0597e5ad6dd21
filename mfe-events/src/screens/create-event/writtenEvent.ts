import { WRITTEN_EVENT_KEY } from '../../constants';
import { emptyEvent, type EventValues } from './eventSchema';

// In the tab's own storage: what is half written survives a reload and a sign-in, but not the next person at the desk.

/** What was typed before a reload or a sign-in; undefined when there is nothing. */
export function readWritten(): EventValues | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(WRITTEN_EVENT_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const texts = Object.entries(stored).filter(
      ([name, value]) => name in emptyEvent && typeof value === 'string',
    );
    return { ...emptyEvent, ...Object.fromEntries(texts) };
  } catch {
    return undefined;
  }
}

/** Keeps what is typed; an untouched form leaves nothing behind. */
export function keepWritten(values: EventValues): void {
  try {
    if (isUntouched(values)) sessionStorage.removeItem(WRITTEN_EVENT_KEY);
    else sessionStorage.setItem(WRITTEN_EVENT_KEY, JSON.stringify(values));
  } catch {
    // A browser that refuses storage loses a convenience, not the form.
  }
}

/** Forgets what was typed: it was sent, or left on purpose. */
export const forgetWritten = () => keepWritten(emptyEvent);

/** Whether the form is as it was when it opened. */
export const isUntouched = (values: EventValues, untouched = emptyEvent): boolean =>
  (Object.keys(emptyEvent) as (keyof EventValues)[]).every(
    (name) => values[name] === untouched[name],
  );
