import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { Registry } from '../../shell/src/registry/registryTypes';
import { readJson, releasesDirectory } from '../paths';

const LOCK_WAIT_MS = 50;
const LOCK_TRIES = 100;

/** One version of one remote. */
export interface Release {
  name: string;
  version: string;
}

/** The folder of a release. */
export const releaseFolder = ({ name, version }: Release, directory = releasesDirectory) =>
  path.join(directory, name, version);

/** The path under which a release's files are served. */
export const releasePath = ({ name, version }: Release) => `/remotes/${name}/${version}/`;

/** The registry as it stands, or an empty one. */
export function readRegistryFile(directory = releasesDirectory): Registry {
  const file = path.join(directory, 'registry.json');
  return existsSync(file) ? readJson<Registry>(file) : { contract: 1, remotes: [] };
}

/** Two teams may release at the same time: each change reads what the one before it wrote. */
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
 * Changes the registry. The file is replaced in one step, so no page ever sees half of it; nothing is written when nothing
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
