import { existsSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';

import type { Registry } from 'contract';

import { readJson, releasesDirectory } from '../paths';
import type { HistoryEntry } from './historyEntry';

/** A version of a remote. */
export interface Release {
  name: string;
  version: string;
}

/** The file, with the entries that its last change adds to the audit trail: so neither is ever written without the other. */
export interface RegistryFile extends Registry {
  changes?: HistoryEntry[];
}

/** The folder of a release. */
export const releaseFolder = ({ name, version }: Release, directory = releasesDirectory) =>
  path.join(directory, name, version);

/** True if the release folder exists and is complete. */
export const isPublished = (release: Release, directory = releasesDirectory) =>
  existsSync(path.join(releaseFolder(release, directory), 'remote.json'));

/** The URL path of a release's files. */
export const releasePath = ({ name, version }: Release) => `/remotes/${name}/${version}/`;

/** The current registry, or an empty one. */
export function readRegistryFile(directory = releasesDirectory): RegistryFile {
  const file = path.join(directory, 'registry.json');
  return existsSync(file) ? readJson<RegistryFile>(file) : { contract: 1, remotes: [] };
}

/** Replaces the file atomically, so that nobody ever reads half of it, not even after a power failure. */
export async function writeRegistryFile(registry: RegistryFile, directory: string): Promise<void> {
  const next = path.join(directory, 'registry.next.json');
  const handle = await open(next, 'w');
  try {
    await handle.writeFile(`${JSON.stringify(registry, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(next, path.join(directory, 'registry.json'));
}
