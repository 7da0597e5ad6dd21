/** Counts what is under way, for each account or other key. */
export class Tally<Key> {
  private readonly counts = new Map<Key, number>();

  of(key: Key): number {
    return this.counts.get(key) ?? 0;
  }

  total(): number {
    return [...this.counts.values()].reduce((sum, each) => sum + each, 0);
  }

  /** Counts `work` for a key until it ends. */
  async during<T>(key: Key, work: () => Promise<T>): Promise<T> {
    this.counts.set(key, this.of(key) + 1);
    try {
      return await work();
    } finally {
      const left = this.of(key) - 1;
      if (left > 0) this.counts.set(key, left);
      else this.counts.delete(key);
    }
  }
}
