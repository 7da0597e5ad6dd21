import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { repository } from '../paths';
import { sourceHash } from './sourceHash';

const PROGRAMS = ['api', 'sandbox'];
const DAY_MS = 24 * 3_600_000;

/** From here the API's packages resolve. */
const apiCache = path.join(repository, 'api/.cache/programs');

/**
 * Arguments for Node to run the API as its image does, as one file: it starts in half the time that its sources take. The payment
 * sandbox is beside it. Both are made once for the same sources.
 */
export async function apiProgram(cache = apiCache): Promise<string[]> {
  const version = sourceHash(['api/src', 'contract/src', 'scripts/build'], ['api']);
  const folder = path.join(cache, version);
  if (!existsSync(folder)) await makePrograms(folder);
  return ['--enable-source-maps', path.join(folder, 'api.cjs')];
}

/** In a folder of its own first, so that neither a killed start nor a simultaneous one leaves half of it. */
async function makePrograms(folder: string): Promise<void> {
  // It loads slowly.
  const { bundleProgram } = await import('./bundleProgram');
  const cache = path.dirname(folder);
  await mkdir(cache, { recursive: true });
  await removeOld(cache);
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    await Promise.all(PROGRAMS.map((name) => bundleProgram(name, unfinished)));
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Of sources that have changed since, and what killed starts have left. */
async function removeOld(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const folder = path.join(cache, name);
    // Another start may have moved or removed it just now.
    const { mtimeMs = Date.now() } = (await stat(folder).catch(() => null)) ?? {};
    if (Date.now() - mtimeMs > DAY_MS) await rm(folder, { recursive: true, force: true });
  }
}
