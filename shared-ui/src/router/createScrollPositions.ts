import type { DataRouter, RouterState } from 'react-router-dom';

type Memory = Parameters<DataRouter['enableScrollRestoration']>;
type Place = Pick<RouterState, 'location' | 'matches'>;

/** How far each page was scrolled, in the memory that `ScrollRestoration` brings while it is mounted. */
export function createScrollPositions() {
  let memory: Memory | null = null;
  let isFirstUse = true;

  const keyOf = ({ location, matches }: Place) => {
    const [, , getKey] = memory ?? [];
    const seen = matches.map(({ route: { id, handle }, pathname, params }) => ({
      id,
      handle,
      pathname,
      params,
      data: undefined,
      loaderData: undefined,
    }));
    return getKey?.(location, seen) ?? location.key;
  };

  /** How far a page was scrolled when it was left, in px; null for one that is new. */
  const of = (place: Place): number | null => memory?.[0][keyOf(place)] ?? null;

  return {
    of,
    /** Keeps the positions in `given`; returns that of the page that was loaded, the first time. */
    use(given: Memory, loaded: Place): number | null {
      memory = given;
      const position = isFirstUse ? of(loaded) : null;
      isFirstUse = false;
      return position;
    },
    forget(): void {
      memory = null;
    },
    /** Notes how far the page that stands is scrolled. */
    save(place: Place): void {
      const [positions, getPosition] = memory ?? [];
      if (positions && getPosition) positions[keyOf(place)] = getPosition();
    },
  };
}
