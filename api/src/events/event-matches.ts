import { LRUCache } from 'lru-cache';
import type { Queryable } from '../platform/database/schema';
import type { EventFilters } from './events-filters';
import { countEvents, findMatchingIds } from './events-repository';

/** Up to here a list's events are found at once, and their number is exact. */
const SHORT = 1_000;
/**
 * Beyond that, their number may be this old: to count them all takes longer than everything else about a page. However many there are,
 * counting takes at most a hundredth of the time.
 */
const lifeMsOf = (tookMs: number) => Math.max(10_000, 100 * tookMs);
const KEPT = 500;

interface Count {
  count: number;
  countedAt: number;
  tookMs: number;
}

interface EventMatches {
  /** In the list's order, if it is short. */
  ids: number[] | null;
  count: number | Promise<number>;
}

/** Finds what matches a list's filters, without finding or counting everything for each page of a long list. */
export class MatchFinder {
  /** Of long lists. */
  private readonly counts = new LRUCache<string, Promise<Count>>({ max: KEPT });

  constructor(private readonly db: Queryable) {}

  async find(filters: EventFilters, now: Date): Promise<EventMatches> {
    const key = JSON.stringify(filters);
    const known = await this.youngCount(key, now);
    if (known !== null) return { ids: null, count: known };
    const ids = await findMatchingIds(this.db, filters, { now, limit: SHORT + 1 });
    if (ids.length <= SHORT) return { ids, count: ids.length };
    // Counted for somebody else meanwhile?
    return {
      ids: null,
      count: (await this.youngCount(key, now)) ?? this.countAll(key, filters, now),
    };
  }

  private async youngCount(key: string, now: Date): Promise<number | null> {
    const known = await this.counts.get(key);
    if (!known) return null;
    const age = Math.abs(now.getTime() - known.countedAt);
    return age < lifeMsOf(known.tookMs) ? known.count : null;
  }

  private async countAll(key: string, filters: EventFilters, now: Date): Promise<number> {
    const began = performance.now();
    const counting = countEvents(this.db, filters).then((count) => ({
      count,
      countedAt: now.getTime(),
      tookMs: performance.now() - began,
    }));
    this.counts.set(key, counting);
    counting.catch(() => this.counts.get(key) === counting && this.counts.delete(key));
    return (await counting).count;
  }
}
