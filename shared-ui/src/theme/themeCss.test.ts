import { theme } from './theme';
import { themeCss } from './themeCss';
import { colors, scales, shadows } from './tokens';

const groups = { color: colors.light, shadow: shadows.light, ...scales };

it.each(Object.entries(groups))(
  'declares every custom property of the theme’s %s',
  (group, tokens) => {
    const named = theme[group as keyof typeof groups] as Record<string, string>;
    for (const token of Object.keys(tokens)) {
      const [, property] = /^var\((--[\w-]+)\)$/.exec(named[token] ?? '') ?? [];
      expect(themeCss).toContain(`${property}:`);
    }
  },
);

it('applies the dark colours to any element with data-theme dark', () => {
  expect(themeCss).toMatch(/\[data-theme='dark'\]\{color-scheme:dark;--color-page:/);
});
