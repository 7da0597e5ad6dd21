import { colors, scales, shadows } from './tokens';

const declarations = (prefix: string, group: Record<string, string>): string =>
  Object.entries(group)
    .map(([key, value]) => `--${prefix}-${key}:${value};`)
    .join('');

const shared = Object.entries(scales)
  .map(([group, values]) =>
    declarations(
      group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      values,
    ),
  )
  .join('');

const themed = (name: 'light' | 'dark'): string =>
  `color-scheme:${name};${declarations('color', colors[name])}${declarations('shadow', shadows[name])}`;

/**
 * The custom properties of both themes as one style sheet, without React, so that the server can inline it. Any
 * element with `data-theme` gets that theme: a dark band on a light page is `<section data-theme="dark">`.
 */
export const themeCss = `:root{${shared}}:root,[data-theme='light']{${themed('light')}}[data-theme='dark']{${themed('dark')}}@media print{:root,[data-theme]{${themed('light')}}}`;
