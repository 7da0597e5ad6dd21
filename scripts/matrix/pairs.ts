import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import pMap from 'p-map';

import type { RegisteredRemote } from '@nzuko/contract';

import type { Report } from '../build/buildApp';
import { buildRemote } from '../build/remoteBuild';
import { buildShell } from '../build/shellBuild';
import { sourceRelease } from '../build/sourceRelease';
import { buildsDirectory, remoteFolders, repository, shellBuildDirectory } from '../paths';
import { copyRelease } from '../release/copyRelease';
import { registeredRemote } from '../release/registeredRemote';
import { releaseFolder, writeRegistryFile } from '../release/registryFile';
import { forgetOtherShells, keptShell } from './keptShell';
import { copyLiveRemotes } from './liveRemotes';
import { releasedShells } from './releasedShells';

/** How many released shells a remote is tried with: the live one, and two that a rollback could restore. */
const SHELLS = 3;
const PARALLEL_BUILDS = 2;

/** A shell and the remotes that it is tried with. */
export interface Pair {
  name: string;
  /** The page server's program, and the folder it runs in. */
  program: string[];
  folder: string;
  shell: string;
  releases: string;
}

interface Options {
  /** An empty folder for the releases. */
  data: string;
  /** The site of the live remotes; undefined for this checkout's. */
  site: string | undefined;
  say: Report;
}

/** Builds the remotes in these folders into `directory`, and makes them live there beside its other live ones. */
async function addOwnRemotes(
  folders: string[],
  live: { remotes: RegisteredRemote[]; folder: string },
  directory: string,
  say: Report,
): Promise<void> {
  const own: RegisteredRemote[] = [];
  for (const folder of folders) {
    const release = sourceRelease(folder);
    await buildRemote(folder, say, release);
    await copyRelease(release, releaseFolder(release, buildsDirectory), directory);
    own.push(await registeredRemote(release, directory));
  }
  const others = live.remotes.filter(({ name }) => !own.some((remote) => remote.name === name));
  for (const remote of others) {
    await copyRelease(remote, releaseFolder(remote, live.folder), directory);
  }
  await writeRegistryFile({ contract: 1, remotes: [...others, ...own] }, directory);
}

async function releasedPair(commit: string, releases: string): Promise<Pair> {
  const folder = await keptShell(commit);
  return {
    name: `the shell of ${commit.slice(0, 10)} with these remotes`,
    program: ['shell.cjs'],
    folder,
    shell: path.join(folder, 'dist'),
    releases,
  };
}

async function ownPair(releases: string, say: Report): Promise<Pair> {
  await buildShell(say);
  return {
    name: 'this shell with the live remotes',
    program: ['--import', 'tsx', 'shell/server/server.ts'],
    folder: repository,
    shell: shellBuildDirectory,
    releases,
  };
}

/**
 * Each of the last released shells with this checkout's remotes, and this checkout's shell with the live remotes. If remotes
 * are named by their folders, all others are the live ones, and this checkout's shell, which their pipeline doesn't change, is
 * left out.
 */
export async function pairsFor(named: string[], { data, site, say }: Options): Promise<Pair[]> {
  const live = path.join(data, 'live');
  const next = path.join(data, 'next');
  await Promise.all([live, next].map((folder) => mkdir(folder)));
  const remotes = await copyLiveRemotes(live, site);
  await writeRegistryFile({ contract: 1, remotes }, live);
  const own = named.length > 0 ? named : remoteFolders();
  await addOwnRemotes(own, { remotes, folder: live }, next, say);
  const commits = releasedShells(SHELLS);
  await forgetOtherShells(commits);
  const pairs = await pMap(
    commits,
    async (commit) => {
      const pair = await releasedPair(commit, next);
      say(`${commit.slice(0, 10)} is a released shell`);
      return pair;
    },
    { concurrency: PARALLEL_BUILDS },
  );
  if (named.length > 0) return pairs;
  if (remotes.length > 0) return [...pairs, await ownPair(live, say)];
  say('no remote is live here, so this shell is not tried');
  return pairs;
}
