import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { harnessBuildDirectory, remoteFolders, shellBuildDirectory } from '../paths';
import { activateReleases } from '../release/activateReleases';
import { chosenVersion, recordRelease } from '../release/releaseHistory';
import { runTask, type Report, type Task } from './buildTask';
import { prerender } from './prerender';
import { isPublished, remoteTask, sourceRelease } from './remoteBuild';
import { buildTools, sourceHash } from './sourceHash';

const PARALLEL_BUILDS = 2;

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
    if (label === 'shell') await prerender(path.join(output, 'frame.json'));
    await writeFile(stamp, hash);
  };
  return [{ label, build: { config, output }, finish }];
}

const shared = ['shared-auth', 'shared-ui'];

/** The shell's build, unless the one at hand is of these very sources. */
export const shellTask = () =>
  hostTask('shell', 'shell/webpack.config.js', shellBuildDirectory, [
    'shell/src',
    'shell/package.json',
    'shell/webpack.config.js',
    ...shared,
  ]);

/**
 * Builds whatever is stale, then makes the remotes' builds live: the whole site, or, with `only` the folder of a remote,
 * that remote and the harness. The live versions of the others stay, and so does a version that the release command
 * chose over these very sources.
 */
export async function buildSite(report: Report, only?: string): Promise<void> {
  const folders = only ? [only] : remoteFolders();
  const host = only
    ? hostTask('harness', 'shared-ui/harness/webpack.config.js', harnessBuildDirectory, shared)
    : shellTask();
  const stale = folders.filter((folder) => !isPublished(sourceRelease(folder)));
  const queue = [...(await host), ...stale.map((folder) => remoteTask(folder))];
  if (queue.length > 0) report(`building ${queue.length} of the site's parts …`);
  const workers = Array.from({ length: PARALLEL_BUILDS }, async () => {
    for (let task = queue.shift(); task; task = queue.shift()) await runTask(task, report);
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
