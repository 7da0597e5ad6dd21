import {
  IDLE_BLOCKER,
  type Blocker,
  type BlockerFunction,
  type Location,
  type NavigationType,
  type RouterState,
} from 'react-router-dom';

type Blockers = Pick<RouterState, 'location' | 'blockers'>;

/** A pending navigation; `go` carries it out. */
interface Departure {
  location: Location;
  action: NavigationType;
  go: () => void;
}

interface BlockerStore {
  get(key: string, question: BlockerFunction): Blocker;
  delete(key: string): void;
  /** True if a blocker holds the navigation back; it runs once the page allows it. */
  hold(departure: Departure): boolean;
  /** All blockers, reset after a navigation. */
  atRest(): Blockers['blockers'];
}

/** The router's side of `useBlocker`; `read` and `write` access the router's state. */
export function createBlockers(
  read: () => Blockers,
  write: (blockers: Blockers['blockers']) => void,
): BlockerStore {
  const questions = new Map<string, BlockerFunction>();
  const set = (key: string, blocker: Blocker) => write(new Map(read().blockers).set(key, blocker));

  return {
    get(key: string, question: BlockerFunction): Blocker {
      questions.set(key, question);
      return read().blockers.get(key) ?? IDLE_BLOCKER;
    },

    delete(key: string): void {
      read().blockers.delete(key);
      questions.delete(key);
    },

    hold({ location, action, go }: Departure): boolean {
      const { location: currentLocation, blockers } = read();
      // The blocker added last decides.
      const [key, isBlocking] = [...questions].at(-1) ?? [];
      if (key === undefined || blockers.get(key)?.state === 'proceeding') return false;
      if (!isBlocking?.({ currentLocation, nextLocation: location, historyAction: action }))
        return false;
      set(key, {
        state: 'blocked',
        location,
        proceed: () => {
          set(key, { state: 'proceeding', location, proceed: undefined, reset: undefined });
          go();
        },
        reset: () => set(key, IDLE_BLOCKER),
      });
      return true;
    },

    atRest: () => new Map([...read().blockers.keys()].map((key) => [key, IDLE_BLOCKER])),
  };
}
