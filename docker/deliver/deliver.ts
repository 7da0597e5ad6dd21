import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { HARNESS_FOLDER } from '../../scripts/paths';
import { liveVersion } from '../../scripts/release/activateReleases';
import { recordRelease } from '../../scripts/release/changeRegistry';
import { activate } from '../../scripts/release/commands';
import { copyRelease } from '../../scripts/release/copyRelease';
import { readRegistryFile, releaseFolder, type Release } from '../../scripts/release/registryFile';
import { recordHash } from '../../scripts/release/releaseFiles';

const versionsIn = (folder: string, name: string): Release[] =>
  readdirSync(path.join(folder, name)).map((version) => ({ name, version }));

/** The releases in a folder that has the shape of the releases' own: `<name>/<version>/`, beside other files of theirs. */
export const releasesIn = (folder: string): Release[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith('mfe_'))
    .flatMap((name) => versionsIn(folder, name));

/** The builds of the isolation harness that come with them, for their pages. */
const harnessesIn = (folder: string): Release[] =>
  existsSync(path.join(folder, HARNESS_FOLDER)) ? versionsIn(folder, HARNESS_FOLDER) : [];

/**
 * Delivers the releases that an image carries: publishes each, and makes it live where it is new here, or where nothing of
 * its remote is live. One that was here before changes nothing, so that to start all containers anew undoes no rollback.
 */
export async function deliver(folder: string, report: (line: string) => void): Promise<void> {
  // Before the releases: one is not activated whose page has no harness.
  for (const harness of harnessesIn(folder)) {
    await copyRelease(harness, path.join(folder, harness.name, harness.version));
  }
  for (const release of releasesIn(folder)) {
    const { name, version } = release;
    const label = `${name}@${version}`;
    const isNew = await copyRelease(release, path.join(folder, name, version));
    const live = liveVersion(readRegistryFile(), name);
    if (isNew) {
      const files = recordHash(releaseFolder(release));
      await recordRelease({ action: 'publish', remote: name, from: live, to: version, files });
    }
    if (!isNew && live) {
      report(`${label} is here already; live is ${live}`);
      continue;
    }
    await activate(release);
    report(`${label} is live, after ${live ?? 'none'}`);
  }
}
