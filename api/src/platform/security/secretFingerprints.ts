import { hkdfSync } from 'node:crypto';
import type { Config } from '../config/config';
import type { Queryable } from '../database/schema';
import { listFingerprints, putFingerprint } from './secret-fingerprints-repository';

interface Secret {
  name: 'JWT_SECRET' | 'TICKET_SIGNING_KEY';
  current: string;
  /** Former ones that this process still accepts, so that replacing them voids nothing. */
  former: string[];
  /** Everything that a different secret would void, in words. */
  signs: string;
}

type SecretSettings = Pick<
  Config,
  'ticketSigningKey' | 'ticketSigningKeysOld' | 'replaceSecrets'
> & { jwtSecret: string };

/**
 * Compares this process's secrets with those that the database was used with, which it keeps as fingerprints. Two hosts with
 * different secrets would silently void each other's sessions, reset links and codes.
 *
 * @returns a sentence about each secret that doesn't fit.
 */
export async function unfitSecrets(db: Queryable, settings: SecretSettings): Promise<string[]> {
  const unfit = (await secretsWithRows(db, settings)).filter(
    ({ name, current, former, row }) =>
      row &&
      ![current, ...former].some((each) => fingerprintOf(name, each) === row.fingerprint) &&
      !settings.replaceSecrets.includes(codeOf(row.fingerprint)),
  );
  return unfit.map(sentenceAbout);
}

/** Like `unfitSecrets`; if all fit, notes them as the database's. */
export async function claimSecrets(
  db: Queryable,
  settings: SecretSettings,
  now: Date,
): Promise<string[]> {
  const unfit = await unfitSecrets(db, settings);
  if (unfit.length > 0) return unfit;
  for (const { name, current, row } of await secretsWithRows(db, settings)) {
    const fingerprint = fingerprintOf(name, current);
    if (row?.fingerprint !== fingerprint) {
      await putFingerprint(db, { name, fingerprint, since: now });
    }
  }
  return [];
}

async function secretsWithRows(db: Queryable, settings: SecretSettings) {
  const rows = new Map((await listFingerprints(db)).map((row) => [row.name, row]));
  return secretsOf(settings).map((secret) => ({ ...secret, row: rows.get(secret.name) }));
}

function secretsOf({
  jwtSecret,
  ticketSigningKey,
  ticketSigningKeysOld,
}: SecretSettings): Secret[] {
  return [
    {
      name: 'JWT_SECRET',
      current: jwtSecret,
      former: [],
      signs: 'sessions, authenticator apps and the reset links in queued mail',
    },
    {
      name: 'TICKET_SIGNING_KEY',
      current: ticketSigningKey ?? jwtSecret,
      former: ticketSigningKeysOld,
      signs: 'the codes of tickets sold so far, unless it is in TICKET_SIGNING_KEYS_OLD,',
    },
  ];
}

interface Known {
  fingerprint: string;
  since: Date;
}

function sentenceAbout({ name, signs, row }: Secret & { row: Known | undefined }): string {
  const { fingerprint = '', since } = row ?? {};
  const unset = name === 'JWT_SECRET' ? 'the file jwt-secret in DATA_DIR' : 'JWT_SECRET';
  return `${name} (unset: ${unset}) isn’t the one that this database has been used with since ${since?.toISOString().slice(0, 10)}: with another one, ${signs} are void. Set that one. To replace it after all: REPLACE_SECRETS=${codeOf(fingerprint)} (docs/operations.md)`;
}

/** Reveals nothing about the secret, which is too long to be guessed. */
const fingerprintOf = (name: string, secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `fingerprint of ${name}`, 32)).toString('hex');

/** Names the former secret, so that a setting left behind can't replace a later one. */
const codeOf = (fingerprint: string) => fingerprint.slice(0, 8);
