import type { DataRouter, RouterState } from 'react-router-dom';

type Memory = Parameters<DataRouter['enableScrollRestoration']>;
type Place = Pick<RouterState, 'location'>;

/** Scroll positions by page, in the storage that `ScrollRestoration` provides while mounted. */
export function createScrollPositions() {
  let memory: Memory | null = null;
  let isFirstUse = true;

  const keyOf = ({ location }: Place) => memory?.[2]?.(location, []) ?? location.key;

  /** A page's last scroll position in px; null for a new page. */
  const of = (place: Place): number | null => memory?.[0][keyOf(place)] ?? null;

  return {
    of,
    /** Stores positions in `given`; on the first call, returns the position of the loaded page. */
    use(given: Memory, loaded: Place): number | null {
      memory = given;
      const position = isFirstUse ? of(loaded) : null;
      isFirstUse = false;
      return position;
    },
    forget(): void {
      memory = null;
    },
    /** Saves the current page's scroll position. */
    save(place: Place): void {
      const [positions, getPosition] = memory ?? [];
      if (positions && getPosition) positions[keyOf(place)] = getPosition();
    },
  };
}
