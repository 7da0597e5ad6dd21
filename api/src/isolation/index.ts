import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/platform';
import { Copies, type LIMITS_OF_COPIES } from './copies';
import { dropAll, dropOrphans, sitePrefixOf } from './copies-repository';
import { isolationRoutes } from './isolation-routes';
import { becomeOwner } from './owners-repository';
import { PreparedSets } from './prepared-sets';

interface IsolationOptions {
  platform: Platform;
  /** The site's database; copies are made on its server. */
  databaseUrl: string;
  limits?: Partial<typeof LIMITS_OF_COPIES>;
}

/**
 * Lets pages that show one remote alone ask for a copy of the data each (decision 0044). Copies live in this process, so
 * what a page is given is used through the same process; others of the site have their own copies.
 */
export async function openIsolation(
  app: FastifyInstance,
  { platform, databaseUrl, limits }: IsolationOptions,
): Promise<{ prepareDemo: () => Promise<void> }> {
  const { db, log } = platform;
  const urlOf = (database: string) => {
    const url = new URL(databaseUrl);
    url.pathname = `/${database}`;
    return url.href;
  };
  const sitePrefix = await sitePrefixOf(db);
  const owner = await becomeOwner(databaseUrl);
  const prefix = `${sitePrefix}${owner.name}`;
  await dropOrphans(db, sitePrefix);
  const sets = new PreparedSets({ db, prefix, urlOf, log });
  const copies = new Copies({ platform, sets, prefix, urlOf, limits });
  app.addHook('onClose', async () => {
    await copies.endAll();
    try {
      await dropAll(db, prefix);
    } finally {
      await owner.leave();
    }
  });
  await app.register(isolationRoutes, { platform, copies });
  return { prepareDemo: () => sets.prepare('demo') };
}
