import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { openDatabase } from '../platform/database/connect';
import { migrateDatabase } from '../platform/database/migrate';
import type { Database } from '../platform/database/schema';
import { MINUTE_MS } from '../platform/durations';
import { hashPassword } from '../platform/security/passwords';
import { DEMO_PASSWORD } from '../seed/catalogue/people';
import { fillDemo } from '../seed/seed';
import { createDatabase, dropDatabase } from './copies-repository';
import { eventsOf, type DataSet } from './data-sets';

interface PreparedSetsOptions {
  db: Kysely<Database>;
  prefix: string;
  urlOf: (database: string) => string;
  log: FastifyBaseLogger;
}

interface Template {
  name: Promise<string>;
  /** How many copies are being made of it. */
  users: number;
}

/** A data set has an event that began an hour and a half ago, to the half hour. */
const MOMENT_MS = 30 * MINUTE_MS;
/** As many moments as testers look at side by side. */
const TEMPLATES = 6;

/** Template databases, each with a data set as it stands around one moment; made when first asked for. */
export class PreparedSets {
  /** By data set and moment; the one that was asked for last is at the end. */
  private readonly templates = new Map<string, Template>();
  private base: Promise<string> | undefined;

  constructor(private readonly options: PreparedSetsOptions) {}

  /** Makes `name` a copy of a data set as it stands at a moment. */
  async copyTo(name: string, set: DataSet, moment: Date): Promise<void> {
    const [key, template] = this.templateAt(set, moment);
    template.users += 1;
    try {
      await createDatabase(this.options.db, name, await template.name);
    } catch (error) {
      this.forget(key, template);
      throw error;
    } finally {
      template.users -= 1;
    }
    await this.dropOld();
  }

  /** Makes a data set as of now, so that the first page to ask doesn't wait for it. */
  async prepare(set: DataSet): Promise<void> {
    const [key, template] = this.templateAt(set, new Date());
    await template.name.catch((error: unknown) => {
      this.forget(key, template);
      throw error;
    });
  }

  /** The template of a data set around a moment, made if there is none; it counts as the one asked for last. */
  private templateAt(set: DataSet, moment: Date): [string, Template] {
    const at = Math.floor(moment.getTime() / MOMENT_MS);
    const key = `${set}_${at}`;
    const template = this.templates.get(key) ?? {
      name: this.makeSet(key, set, new Date(at * MOMENT_MS)),
      users: 0,
    };
    this.templates.delete(key);
    this.templates.set(key, template);
    return [key, template];
  }

  /** It may be gone, or was never made: the next one who asks gets a new one. */
  private forget(key: string, template: Template): void {
    if (this.templates.get(key) === template) this.templates.delete(key);
  }

  private async makeSet(key: string, set: DataSet, now: Date): Promise<string> {
    const base = await this.makeBase();
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    return this.make(key, base, async (url) => {
      const db = openDatabase({ url, maxConnections: 1 });
      try {
        await db
          .transaction()
          .execute((trx) => fillDemo(trx, { events: eventsOf[set], passwordHash, now }));
      } finally {
        await db.destroy();
      }
    });
  }

  /** Migrated and empty. */
  private makeBase(): Promise<string> {
    this.base ??= this.make('base', 'template0', migrateDatabase).catch((error: unknown) => {
      this.base = undefined;
      throw error;
    });
    return this.base;
  }

  private async make(
    key: string,
    template: string,
    fill: (url: string) => Promise<unknown>,
  ): Promise<string> {
    const { db, prefix, urlOf, log } = this.options;
    const name = `${prefix}set_${key}`;
    const begun = Date.now();
    await dropDatabase(db, name);
    await createDatabase(db, name, template);
    await fill(urlOf(name));
    log.info({ name, ms: Date.now() - begun }, 'data set prepared');
    return name;
  }

  private async dropOld(): Promise<void> {
    const { db, log } = this.options;
    const unused = [...this.templates].filter(([, { users }]) => users === 0);
    for (const [key, { name }] of unused.slice(0, Math.max(0, this.templates.size - TEMPLATES))) {
      this.templates.delete(key);
      await dropDatabase(db, await name).catch((error: unknown) =>
        log.warn({ err: error, key }, 'an old data set was not dropped'),
      );
    }
  }
}
