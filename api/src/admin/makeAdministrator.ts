import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { PASSWORD_RESET_MS } from '../platform/limits';
import { durationText } from '../platform/durationText';
import { appointAdministrator, type Appointment } from '../accounts';
import { inLagos } from '../platform/timezones';
import { Refusal, type Say } from '../platform/commandLine';
import type { Config } from '../platform/config/config';
import { onSite } from './onSite';

interface Call {
  config: Config;
  /** False if the site's address isn't set: then the link begins with the default. */
  isAddressKnown: boolean;
  address: string;
  /** Logs who was made an administrator, from where. */
  log: FastifyBaseLogger;
  say: Say;
}

/**
 * Makes the account with this address an administrator, or creates it. The site may be running.
 *
 * @throws Refusal for a wrong address, and for a database that isn't a site's, or not this version's.
 */
export async function makeAdministrator({
  config,
  isAddressKnown,
  address,
  log,
  say,
}: Call): Promise<void> {
  await onSite(config, async (db) => {
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
    if (link && !isAddressKnown) {
      say(
        `PUBLIC_URL isn’t set: if the site is elsewhere, replace ${config.publicUrl} with its address.`,
      );
    }
  });
}

function tell({ user, formerRole, wasUnverified, link }: Appointment, site: string, say: Say) {
  const { email, suspended_at: suspendedAt } = user;
  if (formerRole === null) say(`Created the administrator ${email}.`);
  else if (formerRole === 'ADMIN') say(`${email} is an administrator already.`);
  else say(`${email} is an administrator now; before: ${formerRole.toLowerCase()}.`);
  if (wasUnverified) {
    say('Nobody had verified this address, so its password and sessions have ended.');
  }
  if (suspendedAt) {
    say(
      `This account has been suspended since ${inLagos(suspendedAt)}, so it can’t act as one yet. Another administrator can lift that on the desk, under Suspensions.`,
    );
  }
  if (link) {
    say(
      `To set the password, open this link. It works once and for ${durationText(PASSWORD_RESET_MS)}; then run this again:`,
    );
    say(`${site}/reset-password/${link.uid}/${link.token}`);
  } else if (formerRole !== 'ADMIN') {
    say('Sessions that are open get the new rights when they are renewed, or by signing in again.');
  }
}
