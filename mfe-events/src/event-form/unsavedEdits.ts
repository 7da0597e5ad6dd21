import { memberDrafts } from '@nzuko/shared-auth';

import { emptyEvent, type EventValues } from './eventSchema';
import { newTicketType, type TicketTypeValues } from './ticketTypeSchema';

// Unsaved edits are kept in two places. The tab's session storage works for visitors too and survives a sign-in; a member's
// drafts on this device survive a closed browser, and are nobody else's.

/** A member's draft, and what it changes: `of` is null for a new event. */
interface Draft {
  values: unknown;
  of: string | null;
}

/** How an event's saved values are known again. */
const versionOf = (saved: EventValues) => (saved === emptyEvent ? null : JSON.stringify(saved));

/** The edits kept under `key` before a reload, a sign-in or the end of the browser; undefined if there are none. */
export function readEdits(key: string, saved: EventValues): EventValues | undefined {
  return valuesIn(() => sessionStorage.getItem(key)) ?? valuesIn(() => draftOf(key, saved));
}

/** The member's draft, unless the event has been changed since, here or elsewhere. */
function draftOf(key: string, saved: EventValues): string | null {
  const draft = JSON.parse(memberDrafts.get(key) ?? 'null') as Draft | null;
  return draft && draft.of === versionOf(saved) ? JSON.stringify(draft.values) : null;
}

function valuesIn(read: () => string | null): EventValues | undefined {
  try {
    const stored: unknown = JSON.parse(read() ?? 'null');
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
  const draft: Draft | null = isUntouched(values, untouched)
    ? null
    : { values, of: versionOf(untouched) };
  memberDrafts.set(key, draft && JSON.stringify(draft));
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
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
