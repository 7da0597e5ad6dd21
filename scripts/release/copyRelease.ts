import { existsSync } from 'node:fs';
import { cp, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { releasesDirectory } from '../paths';
import { incomingFolder } from './incomingFolder';
import { releaseFolder, type Release } from './registryFile';

/**
 * Copies a folder into the releases, completely or not at all. Resolves to false if that version is there already: it is never
 * overwritten.
 */
export async function copyRelease(
  release: Release,
  source: string,
  directory = releasesDirectory,
): Promise<boolean> {
  const target = releaseFolder(release, directory);
  if (existsSync(target)) return false;
  const incoming = await incomingFolder(directory);
  try {
    await cp(source, incoming, { recursive: true });
    await flushFiles(incoming);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(incoming, target);
    return true;
  } catch (error) {
    if (!existsSync(target)) throw error;
    return false;
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}

/** Writes a folder's files to the disk: after a power failure, a renamed folder could otherwise hold empty ones. */
async function flushFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    await using file = await open(path.join(entry.parentPath, entry.name), 'r+');
    await file.sync();
  }
}
