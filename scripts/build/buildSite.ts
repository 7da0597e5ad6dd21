import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import pMap from 'p-map';

import { builtHarness } from '../isolate/harnessBuild';
import { remoteFolders, shellBuildDirectory } from '../paths';
import { activateSources } from '../release/activateSources';
import { isPublished } from '../release/registryFile';
import { buildApp, type AppBuild, type Report } from './buildApp';
import { drawIcons } from './drawIcons';
import { pagePrograms } from './pagePrograms';
import { prerender } from './prerender';
import { remoteTask, sourceRelease } from './remoteBuild';
import { buildTools, siteParts, sourceHash } from './sourceHash';

const PARALLEL_BUILDS = 2;
const STAMP = 'source-hash';

/** The shell's build, unless the stored hash says that the existing build is of exactly these sources. */
export async function shellTask(): Promise<AppBuild[]> {
  const hash = sourceHash([
    'shell/src',
    'shell/inline',
    'shell/worker',
    'shell/server/appIcons.ts',
    'shell/server/favicon.ts',
    'shell/server/pageMarks.ts',
    'shell/package.json',
    'shell/webpack.config.js',
    ...siteParts,
    ...buildTools,
  ]);
  const output = shellBuildDirectory;
  const stamp = path.join(output, STAMP);
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash) return [];
  const finish = async (folder: string) => {
    await prerender(path.join(folder, 'frame.json'));
    await writeFile(path.join(folder, 'programs.json'), JSON.stringify(await pagePrograms()));
    await writeFile(path.join(folder, 'icons.json'), JSON.stringify(await drawIcons()));
    await writeFile(path.join(folder, STAMP), hash);
  };
  return [{ label: 'shell', config: 'shell/webpack.config.js', output, finish, replaces: true }];
}

/**
 * Builds whatever is stale: the whole site, whose remotes then go live where nobody has released something else, or, if `only`
 * is a remote's folder, that remote and the harness.
 */
export async function buildSite(report: Report, only?: string): Promise<void> {
  const folders = only ? [only] : remoteFolders();
  const stale = folders.filter((folder) => !isPublished(sourceRelease(folder)));
  const tasks = [
    ...(only ? [] : await shellTask()),
    ...stale.map((folder) => remoteTask(folder, report)),
  ];
  if (tasks.length > 0) report(`building ${tasks.length} of the site's parts …`);
  const builds: (() => Promise<unknown>)[] = tasks.map((task) => () => buildApp(task, report));
  // The harness goes first, because a remote's page refers to it.
  if (only || stale.length > 0) builds.unshift(() => builtHarness(report));
  await pMap(builds, (build) => build(), { concurrency: PARALLEL_BUILDS });
  if (!only) {
    await activateSources(
      folders.map((folder) => sourceRelease(folder)),
      report,
    );
  }
}
