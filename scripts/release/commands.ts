import { existsSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { readJson, releasesDirectory, remoteFolders, repository } from '../paths';
import { activateReleases } from './activateReleases';
import { registeredRemote } from './registeredRemote';
import { changeRegistry, readRegistryFile, releaseFolder, type Release } from './registryFile';
import { readHistory, recordRelease, type HistoryEntry } from './releaseHistory';
import { verifyRelease } from './verifyRelease';

/** A command that cannot be done, in words for who gave it. */
export class ReleaseError extends Error {}

const label = ({ name, version }: Release) => `${name}@${version}`;

const liveVersion = (name: string) =>
  readRegistryFile().remotes.find((remote) => remote.name === name)?.version ?? null;

const folderOf = (name: string) =>
  remoteFolders().find(
    (folder) => readJson<{ name: string }>(repository, folder, 'remote.json').name === name,
  );

/** The container's name for `events`, `mfe-events` or `mfe_events`. */
export function remoteName(asked: string | undefined): string {
  const name = `mfe_${(asked ?? '').replace(/^mfe[-_]/, '').replace(/-/g, '_')}`;
  if (folderOf(name) || existsSync(path.join(releasesDirectory, name))) return name;
  const known = remoteFolders().map((folder) => folder.slice('mfe-'.length));
  throw new ReleaseError(`There is no remote “${asked ?? ''}”; one of: ${known.join(', ')}.`);
}

/** The published versions of a remote, the newest first. */
export function publishedVersions(name: string): string[] {
  const folder = path.join(releasesDirectory, name);
  if (!existsSync(folder)) return [];
  const time = (version: string) => statSync(path.join(folder, version, 'remote.json')).mtimeMs;
  return readdirSync(folder)
    .filter(
      (version) =>
        !version.startsWith('.') && existsSync(path.join(folder, version, 'remote.json')),
    )
    .sort((one, other) => time(other) - time(one));
}

/** The version of the sources at hand; the build's modules take a while to load, so only where they are needed. */
async function sourcesVersion(name: string): Promise<string | undefined> {
  const folder = folderOf(name);
  if (!folder) return undefined;
  const { sourceRelease } = await import('../build/remoteBuild');
  return sourceRelease(folder).version;
}

async function demandSound(release: Release): Promise<void> {
  const faults = await verifyRelease(release);
  if (faults.length === 0) return;
  throw new ReleaseError(`${label(release)} ${faults.join(`\n${label(release)} `)}`);
}

/**
 * Builds a remote into its immutable folder; `number` stands for the version in package.json. Refused when that version is
 * there, undone when it is not sound.
 */
export async function publish(
  name: string,
  number: string | undefined,
  report: (line: string) => void,
): Promise<HistoryEntry> {
  const folder = folderOf(name);
  if (!folder) throw new ReleaseError(`${name} has no sources here.`);
  const { remoteTask, sourceRelease, isPublished } = await import('../build/remoteBuild');
  const { runTask } = await import('../build/buildTask');
  const release = sourceRelease(folder, number);
  if (isPublished(release)) {
    throw new ReleaseError(
      `${label(release)} is published already; a version is never written twice.`,
    );
  }
  await runTask(remoteTask(folder, report, release), report);
  try {
    await demandSound(release);
  } catch (error) {
    await rm(releaseFolder(release), { recursive: true, force: true });
    throw error;
  }
  const from = liveVersion(name);
  return recordRelease({ action: 'publish', remote: name, from, to: release.version });
}

async function makeLive(action: 'activate' | 'rollback', release: Release): Promise<HistoryEntry> {
  await demandSound(release);
  const { before } = await activateReleases([release], { keepOthers: true });
  return recordRelease({
    action,
    remote: release.name,
    from: before.remotes.find((remote) => remote.name === release.name)?.version ?? null,
    to: release.version,
    sources: await sourcesVersion(release.name),
  });
}

/** Makes a published version live, the newest unless one is named. Builds nothing, restarts nothing. */
export async function activate(name: string, version?: string): Promise<HistoryEntry> {
  const chosen = version ?? publishedVersions(name)[0];
  if (!chosen) throw new ReleaseError(`${name} has no published version.`);
  return makeLive('activate', { name, version: chosen });
}

/** Makes an earlier version live again: the one before the live one, unless one is named. */
export async function rollback(name: string, version?: string): Promise<HistoryEntry> {
  const live = liveVersion(name);
  const wentLive = readHistory().filter(
    ({ action, remote, to }) =>
      (action === 'activate' || action === 'start') && remote === name && to === live,
  );
  const earlier = version ?? wentLive.at(-1)?.from;
  if (!earlier) throw new ReleaseError(`${name} has no earlier version that was live.`);
  if (earlier === live) throw new ReleaseError(`${label({ name, version: earlier })} is live.`);
  return makeLive('rollback', { name, version: earlier });
}

/** Gives a published version to `share` percent of the visitors; 0 ends it. */
export async function canary(name: string, version: string, share: number): Promise<HistoryEntry> {
  if (!(share >= 0 && share <= 100)) throw new ReleaseError('A share is 0 to 100 percent.');
  const release = { name, version };
  const live = liveVersion(name);
  if (live === version) throw new ReleaseError(`${label(release)} is live for everyone.`);
  if (share > 0) await demandSound(release);
  await changeRegistry(async ({ canaries = [], ...registry }) => ({
    ...registry,
    canaries: [
      ...canaries.filter(({ remote }) => remote.name !== name),
      ...(share > 0 ? [{ remote: await registeredRemote(release), share }] : []),
    ],
  }));
  return recordRelease({ action: 'canary', remote: name, from: live, to: version, share });
}
