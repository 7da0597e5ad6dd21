import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECRET_FILE, type Config } from '../platform/config/config';
import { openSiteDatabase, type SiteDatabase } from '../platform/database/siteDatabase';
import { makeLogger } from '../platform/http/logging';
import { makeImageStore } from '../platform/media/make-image-store';
import { Refusal } from '../platform/commandLine';

/** A site's database and images, as backups and restores use them. */
export interface Site extends SiteDatabase {
  images: ReturnType<typeof makeImageStore>;
}

/** Opens a site's parts. */
export async function openSite(config: Config, { create }: { create: boolean }): Promise<Site> {
  const images = makeImageStore(config, makeLogger(config.logLevel));
  return { ...(await openSiteDatabase(config, { create })), images };
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
