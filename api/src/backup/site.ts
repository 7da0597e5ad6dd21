import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECRET_FILE, type Config } from '../platform/config/config';
import { startEmbeddedPostgres } from '../platform/database/embedded/embeddedPostgres';
import { ownDatabase } from '../platform/database/ownDatabase';
import { makeLogger } from '../platform/http/logging';
import { makeImageStore } from '../platform/media/make-image-store';
import { Refusal } from './command';

/** What a backup is taken of, or restored to. */
export interface Site {
  url: string;
  images: ReturnType<typeof makeImageStore>;
  close(): Promise<void>;
}

/** Opens a site's parts. Its embedded PostgreSQL is joined if it runs, else started until the site is closed. */
export async function openSite(config: Config, { create }: { create: boolean }): Promise<Site> {
  const images = makeImageStore(config, makeLogger(config.logLevel));
  if (config.databaseUrl) return { url: config.databaseUrl, images, close: async () => undefined };
  const own = ownDatabase(config);
  if (!create && !existsSync(own.folder)) {
    throw new Refusal(`There is no database in ${config.dataDir}: set DATA_DIR or DATABASE_URL.`);
  }
  mkdirSync(config.dataDir, { recursive: true });
  const postgres = await startEmbeddedPostgres(own);
  return { url: postgres.url, images, close: () => postgres.stop() };
}

/** The secret that a site signs with. */
export function secretOf({ jwtSecret, databaseUrl, dataDir }: Config): string {
  const file = join(dataDir, SECRET_FILE);
  if (jwtSecret) return jwtSecret;
  if (databaseUrl || !existsSync(file)) {
    throw new Refusal(
      'JWT_SECRET is missing: without it, the backup’s codes and sessions would be void.',
    );
  }
  return readFileSync(file, 'utf8').trim();
}
