import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
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
