import type { TelemetryReport } from './telemetry-schemas';

/** When a page says "Still loading" (decision 0034). */
const SLOW_LOAD_MS = 4_000;

/** The limits of good and of poor, in milliseconds; for CLS, the score (web.dev/articles/vitals). */
const THRESHOLDS = {
  LCP: [2_500, 4_000],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
  INP: [200, 500],
  CLS: [0.1, 0.25],
} as const;

/** The vitals of a page. */
export const VITALS = Object.keys(THRESHOLDS) as (keyof typeof THRESHOLDS)[];

/** A release's counts since the last write, by figure. */
export type Figures = Map<string, number>;

const add = (figures: Figures, figure: string, amount = 1) =>
  figures.set(figure, (figures.get(figure) ?? 0) + amount);

/**
 * Counts a page's report into the figures of its releases: `loads` and `slow` of their screens, `failed` pages, with
 * `failed:<kind>` for each failure, and `<vital>` with `<vital>:good` and `<vital>:poor`. Loads and vitals come from one page
 * in `every` and count that often, failures from each page.
 *
 * @param figuresOf the figures of a release, or null for one that isn't counted.
 */
export function countReport(
  { loads, failures, vitals, every = 10 }: TelemetryReport,
  figuresOf: (remote: string, version: string) => Figures | null,
): void {
  for (const { remote, version, ms } of loads) {
    const figures = figuresOf(remote, version);
    if (!figures) continue;
    add(figures, 'loads', every);
    if (ms > SLOW_LOAD_MS) add(figures, 'slow', every);
  }
  // A page that keeps retrying has failed once.
  const failed = new Set<Figures>();
  for (const { remote, version, kind } of failures) {
    const figures = figuresOf(remote, version);
    if (!figures) continue;
    failed.add(figures);
    add(figures, `failed:${kind}`);
  }
  for (const figures of failed) add(figures, 'failed');
  for (const { name, value, remote, version } of vitals) {
    const figures = remote && version ? figuresOf(remote, version) : null;
    if (!figures) continue;
    const [good, poor] = THRESHOLDS[name];
    add(figures, name, every);
    if (value <= good) add(figures, `${name}:good`, every);
    if (value > poor) add(figures, `${name}:poor`, every);
  }
}
