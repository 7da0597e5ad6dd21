import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock';
import type { Queryable } from '../database/schema';
import { entityTagOf } from './entityTag';
import { sharedRun } from './sharedRun';
import { readSnapshot } from './snapshots-repository';

/** An answer that is the same for everyone, as it is sent. */
export interface SharedAnswer {
  body: Buffer;
  /** The entity tag, with its quotes. */
  etag: string;
}

/** How long to reuse an answer that changes at a time nobody can tell. */
const LIFE_MS = 1_000;
const MEMORY_BYTES = 32 * 1024 * 1024;

/** An answer as read from the database. */
interface ReadAnswer {
  body: string;
  /** When it changes without a commit, as a sale begins, in milliseconds since 1970. By default within a second. */
  until?: number;
}

interface Made {
  answer: SharedAnswer;
  /** The answer is no older than this snapshot. */
  snapshot: string;
  madeAt: number;
  until: number;
}

interface Entry {
  make: () => Promise<SharedAnswer>;
  /** Null until it has been made once. */
  made: Made | null;
}

/**
 * Public answers, each made once for everyone who asks, and again only after a commit. None is older than the last commit when
 * its request began (decision 0083).
 */
export class SharedAnswers {
  private readonly entries: LRUCache<string, Entry>;
  private readonly snapshotNow: () => Promise<string>;

  constructor(
    db: Queryable,
    private readonly now: Clock,
    maxBytes = MEMORY_BYTES,
  ) {
    this.entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ made }) => made?.answer.body.length || 1,
    });
    this.snapshotNow = sharedRun(() => readSnapshot(db));
  }

  /**
   * @param key names the answer among all that this object makes.
   * @param read reads the database. Its errors go to everyone who waits.
   */
  async get(key: string, read: () => Promise<ReadAnswer>): Promise<SharedAnswer> {
    const { made, make } = this.entries.get(key) ?? this.addEntry(key, read);
    return (made && this.stillValid(made, await this.snapshotNow())) ?? make();
  }

  private stillValid(
    { answer, snapshot, madeAt, until }: Made,
    current: string,
  ): SharedAnswer | null {
    const now = this.now().getTime();
    return snapshot === current && now >= madeAt && now < until ? answer : null;
  }

  private addEntry(key: string, read: () => Promise<ReadAnswer>): Entry {
    const make = sharedRun(async () => {
      // Read first: the answer, read afterwards, can only be newer.
      const snapshot = await this.snapshotNow();
      const last = this.entries.peek(key)?.made;
      const known = last && this.stillValid(last, snapshot);
      if (known) return known;
      const madeAt = this.now().getTime();
      try {
        const { body: text, until = madeAt + LIFE_MS } = await read();
        const body = Buffer.from(text);
        const answer = { body, etag: entityTagOf(body) };
        this.entries.set(key, { make, made: { answer, snapshot, madeAt, until } });
        return answer;
      } catch (error) {
        this.entries.delete(key);
        throw error;
      }
    });
    const entry = { make, made: null };
    this.entries.set(key, entry);
    return entry;
  }
}
