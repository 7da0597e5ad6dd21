import { widths } from '../support/widths';
import { pickCovering } from './pairwise';
import { roles, screens, states, type State, type WalkRole } from './screens';

export const themes = ['light', 'dark'] as const;

/** One page of a walk. A type, because an interface has no index signature. */
export type Stop = {
  screen: string;
  role: WalkRole;
  state: State;
  width: string;
  theme: (typeof themes)[number];
};

/** More take longer than anybody waits for. */
export const MOST_STOPS = 400;
const SHORT_STOPS = 12;

/** All that can be looked at: no visitor has a dashboard, and no page without data an empty state. */
export const possibleStops: readonly Stop[] = screens.flatMap((screen) =>
  screen.roles.flatMap((role) =>
    screen.states(role).flatMap((state) =>
      widths.flatMap((width) =>
        themes.map((theme) => ({
          screen: screen.name,
          role,
          state,
          width: String(width),
          theme,
        })),
      ),
    ),
  ),
);

/** Each two of screen, role, state, width and theme that are possible together occur together in one of these. */
export const planWalk = (): Stop[] => pickCovering(possibleStops);

/** Screens with data; the longest texts are where most goes wrong. */
const withLongest = new Set(
  possibleStops.filter(({ state }) => state === 'longest').map(({ screen }) => screen),
);

/** A few, with each role, state, width and theme in at least one of them; the rest with the longest texts on a small phone. */
export const planShort = (): Stop[] => {
  const isLongest = ({ state }: Stop) => state === 'longest';
  const possible = possibleStops.filter(({ screen }) => withLongest.has(screen));
  const inOrder = [...possible.filter(isLongest), ...possible.filter((stop) => !isLongest(stop))];
  return pickCovering(inOrder, 1, SHORT_STOPS);
};

export const factors = { role: roles, state: states, width: widths.map(String), theme: themes };
