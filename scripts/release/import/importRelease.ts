import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { RegisteredRemote } from '@nzuko/contract';

import { HARNESS_FOLDER, releasesDirectory } from '../../paths';
import { liveVersion } from '../activateReleases';
import { copyRelease } from '../copyRelease';
import { signed, type HistoryEntry } from '../historyEntry';
import { incomingFolder } from '../incomingFolder';
import { isPublished, readRegistryFile, releaseFolder } from '../registryFile';
import { withRegistryLock } from '../registryLock';
import { ReleaseError } from '../releaseError';
import { recordFiles, recordHash } from '../releaseFiles';
import { extendHistory, publicationOf } from '../releaseHistory';
import { faultsOfImports } from '../screens/liveShell';
import { tryScreensOnce } from '../screens/tryScreens';
import { verifyRelease } from '../verifyRelease';
import { writeCompressed } from './compressed';
import { importLimits, type ImportLimits } from './importLimits';
import { incomingRelease, type IncomingRelease } from './incomingRelease';
import { writeIsolationPage } from './isolationPage';
import { faultOfOwner } from './owner';
import { readSource } from './readSource';

interface ImportOptions {
  /** The tarball's hash, as npm and browsers write it: `sha256-…`. */
  integrity?: string;
  hasSources?: (name: string) => boolean;
  directory?: string;
  limits?: ImportLimits;
}

const label = ({ name, version }: IncomingRelease) => `${name}@${version}`;

function requireNone(release: IncomingRelease, faults: string[]): void {
  if (faults.length === 0) return;
  throw new ReleaseError(faults.map((fault) => `${label(release)} ${fault}`).join('\n'));
}

/** Writes its files into a folder, with the additional files that our own builds have. */
async function write(release: IncomingRelease, folder: string, directory: string): Promise<void> {
  for (const [file, bytes] of release.files) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes, { flag: 'wx' });
    await writeCompressed(target, bytes);
  }
  await writeIsolationPage(release, folder, directory);
  recordFiles(folder);
}

/** Checks a release as if it went live beside the others now. Its code only runs in the process that tries screens. */
async function requireFit(release: IncomingRelease, staging: string, others: RegisteredRemote[]) {
  requireNone(release, await verifyRelease(release, { directory: staging, others }));
  requireNone(release, faultsOfImports(release, { directory: staging }));
  requireNone(release, await tryScreensOnce(release, staging));
}

/** The publication of this version; undefined if there was none. Throws if it had other bytes. */
function knownPublication(release: IncomingRelease, directory: string): HistoryEntry | undefined {
  const known = publicationOf(release, directory);
  if (known && known.source !== release.source) {
    throw new ReleaseError(
      `${label(release)} is already published, with other files; a version is never overwritten.`,
    );
  }
  return known && isPublished(release, directory) ? known : undefined;
}

/** Copies it into the releases, in place of leftovers of a killed import. */
async function place(release: IncomingRelease, folder: string, directory: string): Promise<void> {
  const { remotes, canaries = [] } = readRegistryFile(directory);
  const isServed = [...remotes, ...canaries.map(({ remote }) => remote)].some(
    ({ name, version }) => name === release.name && version === release.version,
  );
  if (isServed) throw new ReleaseError(`${label(release)} is on the site, but no history says so.`);
  await rm(releaseFolder(release, directory), { recursive: true, force: true });
  await copyRelease(release, folder, directory);
}

/**
 * Publishes a release that was built elsewhere, from a folder, a tarball or a URL. Resolves with the recorded entry, or null if
 * exactly that release was published before.
 */
export async function importRelease(
  from: string,
  {
    integrity,
    hasSources = () => false,
    directory = releasesDirectory,
    limits = importLimits,
  }: ImportOptions = {},
): Promise<HistoryEntry | null> {
  const release = incomingRelease(await readSource(from, integrity, limits));
  const { name, version, repository, source } = release;
  const requireOwner = () => {
    const fault = faultOfOwner(name, repository, { directory, hasSources: hasSources(name) });
    if (fault) throw new ReleaseError(fault);
  };
  const others = () => readRegistryFile(directory).remotes.filter((remote) => remote.name !== name);
  requireOwner();
  if (knownPublication(release, directory)) return null;
  const staging = await incomingFolder(directory);
  const folder = releaseFolder(release, staging);
  try {
    await write(release, folder, directory);
    // Its isolation page finds it there.
    await symlink(path.join(directory, HARNESS_FOLDER), path.join(staging, HARNESS_FOLDER));
    await requireFit(release, staging, others());
    return await withRegistryLock(directory, async () => {
      // Somebody else may have brought something in the meantime.
      requireOwner();
      if (knownPublication(release, directory)) return null;
      await place(release, folder, directory);
      const files = recordHash(releaseFolder(release, directory));
      const live = liveVersion(readRegistryFile(directory), name);
      const [entry] = signed([
        { action: 'import', remote: name, from: live, to: version, files, repository, source },
      ]) as [HistoryEntry];
      await extendHistory([entry], directory);
      return entry;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
