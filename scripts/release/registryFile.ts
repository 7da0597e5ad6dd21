import { existsSync, readFileSync } from 'node:fs';
import { copyFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { parseRegistry, type Registry } from '@nzuko/contract';

import { releasesDirectory } from '../paths';
import type { HistoryEntry } from './historyEntry';
import { ReleaseError } from './releaseError';

/** A version of a remote. */
export interface Release {
  name: string;
  version: string;
}

/** The file, with its last change's entries for the audit trail, so that neither is ever written without the other. */
interface RegistryFile extends Registry {
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

const fileIn = (directory: string) => path.join(directory, 'registry.json');
const goodIn = (directory: string) => path.join(directory, 'registry.good.json');

/** The current registry, or an empty one. Throws a sentence about a file that can't be used. */
export function readRegistryFile(directory = releasesDirectory): RegistryFile {
  const file = fileIn(directory);
  if (!existsSync(file)) {
    // Without a last good one, it hasn't been written yet; otherwise it was lost, since nothing deletes it.
    if (!existsSync(goodIn(directory))) return { contract: 1, remotes: [] };
    throw new ReleaseError(`${file} is gone. \`npm run release -- repair\` restores it.`);
  }
  try {
    return parseRegistry(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ReleaseError(
      `${file} ${(error as Error).message}. The site goes on with the last good one; \`npm run release -- repair\` restores it.`,
    );
  }
}

/** The current registry, or null if it can't be used. */
export function readSoundRegistry(directory: string): RegistryFile | null {
  try {
    return readRegistryFile(directory);
  } catch {
    // Callers go on without it.
    return null;
  }
}

/** The last written registry, in case the file is lost or corrupt; null if that isn't usable either. */
export function readLastGood(directory = releasesDirectory): RegistryFile | null {
  try {
    return parseRegistry(readFileSync(goodIn(directory), 'utf8'));
  } catch {
    // Callers have another source.
    return null;
  }
}

/** Replaces a file atomically, so that nobody ever reads half of it, not even after a power failure. */
async function replaceFile(file: string, text: string): Promise<void> {
  const next = `${file}.next`;
  await writeFile(next, text, { flush: true });
  await rename(next, file);
}

const textOf = (registry: RegistryFile) => `${JSON.stringify(registry, null, 2)}\n`;

/** Keeps a sound registry as the last good one. */
export async function keepLastGood(registry: RegistryFile, directory: string): Promise<void> {
  const known = readLastGood(directory);
  if (!known || textOf(known) !== textOf(registry)) {
    await replaceFile(goodIn(directory), textOf(registry));
  }
}

/** Writes the registry, then keeps it as the last good one. */
export async function writeRegistryFile(registry: RegistryFile, directory: string): Promise<void> {
  await replaceFile(fileIn(directory), textOf(registry));
  await keepLastGood(registry, directory);
}

/** Keeps a corrupt file for an investigation, and returns where; null if there is no file. */
export async function keepSpoilt(directory: string): Promise<string | null> {
  if (!existsSync(fileIn(directory))) return null;
  const aside = path.join(directory, `registry.spoilt-${Date.now()}.json`);
  await copyFile(fileIn(directory), aside);
  return aside;
}
