import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { appointAdministrator, type Appointment } from '../accounts';
import { Refusal, type Say } from '../platform/commandLine';
import type { Config } from '../platform/config/config';
import { openDatabase } from '../platform/database/connect';
import { migrations } from '../platform/database/migrations';
import type { Database } from '../platform/database/schema';
import { openSiteDatabase } from '../platform/database/siteDatabase';
import { isRestoreUnfinished } from '../platform/database/unfinishedRestore';
import { readMigrations } from './site-repository';

interface Call {
  config: Config;
  address: string;
  /** Who was made an administrator, from where. */
  log: FastifyBaseLogger;
  say: Say;
}

/**
 * Makes the account with an address an administrator's, or creates one. The site may run.
 *
 * @throws Refusal for a wrong address, and for a database that isn't a site's, or not this version's.
 */
export async function makeAdministrator({ config, address, log, say }: Call): Promise<void> {
  const site = await openSiteDatabase(config, { create: false });
  const db = openDatabase({ url: site.url, maxConnections: 1 });
  try {
    await checkSite(db);
    const appointment = await appointAdministrator(db, address, new Date());
    if (!appointment) throw new Refusal(`“${address}” is not an email address.`);
    const { user, formerRole, link } = appointment;
    log.info(
      {
        audit: 'administrator',
        user: user.id,
        formerRole,
        hasLink: link !== null,
        host: hostname(),
        uid: process.getuid?.(),
      },
      formerRole === 'ADMIN' ? 'an administrator was confirmed' : 'an administrator was made',
    );
    tell(appointment, config.publicUrl, say);
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

function tell({ user, formerRole, wasUnverified, link }: Appointment, site: string, say: Say) {
  const { email } = user;
  if (formerRole === null) say(`Created the administrator ${email}.`);
  else if (formerRole === 'ADMIN') say(`${email} is an administrator already.`);
  else say(`${email} is an administrator now; before: ${formerRole.toLowerCase()}.`);
  if (wasUnverified) {
    say('Nobody had verified this address, so its password and sessions have ended.');
  }
  if (link) {
    say('To set the password, open this link. It works once and for an hour; then run this again:');
    say(`${site}/reset-password/${link.uid}/${link.token}`);
  } else if (formerRole !== 'ADMIN') {
    say('Sessions that are open get the new rights when they are renewed, or by signing in again.');
  }
}
