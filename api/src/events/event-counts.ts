import { LRUCache } from 'lru-cache';
import type { Clock } from '../platform/clock';
import type { Queryable } from '../platform/database/schema';
import type { EventFilters } from './events-filters';
import { countEvents } from './events-repository';

/** Up to here the number of events in a list is exact. */
const EXACT = 1_000;
/**
 * Beyond that, it may be this old: to count them all takes longer than everything else about a page. More than a hundred thousand are
 * counted more seldom, so that however many there are, counting takes the same share of the time.
 */
const lifeMsOf = (count: number) => Math.max(10_000, count / 10);
const KEPT = 500;

interface Count {
  count: number;
  countedAt: number;
}

/** Counts the events of lists, without counting all of them for each page. */
export class EventCounts {
  /** Of long lists. */
  private readonly long = new LRUCache<string, Promise<Count>>({ max: KEPT });

  constructor(
    private readonly db: Queryable,
    private readonly now: Clock,
  ) {}

  /** How many events match: exact up to 1,000, at most ten seconds old up to 100,000. */
  async of(filters: EventFilters): Promise<number> {
    const key = JSON.stringify(filters);
    const known = await this.youngCount(key);
    if (known !== null) return known;
    const upTo = await countEvents(this.db, filters, EXACT + 1);
    if (upTo <= EXACT) return upTo;
    // Counted for somebody else meanwhile?
    return (await this.youngCount(key)) ?? this.countAll(key, filters);
  }

  private async youngCount(key: string): Promise<number | null> {
    const known = await this.long.get(key);
    if (!known) return null;
    const age = Math.abs(this.now().getTime() - known.countedAt);
    return age < lifeMsOf(known.count) ? known.count : null;
  }

  private async countAll(key: string, filters: EventFilters): Promise<number> {
    const countedAt = this.now().getTime();
    const counting = countEvents(this.db, filters).then((count) => ({ count, countedAt }));
    this.long.set(key, counting);
    counting.catch(() => this.long.get(key) === counting && this.long.delete(key));
    return (await counting).count;
  }
}
