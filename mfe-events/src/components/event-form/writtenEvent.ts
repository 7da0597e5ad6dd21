import { emptyEvent, type EventValues } from './eventSchema';
import { newTicketType, type TicketTypeValues } from './ticketTypeSchema';

// In the tab's own storage: what is half written survives a reload and a sign-in, but not the next person at the desk.

/** What was typed under `key` before a reload or a sign-in; undefined when there is nothing. */
export function readWritten(key: string): EventValues | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { ticket_types: types, ...rest } = stored as Partial<Record<string, unknown>>;
    return {
      ...emptyEvent,
      ...textsOf(rest, emptyEvent),
      ticket_types: Array.isArray(types) ? types.map(readTicketType) : [],
    };
  } catch {
    return undefined;
  }
}

/** Keeps what is typed; a form that is as it was when it opened leaves nothing behind. */
export function keepWritten(key: string, values: EventValues, untouched: EventValues): void {
  try {
    if (isUntouched(values, untouched)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // A browser that refuses storage loses a convenience, not the form.
  }
}

/** Forgets what was typed: it was sent, or left on purpose. */
export const forgetWritten = (key: string) => keepWritten(key, emptyEvent, emptyEvent);

/** Whether the form is as it was when it opened. */
export const isUntouched = (values: EventValues, untouched: EventValues): boolean =>
  (Object.keys(emptyEvent) as (keyof EventValues)[]).every(
    (name) => JSON.stringify(values[name]) === JSON.stringify(untouched[name]),
  );

function readTicketType(stored: TicketTypeValues): TicketTypeValues {
  const blank = newTicketType(stored.ticket_type, '0');
  return { ...blank, ...textsOf(stored, blank) };
}

/** The texts of what was stored, under the names that are known. */
function textsOf(stored: object, known: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([name, value]) => name in known && typeof value === 'string',
    ) as [string, string][],
  );
}
