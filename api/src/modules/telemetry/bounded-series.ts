import type { Metric } from 'prom-client';

type Labels = Record<string, string>;

/**
 * Keeps at most `limit` label sets of a metric. Versions come and go, and anybody can make names up: when a new set comes
 * to a full metric, the one that was heard of longest ago goes.
 */
export class BoundedSeries {
  /** In the order in which they were last heard of. */
  private readonly known = new Map<string, Labels>();

  constructor(
    private readonly metric: Metric,
    private readonly limit: number,
    private readonly onForget: () => void,
  ) {}

  /** To be called before the metric is written with these labels; always in the same order of names. */
  admit(labels: Labels): void {
    const key = Object.values(labels).join(' ');
    this.known.delete(key);
    this.known.set(key, labels);
    const [oldest] = this.known;
    if (this.known.size <= this.limit || !oldest) return;
    this.known.delete(oldest[0]);
    this.metric.remove(oldest[1]);
    this.onForget();
  }
}
