import { createReadStream, existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { SECRET_FILE, type Config } from '../platform/config/config';
import { migrateToLatest } from '../platform/database/migrate';
import type { Migrations } from '../platform/database/migration';
import { migrations } from '../platform/database/migrations';
import { underStartLock } from '../platform/database/startLock';
import { Refusal } from '../platform/commandLine';
import {
  connectToCopy,
  countApiSessions,
  emptyForRestore,
  fill,
  isEmpty,
} from './database-copy-repository';
import { fileOfImage, fileOfTable, readBackup, SECRETS } from './manifest';
import { openSite } from './site';

/** Keyed by the names of their settings. */
type Secrets = Map<string, string>;

interface RestoreOptions {
  /** Replaces an existing site. */
  force: boolean;
  say: (line: string) => void;
}

/**
 * Turns a backup into a site. The whole backup is checked before anything is touched. The database is filled last, in one
 * transaction; until then it is marked, and no API starts on it.
 */
export async function restoreBackup(
  config: Config,
  folder: string,
  { force, say }: RestoreOptions,
): Promise<void> {
  const manifest = await readBackup(folder);
  const unknown = manifest.migrations.filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new Refusal(`${folder} was made by a newer version, which has ${unknown.join(', ')}.`);
  }
  const secrets = secretsIn(await readFile(join(folder, SECRETS), 'utf8'));
  const site = await openSite(config, { create: true });
  try {
    const client = await connectToCopy(site.url);
    try {
      await underStartLock(site.url, async (session) => {
        await checkPlace(client, config, { secrets, force });
        // First, since the old site needs none of the names: if the store refuses, it's still whole.
        for (const name of manifest.images) {
          await site.images.put(name, await readFile(join(folder, fileOfImage(name))));
        }
        await emptyForRestore(client);
        await writeSecret(config, secrets);
        // The schema as it was; the next start runs newer migrations on its rows.
        await migrateToLatest(session, site.url, { all: only(manifest.migrations) });
        await fill(client, manifest, (name) => createReadStream(join(folder, fileOfTable(name))));
      });
    } finally {
      await client.end();
    }
  } finally {
    await site.close();
  }
  say(`The site is as it was at ${manifest.madeAt}.`);
  const unset = [...secrets].filter(([name, value]) => !isSet(config, name, value));
  for (const [name] of unset)
    say(`Before it is started, set ${name} as in ${join(folder, SECRETS)}.`);
}

const keepsSecretInFile = ({ jwtSecret, databaseUrl }: Config) => !jwtSecret && !databaseUrl;

async function checkPlace(
  client: Client,
  config: Config,
  { secrets, force }: { secrets: Secrets; force: boolean },
): Promise<void> {
  if ((await countApiSessions(client)) > 0) {
    throw new Refusal('The site is running: stop every process of the API first.');
  }
  if (force) return;
  if (!(await isEmpty(client))) {
    throw new Refusal('The database is not empty. --force replaces everything in it.');
  }
  const file = join(config.dataDir, SECRET_FILE);
  if (!keepsSecretInFile(config) || !existsSync(file)) return;
  if ((await readFile(file, 'utf8')).trim() !== secrets.get('JWT_SECRET')) {
    throw new Refusal(`${file} is another site’s secret. --force replaces it.`);
  }
}

const only = (names: string[]): Migrations =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)));

async function writeSecret(config: Config, secrets: Secrets): Promise<void> {
  if (!keepsSecretInFile(config)) return;
  const file = join(config.dataDir, SECRET_FILE);
  await writeFile(file, `${secrets.get('JWT_SECRET')}\n`, { mode: 0o600 });
}

function secretsIn(text: string): Secrets {
  const lines = text.trim().split('\n');
  return new Map(
    lines.map((line) => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
}

/** Whether a site of these settings would start with a secret. */
function isSet(config: Config, name: string, value: string): boolean {
  if (name === 'JWT_SECRET') return config.jwtSecret === value || keepsSecretInFile(config);
  if (name === 'TICKET_SIGNING_KEY') return config.ticketSigningKey === value;
  return config.ticketSigningKeysOld.join(',') === value;
}
