import { CLOCK_YEARS } from '@nzuko/contract/text';

import { isDelay, readFailure, writeFailure, type Failure } from './failures';

/** The viewer, data and network with which the remote is shown. The page's URL has all of them. */
export interface Conditions {
  /** The path that the remote's router is at. */
  route: string;
  /** The place on another remote's screen whose component is shown instead of a screen; empty for a screen. */
  slot: string;
  /** The viewer: a visitor, or the role of a demo account. The API knows which there are. */
  as: string;
  /** The data set that the page's own copy starts from. */
  data: string;
  /** The page's clock at its start, in Lagos time: `2026-03-01T09:00`; empty for the real time. */
  now: string;
  theme: (typeof themes)[number];
  /** Flags switched from their declared value: `events.around:off`. */
  flags: readonly string[];
  /** Whether the shell's nav bar is above the screen. */
  nav: (typeof switches)[number];
  /** Added to every call to the API, in ms. */
  latency: number;
  /** Calls that fail. */
  fail: readonly Failure[];
}

export const themes = ['light', 'dark', 'system'] as const;
export const switches = ['off', 'on'] as const;

/** The names that `readConditions` reads. */
export const parameters: readonly string[] = [
  'route',
  'slot',
  'as',
  'data',
  'now',
  'theme',
  'nav',
  'latency',
  'flag',
  'fail',
];

const oneOf = <Value extends string>(
  values: readonly Value[],
  text: string | null,
  otherwise: Value,
): Value => values.find((value) => value === text) ?? otherwise;

const MOMENT = /^(\d{4})-\d{2}-\d{2}T\d{2}:\d{2}$/;
const LAGOS_AHEAD_MS = 60 * 60_000;

/** The moment that `now` names; null for the real time, and for an invalid one. */
export function momentOf(now: string): Date | null {
  const year = Number(MOMENT.exec(now)?.[1]);
  const isKnown = year >= CLOCK_YEARS.first && year <= CLOCK_YEARS.last;
  const moment = new Date(isKnown ? `${now}+01:00` : NaN);
  if (Number.isNaN(moment.getTime())) return null;
  // `Date` reads 31 February as 3 March.
  const read = new Date(moment.getTime() + LAGOS_AHEAD_MS).toISOString();
  return read.startsWith(now) ? moment : null;
}

/** Reads the conditions from a query string; missing and invalid ones get their defaults. */
export function readConditions(search: string, defaults: Pick<Conditions, 'route'>): Conditions {
  const query = new URLSearchParams(search);
  const route = query.get('route');
  const now = query.get('now') ?? '';
  const latency = Number(query.get('latency'));
  return {
    route: route?.startsWith('/') ? route : defaults.route,
    slot: query.get('slot') ?? '',
    as: query.get('as') ?? 'visitor',
    data: query.get('data') ?? 'demo',
    now: momentOf(now) ? now : '',
    theme: oneOf(themes, query.get('theme'), 'light'),
    flags: query.getAll('flag'),
    nav: oneOf(switches, query.get('nav'), 'off'),
    latency: isDelay(latency) ? latency : 0,
    fail: query.getAll('fail').flatMap((text) => readFailure(text) ?? []),
  };
}

/** The query string that reproduces the conditions. */
export function writeConditions({ fail, flags, ...conditions }: Conditions): string {
  const { route, slot, as, data, now, theme, nav, latency } = conditions;
  const query = new URLSearchParams({ route, as, data });
  if (slot !== '') query.set('slot', slot);
  if (now !== '') query.set('now', now);
  if (theme !== 'light') query.set('theme', theme);
  if (nav === 'on') query.set('nav', nav);
  if (latency > 0) query.set('latency', String(latency));
  for (const flag of flags) query.append('flag', flag);
  for (const failure of fail) query.append('fail', writeFailure(failure));
  return `?${query}`;
}
