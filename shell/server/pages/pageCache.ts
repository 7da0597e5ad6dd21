import { LRUCache } from 'lru-cache';

/** A page younger than this is sent at once. */
const FRESH_MS = 300;
/** Up to this age it is sent while a newer one is made. So every change is on all pages within a second. */
const USABLE_MS = 800;
const MEMORY_BYTES = 64 * 1024 * 1024;

/** A page as the cache needs it. */
export interface Keepable {
  /** How many bytes of memory it takes. */
  size: number;
  /** `checked`: looked at again and again. `fixed`: it can't change. `never`: a page that lacks something. */
  keep: 'checked' | 'fixed' | 'never';
}

interface Entry<Page> {
  page: Page | null;
  /** When work on the page began: its data is at least this recent. */
  asOf: number;
  flight: Promise<Page> | null;
}

/**
 * Makes each page once for everyone who asks at the same time, and keeps it for a moment. The least recently requested pages
 * are dropped when memory runs out.
 */
export class PageCache<Page extends Keepable> {
  private readonly entries: LRUCache<string, Entry<Page>>;

  /** @param failed is told of pages that couldn't be made while the last one was sent. */
  constructor(
    private readonly failed: (error: unknown) => void,
    maxBytes = MEMORY_BYTES,
    private readonly now = () => performance.now(),
  ) {
    this.entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }) => page?.size || 1,
    });
  }

  /** @param make gets the last page, if there is one: it may return it again, as of now. */
  async get(key: string, make: (last: Page | null) => Promise<Page>): Promise<Page> {
    const entry = this.entries.get(key) ?? this.addEntry(key);
    const { page } = entry;
    const age = this.now() - entry.asOf;
    if (page && (page.keep === 'fixed' || age < FRESH_MS)) return page;
    entry.flight ??= this.fly(key, page, make);
    if (!page || age >= USABLE_MS) return entry.flight;
    entry.flight.catch(this.failed);
    return page;
  }

  private addEntry(key: string): Entry<Page> {
    const entry = { page: null, asOf: 0, flight: null };
    this.entries.set(key, entry);
    return entry;
  }

  private async fly(
    key: string,
    last: Page | null,
    make: (last: Page | null) => Promise<Page>,
  ): Promise<Page> {
    const asOf = this.now();
    try {
      const page = await make(last);
      if (page.keep === 'never') this.entries.delete(key);
      else this.entries.set(key, { page, asOf, flight: null });
      return page;
    } catch (error) {
      this.entries.delete(key);
      throw error;
    }
  }
}
