import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import type { Registry } from '@nzuko/contract';

import { HARNESS_FOLDER } from '../../scripts/paths';
import { activateReleases, liveVersion } from '../../scripts/release/activateReleases';
import { recordRelease } from '../../scripts/release/changeRegistry';
import { requireFit } from '../../scripts/release/commands';
import { copyRelease } from '../../scripts/release/copyRelease';
import { readRegistryFile, releaseFolder, type Release } from '../../scripts/release/registryFile';
import { ReleaseError } from '../../scripts/release/releaseError';
import { recordHash } from '../../scripts/release/releaseFiles';
import { choiceOf, isDecidedSince, publicationOf } from '../../scripts/release/releaseHistory';

const versionsIn = (folder: string, name: string): Release[] =>
  readdirSync(path.join(folder, name)).map((version) => ({ name, version }));

/** The releases in a folder laid out like the live one, `<name>/<version>/`; other files beside them are ignored. */
const releasesIn = (folder: string): Release[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith('mfe_'))
    .flatMap((name) => versionsIn(folder, name));

/** The builds of the isolation harness that come with them, for their pages. */
const harnessesIn = (folder: string): Release[] =>
  existsSync(path.join(folder, HARNESS_FOLDER)) ? versionsIn(folder, HARNESS_FOLDER) : [];

/** Why a delivered version doesn't go live by itself: somebody has decided otherwise (decision 0164). */
function reasonToWait(registry: Registry, release: Release): string | undefined {
  const { name } = release;
  const live = liveVersion(registry, name);
  const tried = registry.canaries?.find(({ remote }) => remote.name === name);
  if (tried) return `a canary of ${tried.remote.version} is running`;
  const choice = choiceOf(name, live);
  if (choice?.action === 'retire') return `${choice.by} took ${name} off the site`;
  if (choice?.action === 'rollback') return `${choice.by} rolled back to ${live}`;
  return live && isDecidedSince(release)
    ? `it was published before, and ${live} is live`
    : undefined;
}

/** Makes a delivered version live unless there is a reason to wait. Resolves to whether it is live. */
async function goLive(release: Release, report: (line: string) => void): Promise<boolean> {
  const { name, version } = release;
  const label = `${name}@${version}`;
  const [entry] = await activateReleases(
    // Decided here, where another command's latest change is visible.
    (registry) => {
      if (liveVersion(registry, name) === version) {
        report(`${label} is live already`);
        return [];
      }
      const reason = reasonToWait(registry, release);
      if (!reason) return [release];
      report(
        `${label} is not live: ${reason}. To make it live: docker compose run --rm release activate ${name} ${version}`,
      );
      return [];
    },
    { action: 'activate', check: requireFit },
  );
  if (entry) report(`${label} is live, after ${entry.from ?? 'none'}`);
  return liveVersion(readRegistryFile(), name) === version;
}

/** Publishes a release and makes it live, if it may be. Resolves to whether it is live. */
async function deliverRelease(
  release: Release,
  folder: string,
  report: (line: string) => void,
): Promise<boolean> {
  const { name, version } = release;
  const isCopied = await copyRelease(release, path.join(folder, name, version));
  // A delivery killed halfway leaves a copy without a record.
  if (isCopied || !publicationOf(release)) {
    const files = recordHash(releaseFolder(release));
    const from = liveVersion(readRegistryFile(), name);
    await recordRelease({ action: 'publish', remote: name, from, to: version, files });
  }
  return goLive(release, report);
}

/**
 * Delivers the releases in an image: publishes each, and makes it live if it is new here, or if its remote has no live
 * version. A release that was here before changes nothing, so restarting all containers undoes no rollback, unless an earlier
 * delivery was killed before it made it live (decision 0183); nor does anything change for a remote that somebody has rolled
 * back, is trying or took off the site. Resolves to whether all are live; rejects once all others are delivered if one isn't fit.
 */
export async function deliver(folder: string, report: (line: string) => void): Promise<boolean> {
  // Before the releases: one whose page has no harness isn't activated.
  for (const harness of harnessesIn(folder)) {
    await copyRelease(harness, path.join(folder, harness.name, harness.version));
  }
  let areLive = true;
  const refusals: string[] = [];
  for (const release of releasesIn(folder)) {
    try {
      areLive = (await deliverRelease(release, folder, report)) && areLive;
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      refusals.push(error.message);
    }
  }
  if (refusals.length > 0) throw new ReleaseError(refusals.join('\n'));
  return areLive;
}
