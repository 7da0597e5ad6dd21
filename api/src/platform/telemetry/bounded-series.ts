import type { Metric } from 'prom-client';

type Labels = Record<string, string>;

/**
 * Keeps at most `limit` label sets of a metric, since versions change and anyone can make up names. A new set evicts the
 * least recently used one.
 */
export class BoundedSeries {
  /** Ordered by last use. */
  private readonly known = new Map<string, Labels>();

  constructor(
    private readonly metric: Metric,
    private readonly limit: number,
    private readonly onForget: () => void,
  ) {}

  /** Call before writing the metric with these labels; keep the order of names the same. */
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
