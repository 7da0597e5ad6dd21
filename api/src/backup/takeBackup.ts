import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Client } from 'pg';
import type { Config } from '../platform/config/config';
import { underStartLock } from '../platform/database/startLock';
import { versionsOf } from '../platform/media/media-service';
import { unfitSecrets } from '../platform/security/secretFingerprints';
import { Refusal } from '../platform/commandLine';
import {
  beginSnapshot,
  connectToCopy,
  copyOut,
  listMigrations,
  listPictures,
  listSequences,
} from './database-copy-repository';
import { BackupWriter, fileOfImage, fileOfTable, SECRETS, type Manifest } from './manifest';
import { openSite, secretOf, type Site } from './site';

/**
 * Writes a snapshot of a site's database, its images and its secrets to a new folder. The site may keep running. The folder
 * gets its name once it is complete.
 */
export async function takeBackup(
  config: Config,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  if (existsSync(folder)) throw new Refusal(`${folder} exists: a backup never overwrites.`);
  // Before the secret is read, which is missing, too, if there is no site.
  const site = await openSite(config, { create: false });
  const unfinished = `${folder}.unfinished-${process.pid}`;
  try {
    const jwtSecret = secretOf(config);
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    const manifest = await write(site, { ...config, jwtSecret }, new BackupWriter(unfinished));
    await rename(unfinished, folder);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    say(`Saved to ${folder}, with the secrets. Rows: ${rows}, images: ${manifest.images.length}.`);
    if (manifest.missing > 0) say(`Images that the site’s store has lost: ${manifest.missing}.`);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await site.close();
  }
}

async function write(
  { url, images }: Site,
  settings: Config & { jwtSecret: string },
  writer: BackupWriter,
): Promise<Pick<Manifest, 'tables' | 'images'> & { missing: number }> {
  const client = await connectToCopy(url);
  try {
    // Alone until the snapshot is taken, so that no migration is halfway; later ones wait for it.
    const { tables, pictures } = await underStartLock(url, async (session) => {
      const unfit = await unfitSecrets(session, { ...settings, replaceSecrets: [] });
      if (unfit.length > 0) throw new Refusal(unfit.join('\n'));
      return { tables: await beginSnapshot(client), pictures: await listPictures(client) };
    });
    const database = await writeDatabase(client, tables, writer);
    // Commit now: pictures may take an hour, during which no table could be altered and no dead rows vacuumed. The session
    // stays open, so that no picture is deleted meanwhile (`remove-pictures.ts`).
    await client.query('COMMIT');
    await writer.write(SECRETS, secretsText(settings));
    const names = pictures.map((path) => basename(path));
    const isThere = new Map<string, boolean>();
    for (const name of names.flatMap(versionsOf)) {
      const bytes = await images.get(name);
      isThere.set(name, bytes !== null);
      if (bytes) await writer.write(fileOfImage(name), bytes);
    }
    const found = [...isThere].flatMap(([name, is]) => (is ? [name] : []));
    await writer.finish({ madeAt: new Date().toISOString(), ...database, images: found });
    const missing = names.filter((name) => !isThere.get(name)).length;
    return { tables: database.tables, images: found, missing };
  } finally {
    await client.end();
  }
}

async function writeDatabase(
  client: Client,
  listed: Awaited<ReturnType<typeof beginSnapshot>>,
  writer: BackupWriter,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  const migrations = await listMigrations(client);
  const tables: Manifest['tables'] = [];
  for (const table of listed) {
    const [rows, compress] = copyOut(client, table);
    await writer.write(fileOfTable(table.name), rows, compress);
    tables.push({ ...table, rows: rows.rowCount });
  }
  // Sequences aren't part of the snapshot. Read last, they are never behind its rows.
  return { migrations, tables, sequences: await listSequences(client) };
}

/** As lines of an .env file. */
function secretsText(settings: Config & { jwtSecret: string }): string {
  const { jwtSecret, ticketSigningKey, ticketSigningKeysOld } = settings;
  const lines = [
    `JWT_SECRET=${jwtSecret}`,
    ...(ticketSigningKey ? [`TICKET_SIGNING_KEY=${ticketSigningKey}`] : []),
    ...(ticketSigningKeysOld.length
      ? [`TICKET_SIGNING_KEYS_OLD=${ticketSigningKeysOld.join(',')}`]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}
