import { memberDrafts, sessionStore } from '@nzuko/shared-auth';

import { emptyEvent, haveSameTypes, type EventValues } from './eventSchema';
import { newTicketType, type TicketTypeValues } from './ticketTypeSchema';

// Unsaved edits are kept in two places. The tab's session storage works for visitors too and survives a sign-in; a member's
// drafts on this device survive a closed browser. Both are shown only to their owner: another member may sign in in this tab.

/** Unsaved form values, their owner, and the saved version they were based on. */
interface Draft {
  values: EventValues;
  /** A member's id; null for a visitor, whose edits are those of whoever signs in next. */
  owner: number | null;
  /** The saved values as JSON, from before the edits; null for a new event. */
  of: string | null;
  /** The idempotency key a new event was sent with, while the outcome is unknown. */
  requestKey?: string;
  /** True if a banner image was chosen, which can't be kept. */
  hadBanner?: boolean;
}

interface Restored extends Draft {
  /** True if edits of ticket types were dropped, because those have changed since. */
  lostTypes?: boolean;
}

const fieldNames = Object.keys(emptyEvent) as (keyof EventValues)[];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Identifies an event's saved values. */
const versionOf = (saved: EventValues) => (saved === emptyEvent ? null : JSON.stringify(saved));

/** The edits kept under `key` through a reload, a sign-in or a closed browser; undefined if there are none. */
export const readEdits = (key: string, saved: EventValues): Restored | undefined =>
  rebased(keptDraft(key), saved);

/** The key that the kept edits were sent with, if their outcome is unknown. */
export const readRequestKey = (key: string): string | undefined => keptDraft(key)?.requestKey;

/** Keeps a request's key with the edits that it sends; undefined removes it. */
export function keepRequestKey(key: string, requestKey: string | undefined): void {
  const draft = draftInTab(key);
  if (draft) store(key, { ...draft, requestKey });
}

function keptDraft(key: string): Draft | undefined {
  const draft = draftOfMember(key);
  // While the profile is loading, only the draft tells whose page it is.
  const member = sessionStore.getState().user?.id ?? draft?.owner ?? null;
  const inTab = draftInTab(key);
  return inTab && isOf(inTab, member) ? inTab : draft;
}

const isOf = ({ owner }: Draft, member: number | null) => owner === null || owner === member;

/** Reapplies the draft's edits to the saved event, which may have changed since, here or elsewhere. */
function rebased(draft: Draft | undefined, saved: EventValues): Restored | undefined {
  if (!draft || draft.of === versionOf(saved)) return draft;
  if (!draft.of) return undefined;
  const before = valuesIn(JSON.parse(draft.of) as EventValues);
  const isEdited = (name: keyof EventValues) => !isSame(draft.values[name], before[name]);
  // Ticket types are saved together: one edit would put all the others back to what they were then.
  // The saved types may be these very edits, if the answer to them was lost.
  const lostTypes =
    isEdited('ticket_types') &&
    !haveSameTypes(before, saved) &&
    !haveSameTypes(draft.values, saved);
  const kept = fieldNames.filter(
    (name) => isEdited(name) && !(lostTypes && name === 'ticket_types'),
  );
  const edits = Object.fromEntries(kept.map((name) => [name, draft.values[name]]));
  return { ...draft, values: { ...saved, ...edits }, lostTypes };
}

const draftInTab = (key: string) => draftIn(() => sessionStorage.getItem(key));
const draftOfMember = (key: string) => draftIn(() => memberDrafts.get(key));

function draftIn(read: () => string | null): Draft | undefined {
  try {
    const draft = JSON.parse(read() ?? 'null') as Draft | null;
    return draft?.values ? { ...draft, values: valuesIn(draft.values) } : undefined;
  } catch {
    return undefined;
  }
}

function valuesIn({ ticket_types: types, ...rest }: Partial<EventValues>): EventValues {
  return {
    ...emptyEvent,
    ...textsOf(rest, emptyEvent),
    ticket_types: Array.isArray(types) ? types.map(readTicketType) : [],
  };
}

/** Stores a member's or, with null, a visitor's unsaved edits; clears the entry if nothing differs from `untouched`. */
export function keepEdits(
  key: string,
  { values, owner, hadBanner }: Pick<Draft, 'values' | 'owner' | 'hadBanner'>,
  untouched: EventValues,
): void {
  const requestKey = requestKeyOf(key, values, owner);
  const draft: Draft = { values, owner, hadBanner, of: versionOf(untouched), requestKey };
  store(key, isUntouched(values, untouched) ? null : draft);
}

/** The request key that belongs to `values`. A member's draft may be from another tab, with another event. */
function requestKeyOf(key: string, values: EventValues, owner: number | null) {
  const inTab = draftInTab(key);
  if (inTab && isOf(inTab, owner)) return inTab.requestKey;
  const draft = draftOfMember(key);
  return isSame(draft?.values, values) ? draft?.requestKey : undefined;
}

/** Clears the stored edits once they were sent or discarded. */
export const clearEdits = (key: string) => store(key, null);

function store(key: string, draft: Draft | null): void {
  const text = draft && JSON.stringify(draft);
  const { user } = sessionStore.getState();
  // Another tab may have signed in a different member while this form is still on screen.
  if (!draft || !user || user.id === draft.owner) memberDrafts.set(key, text);
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Storage may be blocked; the form works without it.
  }
}

/** True if the form has no edits. */
export const isUntouched = (values: EventValues, untouched: EventValues): boolean =>
  fieldNames.every((name) => isSame(values[name], untouched[name]));

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
