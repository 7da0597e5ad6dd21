import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { Registry } from 'contract';

import { readJson, releasesDirectory } from '../paths';

const LOCK_WAIT_MS = 50;
const LOCK_TRIES = 100;

/** A version of a remote. */
export interface Release {
  name: string;
  version: string;
}

/** The folder of a release. */
export const releaseFolder = ({ name, version }: Release, directory = releasesDirectory) =>
  path.join(directory, name, version);

/** True if the release folder exists and is complete. */
export const isPublished = (release: Release) =>
  existsSync(path.join(releaseFolder(release), 'remote.json'));

/** The URL path of a release's files. */
export const releasePath = ({ name, version }: Release) => `/remotes/${name}/${version}/`;

/** The current registry, or an empty one. */
export function readRegistryFile(directory = releasesDirectory): Registry {
  const file = path.join(directory, 'registry.json');
  return existsSync(file) ? readJson<Registry>(file) : { contract: 1, remotes: [] };
}

/** Two teams may release at the same time; each change must read what the previous one wrote. */
async function withLock<Result>(directory: string, work: () => Promise<Result>): Promise<Result> {
  const lock = path.join(directory, 'registry.lock');
  await mkdir(directory, { recursive: true });
  for (let tries = 1; ; tries += 1) {
    try {
      await mkdir(lock);
      break;
    } catch (error) {
      if (tries < LOCK_TRIES) await wait(LOCK_WAIT_MS);
      else
        throw new Error(`${lock} is held; remove it if no other release is running.`, {
          cause: error,
        });
    }
  }
  try {
    return await work();
  } finally {
    await rmdir(lock);
  }
}

/**
 * Changes the registry. The file is replaced atomically, so no page ever sees half of it, and only written if something
 * changes. Resolves with the registry before and after.
 */
export function changeRegistry(
  change: (registry: Registry) => Registry | Promise<Registry>,
  directory = releasesDirectory,
): Promise<{ before: Registry; after: Registry }> {
  return withLock(directory, async () => {
    const before = readRegistryFile(directory);
    const after = await change(before);
    const text = `${JSON.stringify(after, null, 2)}\n`;
    const file = path.join(directory, 'registry.json');
    if (!existsSync(file) || (await readFile(file, 'utf8')) !== text) {
      await writeFile(`${file}.next`, text);
      await rename(`${file}.next`, file);
    }
    return { before, after };
  });
}
