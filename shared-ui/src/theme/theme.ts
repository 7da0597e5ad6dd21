import { breakpoints, colors, scales, shadows, type ColorName } from './tokens';

type Vars<Group> = { readonly [Key in keyof Group]: string };

const vars = <Group extends object>(prefix: string, group: Group): Vars<Group> =>
  Object.fromEntries(
    Object.keys(group).map((key) => [key, `var(--${prefix}-${key})`]),
  ) as Vars<Group>;

/** Every design token as a `var(--…)` string, for styled parts; breakpoints alone are literal px. */
export const theme = {
  color: vars<Record<ColorName, string>>('color', colors.light),
  shadow: vars('shadow', shadows.light),
  space: vars('space', scales.space),
  radius: vars('radius', scales.radius),
  font: vars('font', scales.font),
  fontSize: vars('font-size', scales.fontSize),
  lineHeight: vars('line-height', scales.lineHeight),
  tracking: vars('tracking', scales.tracking),
  weight: vars('weight', scales.weight),
  z: vars('z', scales.z),
  motion: vars('motion', scales.motion),
  size: vars('size', scales.size),
  breakpoint: breakpoints,
} as const;

/** A media query for viewports at least as wide as the breakpoint: `${mediaUp('md')} { … }`. */
export const mediaUp = (name: keyof typeof breakpoints): string =>
  `@media (min-width: ${breakpoints[name]})`;

/** A media query for viewports narrower than the breakpoint. */
export const mediaDown = (name: keyof typeof breakpoints): string =>
  `@media (width < ${breakpoints[name]})`;
