import { breakpoints } from './tokens';
import type { ColorName, scales, shadows } from './tokens';

type Vars<Group> = { readonly [Key in keyof Group]: string };
type Scales = typeof scales;

// Only names: the values are inlined in every page's HTML (themeCss.ts), so no script ships them again.
const vars = <Group>(prefix: string): Vars<Group> =>
  new Proxy({} as Vars<Group>, { get: (_, key) => `var(--${prefix}-${String(key)})` });

/** Every design token as a `var(--…)` string; only breakpoints are literal px. */
export const theme = {
  color: vars<Record<ColorName, string>>('color'),
  shadow: vars<typeof shadows.light>('shadow'),
  space: vars<Scales['space']>('space'),
  radius: vars<Scales['radius']>('radius'),
  font: vars<Scales['font']>('font'),
  fontSize: vars<Scales['fontSize']>('font-size'),
  lineHeight: vars<Scales['lineHeight']>('line-height'),
  tracking: vars<Scales['tracking']>('tracking'),
  weight: vars<Scales['weight']>('weight'),
  z: vars<Scales['z']>('z'),
  motion: vars<Scales['motion']>('motion'),
  size: vars<Scales['size']>('size'),
  breakpoint: breakpoints,
} as const;

/** A media query for viewports at least as wide as the breakpoint: `${mediaUp('md')} { … }`. */
export const mediaUp = (name: keyof typeof breakpoints): string =>
  `@media (min-width: ${breakpoints[name]})`;

/** A media query for viewports narrower than the breakpoint. */
export const mediaDown = (name: keyof typeof breakpoints): string =>
  `@media (width < ${breakpoints[name]})`;

/** A media query for screens used by thumb, where a control is at least `size.control` high and wide. */
export const mediaTouch = `@media (width < ${breakpoints.md}), (pointer: coarse)`;

/** Makes a link that stands by itself, outside of a sentence, as high as a thumb: `a { ${loneLink} }`. */
export const loneLink = `${mediaTouch} {
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.control};
}`;

/** Between the edge of the window and what is in bars, sections and screens, so that all of them line up. */
export const pageGutter = `clamp(${theme.space[4]}, 3.125vw, ${theme.space[6]})`;
