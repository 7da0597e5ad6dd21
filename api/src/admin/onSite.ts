import type { Kysely } from 'kysely';
import { Refusal } from '../platform/commandLine';
import type { Config } from '../platform/config/config';
import { openDatabase } from '../platform/database/connect';
import { migrations } from '../platform/database/migrations';
import type { Database } from '../platform/database/schema';
import { openSiteDatabase } from '../platform/database/siteDatabase';
import { isRestoreUnfinished } from '../platform/database/unfinishedRestore';
import { readMigrations } from './site-repository';

/**
 * Works on a site's database. The site may be running.
 *
 * @throws Refusal for a database that isn't a site's, or not this version's.
 */
export async function onSite(
  config: Config,
  work: (db: Kysely<Database>) => Promise<void>,
): Promise<void> {
  const site = await openSiteDatabase(config, { create: false });
  const db = openDatabase({ url: site.url, maxConnections: 1 });
  try {
    await checkSite(db);
    await work(db);
  } finally {
    await db.destroy();
    await site.close();
  }
}

async function checkSite(db: Kysely<Database>): Promise<void> {
  const done = await readMigrations(db).catch((error: unknown) => {
    throw new Refusal(`The database can’t be read: ${(error as Error).message}`);
  });
  if (!done) {
    throw new Refusal(
      'This database is not a site’s. Check DATABASE_URL; a new site has its tables once its API has started.',
    );
  }
  if (await isRestoreUnfinished(db)) {
    throw new Refusal('A restore of this database was cut off: restore it again, with --force.');
  }
  const missing = Object.keys(migrations).filter((name) => !done.includes(name));
  if (missing.length > 0) {
    throw new Refusal(
      `This database is older than this program: start its API first, which adds ${missing.join(', ')}.`,
    );
  }
}
