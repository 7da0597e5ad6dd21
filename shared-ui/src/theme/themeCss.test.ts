import { theme } from './theme';
import { themeCss } from './themeCss';

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves);

it('declares every custom property that the theme names', () => {
  const { breakpoint: _literal, ...rest } = theme;
  const missing = leaves(rest).filter((leaf) => {
    const name = /^var\((--[\w-]+)\)$/.exec(leaf)?.[1];
    return !name || !themeCss.includes(`${name}:`);
  });
  expect(missing).toEqual([]);
});

it('gives any element with data-theme dark the dark colours', () => {
  expect(themeCss).toMatch(/\[data-theme='dark'\]\{color-scheme:dark;--color-page:/);
});
