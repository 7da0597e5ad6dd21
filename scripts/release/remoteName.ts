import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { readJson, releasesDirectory, remoteFolders, repository } from '../paths';
import { ReleaseError } from './releaseError';

const nameIn = (folder: string) =>
  readJson<{ name: string }>(repository, folder, 'remote.json').name;

/** The folder with a remote's sources; undefined if there are none. */
export const folderOf = (name: string) => remoteFolders().find((folder) => nameIn(folder) === name);

/** Throws a sentence if the folder where a remote's sources should be declares another name. */
function requireOwnName(name: string): void {
  const folder = remoteFolders().find((one) => one.replaceAll('-', '_') === name);
  if (!folder) return;
  throw new ReleaseError(`${folder}/remote.json has the name “${nameIn(folder)}”, not “${name}”.`);
}

/** The folder with a remote's sources; throws a sentence if there are none. */
export function sourcesOf(name: string): string {
  const folder = folderOf(name);
  if (folder) return folder;
  requireOwnName(name);
  throw new ReleaseError(`${name} has no sources here.`);
}

/** The names of all remotes, both released ones and those with sources, since images have no sources. */
function knownRemotes(): string[] {
  const released = existsSync(releasesDirectory) ? readdirSync(releasesDirectory) : [];
  const names = [
    ...released.filter((name) => name.startsWith('mfe_')).map((name) => name.replaceAll('_', '-')),
    ...remoteFolders(),
  ].map((folder) => folder.slice('mfe-'.length));
  return [...new Set(names)].sort();
}

/** The container's name for `events`, `mfe-events` or `mfe_events`. */
export function remoteName(asked: string | undefined): string {
  const name = `mfe_${(asked ?? '').replace(/^mfe[-_]/, '').replace(/-/g, '_')}`;
  if (folderOf(name) || existsSync(path.join(releasesDirectory, name))) return name;
  requireOwnName(name);
  const known = knownRemotes();
  throw new ReleaseError(
    `${asked ? `There is no remote “${asked}”` : 'Name a remote'}${known.length > 0 ? `; one of: ${known.join(', ')}` : ''}.`,
  );
}
