import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { turnTwoStepOff } from '../accounts';
import { Refusal, type Say } from '../platform/commandLine';
import type { Config } from '../platform/config/config';
import { onSite } from './onSite';

interface Call {
  config: Config;
  address: string;
  /** Logs whose it was, and from where. */
  log: FastifyBaseLogger;
  say: Say;
}

/**
 * Turns two-step sign-in off for somebody who has lost both it and their recovery codes, mails them, and ends their sessions.
 * Run it only once sure of who is asking. The site may be running.
 *
 * @throws Refusal if nobody has this address, and for a database that isn't a site's, or not this version's.
 */
export async function switchTwoStepOff({ config, address, log, say }: Call): Promise<void> {
  await onSite(config, async (db) => {
    const found = await turnTwoStepOff(db, address, new Date());
    if (!found) throw new Refusal(`No account has the address “${address}”.`);
    if (!found.wasOn) return say(`Two-step sign-in is off for ${address} already.`);
    log.info(
      { audit: 'two-step off', user: found.id, host: hostname(), uid: process.getuid?.() },
      'two-step sign-in was turned off for somebody',
    );
    say(`Two-step sign-in is off for ${address}, and every session has ended. They were mailed.`);
  });
}
