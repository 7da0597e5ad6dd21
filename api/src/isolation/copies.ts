import { randomBytes } from 'node:crypto';
import { MINUTE_MS } from '../platform/durations';
import { ApiError, GoneError } from '../platform/http/errors';
import type { Platform } from '../platform/platform';
import { dropDatabase } from './copies-repository';
import { startCopy, type CopyOfApi } from './copy';
import type { DataSet } from './data-sets';
import type { PreparedSets } from './prepared-sets';

export const LIMITS_OF_COPIES = {
  copies: 20,
  lifeMs: 30 * MINUTE_MS,
  /** A copy that nobody has called for this long makes way when another one needs its place. */
  idleMs: 5 * MINUTE_MS,
};

interface CopiesOptions {
  platform: Platform;
  sets: PreparedSets;
  prefix: string;
  urlOf: (database: string) => string;
  limits?: Partial<typeof LIMITS_OF_COPIES>;
}

/** A page's own copy. */
interface OpenCopy extends CopyOfApi {
  id: string;
  /** Goes before the site's paths: `<path>/api/events/`. */
  path: string;
  endsAt: Date;
}

interface Place extends OpenCopy {
  usedAt: number;
  timer: NodeJS.Timeout;
}

/** Gives each page that asks its own copy of the API, and takes it back. */
export class Copies {
  private readonly open = new Map<string, Place>();
  private readonly closing = new Set<Promise<void>>();
  private starting = 0;
  private readonly limits: typeof LIMITS_OF_COPIES;

  constructor(private readonly options: CopiesOptions) {
    this.limits = { ...LIMITS_OF_COPIES, ...options.limits };
  }

  /**
   * @param moment where its clock starts; by default the real time.
   * @throws ApiError 503 when all places are taken and in use.
   */
  async add(set: DataSet, moment?: Date): Promise<OpenCopy> {
    this.makeRoom();
    this.starting += 1;
    try {
      return await this.start(set, moment);
    } finally {
      this.starting -= 1;
    }
  }

  /** The copy with this id. @throws GoneError once it has ended, or if it never existed. */
  use(id: string): OpenCopy {
    const place = this.open.get(id);
    if (!place) {
      throw new GoneError(
        'isolation_ended',
        'This page’s copy of the data has ended. Reload the page for a fresh one.',
      );
    }
    place.usedAt = Date.now();
    return place;
  }

  /** Ends a copy, if it is still there. */
  async end(id: string): Promise<void> {
    const place = this.open.get(id);
    if (!place) return;
    // From here on no call finds it.
    this.open.delete(id);
    clearTimeout(place.timer);
    const closed = this.close(place).finally(() => this.closing.delete(closed));
    this.closing.add(closed);
    await closed;
  }

  async endAll(): Promise<void> {
    await Promise.all([...[...this.open.keys()].map((id) => this.end(id)), ...this.closing]);
  }

  private makeRoom(): void {
    const { copies, idleMs } = this.limits;
    if (this.open.size + this.starting < copies) return;
    const [oldest] = [...this.open.values()].sort((a, b) => a.usedAt - b.usedAt);
    if (!oldest || Date.now() - oldest.usedAt < idleMs) {
      throw new ApiError(
        503,
        'isolation_full',
        `All ${copies} isolated pages are in use. Close one, or try again in a few minutes.`,
        { 'retry-after': '60' },
      );
    }
    void this.end(oldest.id);
  }

  private async start(set: DataSet, moment: Date | undefined): Promise<OpenCopy> {
    const { platform, sets, urlOf } = this.options;
    const ahead = moment ? moment.getTime() - Date.now() : 0;
    const now = () => new Date(Date.now() + ahead);
    const id = randomBytes(16).toString('hex');
    const path = `/api/isolation/${id}`;
    const database = this.databaseOf(id);
    try {
      await sets.copyTo(database, set, now());
      const copy = await startCopy(platform, { url: urlOf(database), path, now });
      const { lifeMs } = this.limits;
      const timer = setTimeout(() => void this.end(id), lifeMs);
      timer.unref();
      const endsAt = new Date(Date.now() + lifeMs);
      const place: Place = { ...copy, id, path, endsAt, usedAt: Date.now(), timer };
      this.open.set(id, place);
      return place;
    } catch (error) {
      await this.drop(database);
      throw error;
    }
  }

  private async close(place: Place): Promise<void> {
    const { log } = this.options.platform;
    await place
      .close()
      .catch((error: unknown) => log.warn({ err: error }, 'a copy did not end well'));
    await this.drop(this.databaseOf(place.id));
  }

  /** If the database is away, the copy is dropped at the next start instead. */
  private async drop(database: string): Promise<void> {
    const { db, log } = this.options.platform;
    await dropDatabase(db, database).catch((error: unknown) =>
      log.warn({ err: error, database }, 'a copy was not dropped'),
    );
  }

  private readonly databaseOf = (id: string) => `${this.options.prefix}${id}`;
}
