import { rm } from 'node:fs/promises';

import { placeBuild } from '../build/placeBuild';
import { sourceRelease } from '../build/sourceRelease';
import type { RegisteredRemote } from '@nzuko/contract';

import { activateReleases, liveVersion } from './activateReleases';
import { changeRegistry, recordRelease } from './changeRegistry';
import type { HistoryEntry } from './historyEntry';
import { importRelease } from './import/importRelease';
import { isCalled, publishedVersion, publishedVersions, requireVersion } from './publishedVersions';
import { registeredRemote } from './registeredRemote';
import { isPublished, readRegistryFile, releaseFolder, type Release } from './registryFile';
import { ReleaseError } from './releaseError';
import { recordHash } from './releaseFiles';
import { publicationOf, readHistory } from './releaseHistory';
import { folderOf, sourcesOf } from './remoteName';
import { faultsOfImports } from './screens/liveShell';
import { tryScreensOnce } from './screens/tryScreens';
import { takenPaths } from './takenPaths';
import { verifyRelease } from './verifyRelease';

const label = ({ name, version }: Release) => `${name}@${version}`;

function requireNone(faults: string[], release: Release): void {
  if (faults.length === 0) return;
  throw new ReleaseError(`${label(release)} ${faults.join(`\n${label(release)} `)}`);
}

/** Rejects a release that must not be shown to anybody. */
export async function requireFit(release: Release, others: RegisteredRemote[]): Promise<void> {
  requireNone(await verifyRelease(release, { others }), release);
  requireNone(faultsOfImports(release), release);
  requireNone(await tryScreensOnce(release), release);
}

/**
 * Publishes a release: `build` adds it unless `npm start` has done so already. Rejected if it has been published before; an
 * invalid one is removed again.
 */
export async function addRelease(
  release: Release,
  build: () => Promise<void>,
): Promise<HistoryEntry> {
  const { name: remote, version: to } = release;
  const isKnown = isPublished(release);
  if (isKnown && publicationOf(release)) {
    throw new ReleaseError(
      `${label(release)} is already published; a version is never overwritten.`,
    );
  }
  if (!isKnown) await build();
  try {
    requireNone(await verifyRelease(release), release);
  } catch (error) {
    if (!isKnown) await rm(releaseFolder(release), { recursive: true, force: true });
    throw error;
  }
  const from = liveVersion(readRegistryFile(), remote);
  const files = recordHash(releaseFolder(release));
  return recordRelease({ action: 'publish', remote, from, to, files });
}

/** Builds a remote into its immutable folder and adds it; `number` overrides the version in package.json. */
export async function publish(
  name: string,
  number: string | undefined,
  report: (line: string) => void,
): Promise<HistoryEntry> {
  const folder = sourcesOf(name);
  if (number !== undefined) requireVersion(number);
  // Loaded on demand, since it loads slowly.
  const { buildRemote } = await import('../build/remoteBuild');
  const release = sourceRelease(folder, number);
  requireVersion(release.version);
  return addRelease(release, async () => {
    await buildRemote(folder, report, release);
    await placeBuild(release);
  });
}

/** Publishes a release built elsewhere (decision 0098). Resolves with no entry if exactly that release is here already. */
export async function importFrom(source: string, integrity?: string): Promise<HistoryEntry[]> {
  const hasSources = (name: string) => folderOf(name) !== undefined;
  const entry = await importRelease(source, { integrity, hasSources });
  return entry ? [entry] : [];
}

/** A remote, and the requested version; the newest by default. */
export interface Asked {
  name: string;
  version?: string;
}

/**
 * Makes published versions live in one step, all or none, by default the newest. Builds nothing and restarts nothing.
 * Resolves with the changes: none for a version that is live already.
 */
export async function activate(...asked: Asked[]): Promise<HistoryEntry[]> {
  const releases = asked.map(({ name, version }) => {
    const chosen = version ? publishedVersion(name, version) : publishedVersions(name)[0];
    if (!chosen) throw new ReleaseError(`${name} has no published version.`);
    return { name, version: chosen };
  });
  const names = releases.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new ReleaseError(`${twice} is named twice.`);
  return activateReleases(() => releases, { action: 'activate', check: requireFit });
}

/** Makes an earlier version live again, by default the one before the live one. */
export async function rollback(name: string, asked?: string): Promise<HistoryEntry[]> {
  const version = asked && publishedVersion(name, asked);
  return activateReleases(
    (registry) => {
      const live = liveVersion(registry, name);
      const wentLive = readHistory().filter(
        ({ action, remote, from, to }) =>
          (action === 'activate' || action === 'start') &&
          remote === name &&
          to === live &&
          from !== to,
      );
      const earlier = version || wentLive.at(-1)?.from;
      if (!earlier && !live)
        throw new ReleaseError(
          `${name} isn’t live, so there is nothing to go back from. Activate a version.`,
        );
      if (!earlier) throw new ReleaseError(`${name} has no earlier live version.`);
      if (earlier === live)
        throw new ReleaseError(`${label({ name, version: earlier })} is already live.`);
      return [{ name, version: earlier }];
    },
    { action: 'rollback', check: requireFit },
  );
}

/** Serves a published version to `share` percent of visitors; 0 ends the canary. */
export async function canary(name: string, asked: string, share: number): Promise<HistoryEntry[]> {
  if (!(share >= 0 && share <= 100))
    throw new ReleaseError('The share must be between 0 and 100 percent.');
  return changeRegistry(async (registry) => {
    const live = liveVersion(registry, name);
    const running = registry.canaries?.find(({ remote }) => remote.name === name)?.remote.version;
    // A canary whose files are gone can still be ended.
    const isEnded = share === 0 && running !== undefined && isCalled(asked, running);
    const version = isEnded ? running : publishedVersion(name, asked);
    const release = { name, version };
    if (live === version) throw new ReleaseError(`${label(release)} is already live for everyone.`);
    if (share === 0 && !isEnded) {
      const other = running ? `, but one of ${running} is` : '';
      throw new ReleaseError(`No canary of ${label(release)} is running${other}.`);
    }
    const others = registry.remotes.filter((remote) => remote.name !== name);
    const tried = (registry.canaries ?? []).filter(({ remote }) => remote.name !== name);
    if (share > 0) {
      await requireFit(release, others);
      // Some visitors get both canaries.
      const beside = tried.map(({ remote }) => remote);
      requireNone(takenPaths(await registeredRemote(release), beside), release);
    }
    if (share > 0 && !live) {
      throw new ReleaseError(
        `${name} isn’t live, so a canary of it would reach nobody. Activate a version first.`,
      );
    }
    const canaries = [
      ...tried,
      ...(share > 0
        ? [{ remote: await registeredRemote(release), share, since: new Date().toISOString() }]
        : []),
    ];
    return {
      registry: { ...registry, canaries },
      entries: [{ action: 'canary', remote: name, from: live, to: version, share }],
    };
  });
}

/** Takes a remote off the site, with its canary; its releases stay. */
export async function retire(name: string): Promise<HistoryEntry[]> {
  return changeRegistry((registry) => {
    const live = liveVersion(registry, name);
    if (!live) throw new ReleaseError(`${name} is not live.`);
    const stays = (remote: Pick<Release, 'name'>) => remote.name !== name;
    return {
      registry: {
        ...registry,
        remotes: registry.remotes.filter(stays),
        canaries: (registry.canaries ?? []).filter(({ remote }) => stays(remote)),
      },
      entries: [{ action: 'retire', remote: name, from: live, to: null }],
    };
  });
}
