import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { releasesDirectory } from '../../scripts/paths';
import { activate } from '../../scripts/release/commands';
import { readRegistryFile, releaseFolder, type Release } from '../../scripts/release/registryFile';
import { recordRelease } from '../../scripts/release/releaseHistory';

const liveVersion = (name: string) =>
  readRegistryFile().remotes.find((remote) => remote.name === name)?.version ?? null;

/** The releases in a folder that has the shape of the releases' own: `<name>/<version>/`. */
export const releasesIn = (folder: string): Release[] =>
  readdirSync(folder).flatMap((name) =>
    readdirSync(path.join(folder, name)).map((version) => ({ name, version })),
  );

/**
 * Puts a release's folder among the others, whole or not at all. Resolves with false when that version is there already: it
 * is never written twice.
 */
async function publishCopy(release: Release, source: string): Promise<boolean> {
  const target = releaseFolder(release);
  if (existsSync(path.join(target, 'remote.json'))) return false;
  // Beside the remotes' folders and not in one of them: half a copy must not be taken for a version.
  const incoming = path.join(releasesDirectory, '.incoming', `${release.name}-${release.version}`);
  await rm(incoming, { recursive: true, force: true });
  await cp(source, incoming, { recursive: true });
  await mkdir(path.dirname(target), { recursive: true });
  await rename(incoming, target);
  return true;
}

/**
 * Delivers the releases that an image carries: publishes each, and makes it live where it is new here, or where nothing of
 * its remote is live. One that was here before changes nothing, so that to start all containers anew undoes no rollback.
 */
export async function deliver(folder: string, report: (line: string) => void): Promise<void> {
  for (const release of releasesIn(folder)) {
    const { name, version } = release;
    const label = `${name}@${version}`;
    const isNew = await publishCopy(release, path.join(folder, name, version));
    const live = liveVersion(name);
    if (isNew) await recordRelease({ action: 'publish', remote: name, from: live, to: version });
    if (!isNew && live) {
      report(`${label} is here already; live is ${live}`);
      continue;
    }
    await activate(name, version);
    report(`${label} is live, after ${live ?? 'none'}`);
  }
}
