import { createElement, useSyncExternalStore, type ReactNode } from 'react';
import type { SlotName } from '@nzuko/contract';

import { currentFill, onSlotsProvided, type FillSlot, type Place } from './slotHost';

const nothing = () => null;

/**
 * A place on a screen that other remotes may fill: each that offers a component for `name` in its `remote.json`. They are loaded
 * after the screen, so put the place where nothing has to make room for them. One that is missing, slow or broken shows nothing, or
 * `fallback` once it has failed. Outside the shell the place is empty.
 */
export function Slot<Name extends SlotName>({ name, context, fallback }: Place<Name>): ReactNode {
  const fill = useSyncExternalStore<FillSlot | null>(onSlotsProvided, currentFill, nothing);
  return fill && createElement(fill, { name, context, fallback });
}
