import { useState } from 'react';
import { safeStorage } from 'shared-auth';

import { SAVED_EVENTS_KEY } from '../../constants';

function readSaved(): number[] {
  try {
    const stored: unknown = JSON.parse(safeStorage.get(SAVED_EVENTS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

/** Whether this browser keeps the event as saved, and the way to change that. */
export function useSavedEvent(id: number) {
  const [isSaved, setSaved] = useState(() => readSaved().includes(id));
  const toggle = () => {
    const others = readSaved().filter((each) => each !== id);
    safeStorage.set(SAVED_EVENTS_KEY, JSON.stringify(isSaved ? others : [...others, id]));
    setSaved(!isSaved);
  };
  return { isSaved, toggle };
}
