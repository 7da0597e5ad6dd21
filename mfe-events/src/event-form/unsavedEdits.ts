import { emptyEvent, type EventValues } from './eventSchema';
import { newTicketType, type TicketTypeValues } from './ticketTypeSchema';

// Session storage: unsaved edits survive a reload and a sign-in, but don't leak to the next user of a shared computer.

/** The edits kept under `key` before a reload or sign-in; undefined if there are none. */
export function readEdits(key: string): EventValues | undefined {
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

/** Stores unsaved edits; clears the entry if nothing differs from `untouched`. */
export function keepEdits(key: string, values: EventValues, untouched: EventValues): void {
  try {
    if (isUntouched(values, untouched)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage may be blocked; the form works without it.
  }
}

/** Clears the stored edits once they were sent or discarded. */
export const clearEdits = (key: string) => keepEdits(key, emptyEvent, emptyEvent);

/** True if the form has no edits. */
export const isUntouched = (values: EventValues, untouched: EventValues): boolean =>
  (Object.keys(emptyEvent) as (keyof EventValues)[]).every(
    (name) => JSON.stringify(values[name]) === JSON.stringify(untouched[name]),
  );

function readTicketType(stored: TicketTypeValues): TicketTypeValues {
  const blank = newTicketType(stored.ticket_type, '0');
  return { ...blank, ...textsOf(stored, blank) };
}

/** The stored strings whose names are known fields. */
function textsOf(stored: object, known: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([name, value]) => name in known && typeof value === 'string',
    ) as [string, string][],
  );
}
