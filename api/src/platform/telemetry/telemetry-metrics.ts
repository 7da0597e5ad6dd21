import { Counter, Histogram, type Registry } from 'prom-client';
import { BoundedSeries } from './bounded-series';
import type { TelemetryReport } from './telemetry-schemas';

/** Label sets per metric: about fifteen screens in a few versions, or as many routes with their vitals. */
const SERIES_LIMIT = 100;

/** Browser telemetry as Prometheus metrics, counted since this process started. */
export class TelemetryMetrics {
  private readonly loads: Histogram<'remote' | 'version' | 'screen'>;
  private readonly failures: Counter<'remote' | 'version' | 'kind'>;
  private readonly vitals: Histogram<'name' | 'route'>;
  private readonly shifts: Histogram<'route'>;
  private readonly bounds: Record<'loads' | 'failures' | 'vitals' | 'shifts', BoundedSeries>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.loads = new Histogram({
      name: 'screen_load_seconds',
      help: 'How long screens took to load, retries included, by remote and version.',
      labelNames: ['remote', 'version', 'screen'],
      buckets: [0.05, 0.1, 0.2, 0.5, 1, 2, 4, 8, 15, 30, 50],
      registers,
    });
    this.failures = new Counter({
      name: 'screen_failures_total',
      help: 'Screens that failed to load or to render, by remote, version and kind.',
      labelNames: ['remote', 'version', 'kind'],
      registers,
    });
    this.vitals = new Histogram({
      name: 'web_vital_seconds',
      help: 'LCP, FCP, TTFB and INP of page loads, by the route they began at.',
      labelNames: ['name', 'route'],
      // Includes the thresholds of "good" and "poor": 0.2 0.5, 0.8 1.8, 1.8 3, 2.5 4.
      buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10, 30],
      registers,
    });
    this.shifts = new Histogram({
      name: 'web_vital_layout_shift',
      help: 'CLS of page loads, by the route they began at.',
      labelNames: ['route'],
      buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
      registers,
    });
    const forgotten = new Counter({
      name: 'telemetry_forgotten_series_total',
      help: 'Label sets dropped for newer ones. If it rises fast, somebody is making up names.',
      registers,
    });
    const bounded = (metric: Histogram | Counter) =>
      new BoundedSeries(metric, SERIES_LIMIT, () => forgotten.inc());
    this.bounds = {
      loads: bounded(this.loads),
      failures: bounded(this.failures),
      vitals: bounded(this.vitals),
      shifts: bounded(this.shifts),
    };
  }

  /** Records one page's report. */
  add({ loads, failures, vitals }: TelemetryReport): void {
    for (const { remote, version, screen, ms } of loads) {
      const labels = { remote, version, screen };
      this.bounds.loads.admit(labels);
      this.loads.observe(labels, ms / 1000);
    }
    for (const { remote, version, kind } of failures) {
      const labels = { remote, version, kind };
      this.bounds.failures.admit(labels);
      this.failures.inc(labels);
    }
    for (const { name, value, route } of vitals) {
      if (name === 'CLS') {
        this.bounds.shifts.admit({ route });
        this.shifts.observe({ route }, value);
      } else {
        this.bounds.vitals.admit({ name, route });
        this.vitals.observe({ name, route }, value / 1000);
      }
    }
  }
}
