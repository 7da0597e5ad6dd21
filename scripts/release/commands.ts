import { existsSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { readJson, releasesDirectory, remoteFolders, repository } from '../paths';
import { activateReleases } from './activateReleases';
import { registeredRemote } from './registeredRemote';
import {
  changeRegistry,
  isPublished,
  readRegistryFile,
  releaseFolder,
  type Release,
} from './registryFile';
import { readHistory, recordRelease, type HistoryEntry } from './releaseHistory';
import { verifyRelease } from './verifyRelease';

/** A command that can't be carried out, with a message for the person who ran it. */
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

/** A remote's published versions, newest first. */
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

/** The version of the current sources. The build modules load slowly, so they are imported only here. */
async function sourcesVersion(name: string): Promise<string | undefined> {
  const folder = folderOf(name);
  if (!folder) return undefined;
  const { sourceRelease } = await import('../build/remoteBuild');
  return sourceRelease(folder).version;
}

async function requireValidRelease(release: Release): Promise<void> {
  const faults = await verifyRelease(release);
  if (faults.length === 0) return;
  throw new ReleaseError(`${label(release)} ${faults.join(`\n${label(release)} `)}`);
}

/** Adds a release that `build` writes. Rejected if the version exists already, removed again if it is invalid. */
export async function addRelease(release: Release, build: () => Promise<void>): Promise<void> {
  if (isPublished(release)) {
    throw new ReleaseError(
      `${label(release)} is already published; a version is never overwritten.`,
    );
  }
  await build();
  try {
    await requireValidRelease(release);
  } catch (error) {
    await rm(releaseFolder(release), { recursive: true, force: true });
    throw error;
  }
}

/** Builds a remote into its immutable folder and adds it; `number` overrides the version in package.json. */
export async function publish(
  name: string,
  number: string | undefined,
  report: (line: string) => void,
): Promise<HistoryEntry> {
  const folder = folderOf(name);
  if (!folder) throw new ReleaseError(`${name} has no sources here.`);
  const { remoteTask, sourceRelease } = await import('../build/remoteBuild');
  const { buildApp } = await import('../build/buildApp');
  const release = sourceRelease(folder, number);
  await addRelease(release, () => buildApp(remoteTask(folder, report, release), report));
  const from = liveVersion(name);
  return recordRelease({ action: 'publish', remote: name, from, to: release.version });
}

async function makeLive(action: 'activate' | 'rollback', release: Release): Promise<HistoryEntry> {
  await requireValidRelease(release);
  const { before } = await activateReleases([release], { keepOthers: true });
  return recordRelease({
    action,
    remote: release.name,
    from: before.remotes.find((remote) => remote.name === release.name)?.version ?? null,
    to: release.version,
    sources: await sourcesVersion(release.name),
  });
}

/** Makes a published version live, by default the newest. Builds nothing and restarts nothing. */
export async function activate(name: string, version?: string): Promise<HistoryEntry> {
  const chosen = version ?? publishedVersions(name)[0];
  if (!chosen) throw new ReleaseError(`${name} has no published version.`);
  return makeLive('activate', { name, version: chosen });
}

/** Makes an earlier version live again, by default the one before the live one. */
export async function rollback(name: string, version?: string): Promise<HistoryEntry> {
  const live = liveVersion(name);
  const wentLive = readHistory().filter(
    ({ action, remote, to }) =>
      (action === 'activate' || action === 'start') && remote === name && to === live,
  );
  const earlier = version ?? wentLive.at(-1)?.from;
  if (!earlier) throw new ReleaseError(`${name} has no earlier live version.`);
  if (earlier === live)
    throw new ReleaseError(`${label({ name, version: earlier })} is already live.`);
  return makeLive('rollback', { name, version: earlier });
}

/** Serves a published version to `share` percent of visitors; 0 ends the canary. */
export async function canary(name: string, version: string, share: number): Promise<HistoryEntry> {
  if (!(share >= 0 && share <= 100))
    throw new ReleaseError('The share must be between 0 and 100 percent.');
  const release = { name, version };
  const live = liveVersion(name);
  if (live === version) throw new ReleaseError(`${label(release)} is already live for everyone.`);
  if (share > 0) await requireValidRelease(release);
  await changeRegistry(async ({ canaries = [], ...registry }) => ({
    ...registry,
    canaries: [
      ...canaries.filter(({ remote }) => remote.name !== name),
      ...(share > 0 ? [{ remote: await registeredRemote(release), share }] : []),
    ],
  }));
  return recordRelease({ action: 'canary', remote: name, from: live, to: version, share });
}
