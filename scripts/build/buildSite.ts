import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { RemoteContract } from 'shared-ui/page';

import {
  harnessBuildDirectory,
  readJson,
  remoteFolders,
  repository,
  shellBuildDirectory,
} from '../paths';
import { activateReleases, readRegistryFile, releaseFolder } from '../release/composeRegistry';
import { screenFile } from '../../webpack.shared.js';
import { buildApp, type AppBuild } from './buildApp';
import { buildRenderer, prerender } from './prerender';
import { sourceHash } from './sourceHash';

const PARALLEL_BUILDS = 2;

/** Tells of progress: one line per build. */
export type Report = (line: string) => void;

const buildTools = ['webpack.shared.js', 'package-lock.json', 'scripts/build'];
/** The versions of what a remote shares, and the one folder of which it bundles its own copy. */
const sharedWithRemotes = [
  'shared-auth/package.json',
  'shared-ui/package.json',
  'shared-ui/src/parts',
];
/** What prerendered markup shows beside the screen itself. */
const prerenderSources = ['shared-auth', 'shared-ui', 'shell/prerender'];

interface Task {
  label: string;
  build: AppBuild;
  /** Runs after the build, inside the finished folder. */
  finish: () => Promise<void>;
}

/** A host's build is stale when the hash beside it is not that of the sources. */
async function hostTask(
  label: string,
  config: string,
  output: string,
  sources: string[],
): Promise<Task[]> {
  const hash = sourceHash([...sources, ...buildTools]);
  const stamp = path.join(output, 'source-hash');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash) return [];
  const finish = async () => {
    if (label === 'shell') await prerender({ config: 'frame' }, path.join(output, 'frame.json'));
    await writeFile(stamp, hash);
  };
  return [{ label, build: { config, output }, finish }];
}

function prerenderedScreens(folder: string): string[] {
  const { routes } = readJson<RemoteContract>(repository, folder, 'remote.json');
  return routes.filter((route) => route.prerender).map((route) => route.screen);
}

/** The module that renders a screen with its data on the server, for those that have one: absolute path. */
const serverModule = (folder: string, screen: string) =>
  path.join(repository, folder, screenFile(screen).replace(/\.tsx$/, '.server.tsx'));

function serverRenderedScreens(folder: string): string[] {
  const { routes } = readJson<RemoteContract>(repository, folder, 'remote.json');
  return routes
    .map((route) => route.screen)
    .filter((screen) => existsSync(serverModule(folder, screen)));
}

function remoteRelease(folder: string): { name: string; version: string } {
  const { name } = readJson<RemoteContract>(repository, folder, 'remote.json');
  const { version } = readJson<{ version: string }>(repository, folder, 'package.json');
  const isRendered = [...prerenderedScreens(folder), ...serverRenderedScreens(folder)].length > 0;
  const more = isRendered ? prerenderSources : sharedWithRemotes;
  const hash = sourceHash([folder, ...more, ...buildTools]);
  return { name, version: `${version}-${hash}` };
}

/** A remote's folder is immutable: it is stale exactly when no folder of this version is there. */
function remoteTask(folder: string, { name, version }: { name: string; version: string }): Task[] {
  const output = releaseFolder(name, version);
  if (existsSync(path.join(output, 'remote.json'))) return [];
  return [
    {
      label: `${name}@${version}`,
      build: {
        config: `${folder}/webpack.config.js`,
        output,
        environment: { RELEASE_VERSION: version },
      },
      finish: async () => {
        for (const screen of prerenderedScreens(folder)) {
          const source = path.join(repository, folder, screenFile(screen));
          const file = path.join(output, `${screen.slice('./'.length)}.prerendered.json`);
          await prerender({ config: 'screen', screen: source }, file);
        }
        for (const screen of serverRenderedScreens(folder)) {
          const file = path.join(output, `${screen.slice('./'.length)}.renderer.cjs`);
          await buildRenderer(serverModule(folder, screen), file);
        }
        // Last: a folder that has it is a whole release.
        await copyFile(
          path.join(repository, folder, 'remote.json'),
          path.join(output, 'remote.json'),
        );
      },
    },
  ];
}

async function run(task: Task, report: Report): Promise<void> {
  const started = Date.now();
  await buildApp(task.build);
  await task.finish();
  report(`built ${task.label} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * Builds whatever is stale, then makes the remotes' builds live: the whole site, or, with `only` the folder of a remote,
 * that remote and the harness. The live versions of the others stay.
 */
export async function buildSite(report: Report, only?: string): Promise<void> {
  const folders = only ? [only] : remoteFolders();
  const releases = folders.map(remoteRelease);
  const shared = ['shared-auth', 'shared-ui'];
  const shellSources = ['shell/src', 'shell/package.json', 'shell/webpack.config.js'];
  const host = only
    ? hostTask('harness', 'shared-ui/harness/webpack.config.js', harnessBuildDirectory, shared)
    : hostTask('shell', 'shell/webpack.config.js', shellBuildDirectory, [
        ...shellSources,
        ...shared,
      ]);
  const queue = [
    ...(await host),
    ...folders.flatMap((folder, index) => remoteTask(folder, releases[index]!)),
  ];
  if (queue.length > 0) report(`building ${queue.length} of the site's parts …`);
  const workers = Array.from({ length: PARALLEL_BUILDS }, async () => {
    for (let task = queue.shift(); task; task = queue.shift()) await run(task, report);
  });
  await Promise.all(workers);
  const names = new Set(releases.map(({ name }) => name));
  const others = readRegistryFile().remotes.filter(({ name }) => only && !names.has(name));
  await activateReleases([...others, ...releases]);
}
