import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { sourceHash } from './sourceHash';

/** Programs that are made together. */
interface ProgramSet {
  /** Their names in `programs.ts`. */
  names: readonly string[];
  /** Their sources: files and folders of the repository, and workspaces with their packages. */
  sources: readonly string[];
  workspaces: readonly string[];
  /** Holds a folder for each version of the sources. */
  cache: string;
}

const DAY_MS = 24 * 3_600_000;

/** The folder with these programs, as images run them: one file each, which loads in a fraction of the time of its sources. */
export async function builtPrograms({ names, sources, workspaces, cache }: ProgramSet) {
  const folder = path.join(cache, sourceHash([...sources, 'scripts/build'], [...workspaces]));
  if (!existsSync(folder)) await makePrograms(names, folder);
  return folder;
}

/** Makes them in a temporary folder first, so that neither a killed nor a simultaneous start leaves half of them. */
async function makePrograms(names: readonly string[], folder: string): Promise<void> {
  // Loaded on demand, since it loads slowly.
  const { bundleProgram } = await import('./bundleProgram');
  const cache = path.dirname(folder);
  await mkdir(cache, { recursive: true });
  await removeOld(cache);
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    await Promise.all(names.map((name) => bundleProgram(name, unfinished)));
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Removes programs of outdated sources, and leftovers of killed starts. */
async function removeOld(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const folder = path.join(cache, name);
    // Another start may just have moved or removed it.
    const { mtimeMs = Date.now() } = (await stat(folder).catch(() => null)) ?? {};
    if (Date.now() - mtimeMs > DAY_MS) await rm(folder, { recursive: true, force: true });
  }
}
