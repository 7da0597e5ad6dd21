import type { ComponentType, ReactNode } from 'react';
import type { SlotName, SlotProps } from '@nzuko/contract';

/** A named place on a screen, the props for what fills it, and what to show if that fails: by default, nothing. */
export interface Place<Name extends SlotName = SlotName> {
  name: Name;
  context: SlotProps[Name];
  fallback?: ReactNode;
}

/** Shows what the site's remotes offer for a place. */
export type FillSlot = ComponentType<Place>;

// Every remote bundles a copy of this file, and the shell has one too. They meet here rather than in a shared module, so that a
// screen with a place also runs in a shell that doesn't know of places: there, they stay empty.
const key = Symbol.for('nzuko.fillSlot');
const page = globalThis as { [key]?: FillSlot };
const changes = 'nzuko:slots';

/** For the shell: from now on, `fill` shows what is in places. Null takes it back. */
export function provideSlots(fill: FillSlot | null): void {
  page[key] = fill ?? undefined;
  dispatchEvent(new Event(changes));
}

export const currentFill = (): FillSlot | null => page[key] ?? null;

/** Calls `onChange` when there is something to show places with; returns a function that stops it. */
export function onSlotsProvided(onChange: () => void): () => void {
  addEventListener(changes, onChange);
  return () => removeEventListener(changes, onChange);
}
