import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { builtHarness } from '../isolate/harnessBuild';
import { remoteFolders, shellBuildDirectory } from '../paths';
import { activateReleases } from '../release/activateReleases';
import { chosenVersion, recordRelease } from '../release/releaseHistory';
import { runTask, type Report, type Task } from './buildTask';
import { prerender } from './prerender';
import { isPublished, remoteTask, sourceRelease } from './remoteBuild';
import { buildTools, siteParts, sourceHash } from './sourceHash';

const PARALLEL_BUILDS = 2;
const STAMP = 'source-hash';

/** The shell's build, unless the one at hand is of these very sources: the hash beside it says so. */
export async function shellTask(): Promise<Task[]> {
  const hash = sourceHash([
    'shell/src',
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
    await writeFile(path.join(folder, STAMP), hash);
  };
  return [{ label: 'shell', config: 'shell/webpack.config.js', output, finish, replaces: true }];
}

/**
 * Builds whatever is stale, then makes the remotes' builds live: the whole site, or, with `only` the folder of a remote,
 * that remote and the harness. The live versions of the others stay, and so does a version that the release command
 * chose over these very sources.
 */
export async function buildSite(report: Report, only?: string): Promise<void> {
  const folders = only ? [only] : remoteFolders();
  const stale = folders.filter((folder) => !isPublished(sourceRelease(folder)));
  const tasks = [
    ...(only ? [] : await shellTask()),
    ...stale.map((folder) => remoteTask(folder, report)),
  ];
  if (tasks.length > 0) report(`building ${tasks.length} of the site's parts …`);
  const queue: (() => Promise<unknown>)[] = tasks.map((task) => () => runTask(task, report));
  // A remote's page names the harness, so that one comes first.
  if (only || stale.length > 0) queue.unshift(() => builtHarness(report));
  const workers = Array.from({ length: PARALLEL_BUILDS }, async () => {
    for (let work = queue.shift(); work; work = queue.shift()) await work();
  });
  await Promise.all(workers);
  const releases = folders.map((folder) => {
    const built = sourceRelease(folder);
    const version = only ? undefined : chosenVersion(built);
    if (!version || version === built.version) return built;
    report(`${built.name} stays at ${version}, as \`npm run release\` chose it`);
    return { ...built, version };
  });
  const { before } = await activateReleases(releases, { keepOthers: only !== undefined });
  for (const { name, version } of releases) {
    const from = before.remotes.find((remote) => remote.name === name)?.version ?? null;
    if (from !== version) await recordRelease({ action: 'start', remote: name, from, to: version });
  }
}
