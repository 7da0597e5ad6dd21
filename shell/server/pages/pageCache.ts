/** A page younger than this is sent at once. */
const FRESH_MS = 300;
/** Up to this age it is sent while a newer one is made. So whatever changes is on every page within a second. */
const USABLE_MS = 800;
const MEMORY_BYTES = 64 * 1024 * 1024;

/** What is kept of a page. */
export interface Keepable {
  /** How many bytes of memory it takes. */
  size: number;
  /** `checked`: looked at again and again. `fixed`: it can't change. `never`: a page that lacks something. */
  keep: 'checked' | 'fixed' | 'never';
}

interface Entry<Page> {
  page: Page | null;
  /** When the making of the page began: it shows nothing older. */
  asOf: number;
  flight: Promise<Page> | null;
}

/**
 * Makes each page once for everyone who asks at the same time, and keeps it for a moment. Pages that nobody has asked for the
 * longest are dropped when memory runs out.
 */
export class PageCache<Page extends Keepable> {
  /** In the order of their last use. */
  private readonly entries = new Map<string, Entry<Page>>();
  private bytes = 0;

  /** @param failed hears of pages that could not be made while the last one was sent. */
  constructor(
    private readonly failed: (error: unknown) => void,
    private readonly maxBytes = MEMORY_BYTES,
    private readonly now = () => performance.now(),
  ) {}

  /** @param make gets the last page, if there is one: it may return it again, as of now. */
  async get(key: string, make: (last: Page | null) => Promise<Page>): Promise<Page> {
    const known = this.entries.get(key);
    const entry = known ?? { page: null, asOf: 0, flight: null };
    if (known) this.entries.delete(key);
    this.entries.set(key, entry);
    const { page } = entry;
    const age = this.now() - entry.asOf;
    if (page && (page.keep === 'fixed' || age < FRESH_MS)) return page;
    entry.flight ??= this.fly(key, entry, make);
    if (!page || age >= USABLE_MS) return entry.flight;
    entry.flight.catch(this.failed);
    return page;
  }

  private async fly(
    key: string,
    entry: Entry<Page>,
    make: (last: Page | null) => Promise<Page>,
  ): Promise<Page> {
    const began = this.now();
    try {
      const page = await make(entry.page);
      this.store(key, entry, page.keep === 'never' ? null : page);
      entry.asOf = began;
      return page;
    } catch (error) {
      this.store(key, entry, null);
      throw error;
    } finally {
      entry.flight = null;
    }
  }

  private store(key: string, entry: Entry<Page>, page: Page | null): void {
    // Dropped while it was made.
    if (this.entries.get(key) !== entry) return;
    this.bytes += (page?.size ?? 0) - (entry.page?.size ?? 0);
    entry.page = page;
    if (!page) this.entries.delete(key);
    for (const [oldest, { page: dropped }] of this.entries) {
      if (this.bytes <= this.maxBytes) return;
      this.bytes -= dropped?.size ?? 0;
      this.entries.delete(oldest);
    }
  }
}
