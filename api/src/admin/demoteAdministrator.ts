import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { dismissAdministrator } from '../accounts';
import { Refusal, type Say } from '../platform/commandLine';
import type { Config } from '../platform/config/config';
import { onSite } from './onSite';

interface Call {
  config: Config;
  address: string;
  /** Logs who it was, and from where. */
  log: FastifyBaseLogger;
  say: Say;
}

/**
 * Makes an administrator an organizer again, and ends their sessions. The site may be running.
 *
 * @throws Refusal for the last administrator, if nobody has this address, and for a database that isn't a site's, or not this
 *   version's.
 */
export async function demoteAdministrator({ config, address, log, say }: Call): Promise<void> {
  await onSite(config, async (db) => {
    const found = await dismissAdministrator(db, address, new Date());
    if (!found) throw new Refusal(`No account has the address “${address}”.`);
    const { id, outcome } = found;
    if (outcome === 'last one') {
      throw new Refusal(`${address} is the only administrator. Make somebody else one first.`);
    }
    if (outcome === 'no administrator') return say(`${address} is not an administrator.`);
    log.info(
      { audit: 'administrator dismissed', user: id, host: hostname(), uid: process.getuid?.() },
      'an administrator was dismissed',
    );
    say(`${address} is an organizer now, and every session has ended.`);
  });
}
