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

/** Where most goes wrong first: with the longest texts. */
const longestFirst = [
  ...possibleStops.filter(({ state }) => state === 'longest'),
  ...possibleStops.filter(({ state }) => state !== 'longest'),
];

const [narrowest, ...wider] = widths.map(String);
/** A list at each of the other widths. */
const lists = ['ticket-sales', 'attendees', 'analytics', 'payouts', 'my-tickets', 'overview'];

/** What `npm test` walks: each screen on the smallest phone, in each role, state and theme at least once, and lists at the other widths. */
export const planShort = (): Stop[] => [
  ...pickCovering(
    longestFirst.filter(({ width, screen, theme }) => {
      const index = screens.findIndex(({ name }) => name === screen);
      return width === narrowest && theme === themes[index % 2];
    }),
    1,
  ),
  ...wider.flatMap(
    (width, index) =>
      longestFirst.find(
        (stop) =>
          stop.width === width &&
          stop.theme === themes[index % 2] &&
          stop.screen === `/dashboard ${lists[index]}`,
      ) ?? [],
  ),
];

export const factors = { role: roles, state: states, width: widths.map(String), theme: themes };
