import type { Clock } from '../platform/clock';
import type { Queryable } from '../platform/database/schema';
import type { EventFilters } from './events-filters';
import { countEvents } from './events-repository';

/** Up to here the number of events in a list is exact. */
const EXACT = 1_000;
/** Beyond that, it may be this old: to count them all takes longer than everything else about a page. */
const LIFE_MS = 10_000;
const KEPT = 500;

interface Count {
  count: number;
  countedAt: number;
}

/** Counts the events of lists, without counting all of them for each page. */
export class EventCounts {
  /** Of long lists, in the order of their counting. */
  private readonly long = new Map<string, Promise<Count>>();

  constructor(
    private readonly db: Queryable,
    private readonly now: Clock,
  ) {}

  /** How many events match: exact up to 1,000, at most ten seconds old beyond. */
  async of(filters: EventFilters): Promise<number> {
    const key = JSON.stringify(filters);
    const known = await this.long.get(key);
    if (known && this.isYoung(known)) return known.count;
    const upTo = await countEvents(this.db, filters, EXACT + 1);
    if (upTo <= EXACT) return upTo;
    // Counted by somebody else meanwhile?
    const other = await this.long.get(key);
    if (other && this.isYoung(other)) return other.count;
    return (await this.countAll(key, filters)).count;
  }

  private isYoung({ countedAt }: Count): boolean {
    return Math.abs(this.now().getTime() - countedAt) < LIFE_MS;
  }

  private countAll(key: string, filters: EventFilters): Promise<Count> {
    const countedAt = this.now().getTime();
    const counting = countEvents(this.db, filters).then((count) => ({ count, countedAt }));
    this.long.delete(key);
    this.long.set(key, counting);
    counting.catch(() => this.long.get(key) === counting && this.long.delete(key));
    for (const oldest of this.long.keys()) {
      if (this.long.size <= KEPT) break;
      this.long.delete(oldest);
    }
    return counting;
  }
}
