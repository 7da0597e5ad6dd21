import { existsSync } from 'node:fs';
import { Refusal } from '../commandLine';
import type { Config } from '../config/config';
import { makeDataDirectory } from '../files/dataDirectory';
import { startEmbeddedPostgres } from './embedded/embeddedPostgres';
import { ownDatabase } from './ownDatabase';

/** A site's database while a command uses it. */
export interface SiteDatabase {
  url: string;
  close(): Promise<void>;
}

/** An embedded PostgreSQL is joined if it runs, else started until it is closed. */
export async function openSiteDatabase(
  config: Config,
  { create }: { create: boolean },
): Promise<SiteDatabase> {
  if (config.databaseUrl) return { url: config.databaseUrl, close: async () => undefined };
  const own = ownDatabase(config);
  if (!create && !existsSync(own.folder)) {
    throw new Refusal(`There is no database in ${config.dataDir}: set DATA_DIR or DATABASE_URL.`);
  }
  makeDataDirectory(config);
  const postgres = await startEmbeddedPostgres(own);
  return { url: postgres.url, close: () => postgres.stop() };
}
