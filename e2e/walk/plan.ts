import { widths } from '../support/widths';
import { pickCovering } from './pairwise';
import { roles, screens, states, type State, type WalkRole } from './screens';

const themes = ['light', 'dark'] as const;

/** One page of a walk. A type, because an interface has no index signature. */
export type Stop = {
  screen: string;
  role: WalkRole;
  state: State;
  width: string;
  theme: (typeof themes)[number];
};

/** More would take longer than anybody will wait. */
export const MOST_STOPS = 400;

/** All possible stops: visitors have no dashboard, and a page without data has no empty state. */
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

/** Every possible pair among screen, role, state, width and theme occurs together in one of these stops. */
export const planWalk = (): Stop[] => pickCovering(possibleStops);

/** The longest texts come first: they break the most. */
const longestFirst = [
  ...possibleStops.filter(({ state }) => state === 'longest'),
  ...possibleStops.filter(({ state }) => state !== 'longest'),
];

const [narrowest, ...wider] = widths.map(String);
/** A list at each of the other widths. */
const lists = ['ticket-sales', 'attendees', 'analytics', 'payouts', 'my-tickets', 'overview'];

/** For `npm test`: each screen, role, state and theme at least once, on the smallest phone; lists at the other widths. */
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
