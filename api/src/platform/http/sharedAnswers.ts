import { createHash } from 'node:crypto';
import type { Clock } from '../clock';
import type { Queryable } from '../database/schema';
import { sharedRun } from './sharedRun';
import { readSnapshot } from './snapshots-repository';

/** An answer that is the same for everyone, as it is sent. */
export interface SharedAnswer {
  body: Buffer;
  /** The entity tag, with its quotes. */
  etag: string;
}

/** How long an answer is used that changes with time, one can't say when. */
const LIFE_MS = 1_000;
const MEMORY_BYTES = 32 * 1024 * 1024;

/** What an answer is made of. */
export interface ReadAnswer {
  body: string;
  /** When it changes although nothing is committed, in milliseconds since 1970: a sale begins. By default within a second. */
  until?: number;
}

interface Entry {
  answer: SharedAnswer | null;
  /** The snapshot that the answer is no older than. */
  snapshot: string;
  madeAt: number;
  until: number;
  make: () => Promise<SharedAnswer>;
}

/**
 * Answers that anyone may get, each made once for all who ask for it, and again only after a commit. None is older than the last
 * commit when its request began (decision 0083).
 */
export class SharedAnswers {
  /** In the order of their last use. */
  private readonly entries = new Map<string, Entry>();
  private bytes = 0;
  private readonly snapshotNow: () => Promise<string>;

  constructor(
    db: Queryable,
    private readonly now: Clock,
    private readonly maxBytes = MEMORY_BYTES,
  ) {
    this.snapshotNow = sharedRun(() => readSnapshot(db));
  }

  /**
   * @param key names the answer among all that this object makes.
   * @param read reads the database. What it throws goes to everyone who waits.
   */
  async get(key: string, read: () => Promise<ReadAnswer>): Promise<SharedAnswer> {
    const entry = this.entries.get(key) ?? this.newEntry(key, read);
    // Now the last one used.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return (entry.answer && this.stillValid(entry, await this.snapshotNow())) ?? entry.make();
  }

  private stillValid(
    { answer, snapshot, madeAt, until }: Entry,
    current: string,
  ): SharedAnswer | null {
    const now = this.now().getTime();
    return snapshot === current && now >= madeAt && now < until ? answer : null;
  }

  private newEntry(key: string, read: () => Promise<ReadAnswer>): Entry {
    const make = sharedRun(async () => {
      // Read first: what is read afterwards can only be newer.
      const snapshot = await this.snapshotNow();
      const known = this.stillValid(entry, snapshot);
      if (known) return known;
      const madeAt = this.now().getTime();
      try {
        const { body: text, until = madeAt + LIFE_MS } = await read();
        const body = Buffer.from(text);
        const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
        const answer = { body, etag };
        this.keep(key, entry, { answer, snapshot, madeAt, until });
        return answer;
      } catch (error) {
        this.drop(key, entry);
        throw error;
      }
    });
    const entry: Entry = { answer: null, snapshot: '', madeAt: 0, until: 0, make };
    return entry;
  }

  private keep(key: string, entry: Entry, made: Omit<Entry, 'make'>): void {
    this.bytes -= entry.answer?.body.length ?? 0;
    Object.assign(entry, made);
    this.bytes += entry.answer?.body.length ?? 0;
    // Dropped while it was made.
    if (this.entries.get(key) !== entry) this.entries.set(key, entry);
    for (const [oldest, dropped] of this.entries) {
      if (this.bytes <= this.maxBytes) return;
      this.drop(oldest, dropped);
    }
  }

  private drop(key: string, entry: Entry): void {
    this.bytes -= entry.answer?.body.length ?? 0;
    entry.answer = null;
    if (this.entries.get(key) === entry) this.entries.delete(key);
  }
}
