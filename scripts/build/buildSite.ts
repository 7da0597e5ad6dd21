import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import pMap from 'p-map';

import { builtHarness } from '../isolate/harnessBuild';
import { buildsDirectory, remoteFolders, shellBuildDirectory } from '../paths';
import { activateSources } from '../release/activateSources';
import { isPublished } from '../release/registryFile';
import { OFFER_FILE } from '../release/screens/liveShell';
import { offerOf } from '../release/screens/tryScreens';
import { buildApp, type AppBuild, type Report } from './buildApp';
import { drawIcons } from './drawIcons';
import { pagePrograms } from './pagePrograms';
import { prerender } from './prerender';
import { buildRemote, placeBuild, sourceRelease } from './remoteBuild';
import { buildTools, siteParts, sourceHash } from './sourceHash';

const PARALLEL_BUILDS = 2;
const STAMP = 'source-hash';

/** The shell's build, unless the stored hash says that the existing build is of exactly these sources. */
export async function shellTask(): Promise<AppBuild[]> {
  const hash = sourceHash(
    [
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
    ],
    ['shell'],
  );
  const output = shellBuildDirectory;
  const stamp = path.join(output, STAMP);
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash) return [];
  const finish = async (folder: string) => {
    await prerender(path.join(folder, 'frame.json'));
    await writeFile(path.join(folder, 'programs.json'), JSON.stringify(await pagePrograms()));
    await writeFile(path.join(folder, 'icons.json'), JSON.stringify(await drawIcons()));
    await writeFile(path.join(folder, OFFER_FILE), JSON.stringify(await offerOf(folder)));
    await writeFile(path.join(folder, STAMP), hash);
  };
  return [{ label: 'shell', config: 'shell/webpack.config.js', output, finish, replaces: true }];
}

/** Builds whatever is stale, then makes the remotes live where nobody has released something else. */
export async function buildSite(report: Report): Promise<void> {
  const releases = remoteFolders().map((folder) => ({ folder, release: sourceRelease(folder) }));
  const missing = releases.filter(({ release }) => !isPublished(release));
  const stale = missing.filter(({ release }) => !isPublished(release, buildsDirectory));
  const shell = await shellTask();
  const count = shell.length + stale.length;
  if (count > 0) report(`building ${count} of the site's parts …`);
  const builds = [
    // The harness goes first, because a remote's page refers to it.
    ...(stale.length > 0 ? [() => builtHarness(report)] : []),
    ...shell.map((task) => () => buildApp(task, report)),
    ...stale.map(
      ({ folder, release }) =>
        () =>
          buildRemote(folder, report, release),
    ),
  ];
  await pMap<() => Promise<unknown>, unknown>(builds, (build) => build(), {
    concurrency: PARALLEL_BUILDS,
  });
  for (const { release } of missing) await placeBuild(release);
  await activateSources(
    releases.map(({ release }) => release),
    report,
  );
}
