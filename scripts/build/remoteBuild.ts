import { existsSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { RemoteContract } from 'shared-ui/page';

import { builtHarness } from '../isolate/harnessBuild';
import { isolatedRelease } from '../isolate/isolatedRelease';
import { isolationPage } from '../isolate/isolationPage';
import { readJson, repository } from '../paths';
import { releaseFolder, releasePath, type Release } from '../release/registryFile';
import type { Report, Task } from './buildTask';
import { buildRenderer, prerender } from './prerender';
import { screenFile } from './screenFile.js';
import { buildTools, siteParts, sourceHash } from './sourceHash';

/** The versions of what a remote shares, and the one folder of which it bundles its own copy. */
const sharedWithRemotes = [
  'shared-auth/package.json',
  'shared-ui/package.json',
  'shared-ui/src/parts',
];
/** What prerendered markup shows beside the screen itself. */
const prerenderSources = [...siteParts, 'shell/prerender'];

const contractOf = (folder: string) => readJson<RemoteContract>(repository, folder, 'remote.json');

const prerenderedScreens = (folder: string): string[] =>
  contractOf(folder)
    .routes.filter((route) => route.prerender)
    .map((route) => route.screen);

/** The module that renders a screen with its data on the server, for those that have one: absolute path. */
const serverModule = (folder: string, screen: string) =>
  path.join(repository, folder, screenFile(screen).replace(/\.tsx$/, '.server.tsx'));

const serverRenderedScreens = (folder: string): string[] =>
  contractOf(folder)
    .routes.map((route) => route.screen)
    .filter((screen) => existsSync(serverModule(folder, screen)));

/**
 * The release that the sources in `folder` make: its version is `number`, by default that of package.json, and a hash over
 * all that a page of the site loads of it. The harness that its isolation page names is that of the day it is built.
 */
export function sourceRelease(folder: string, number?: string): Release {
  const { name } = contractOf(folder);
  const version =
    number ?? readJson<{ version: string }>(repository, folder, 'package.json').version;
  const isRendered = [...prerenderedScreens(folder), ...serverRenderedScreens(folder)].length > 0;
  const more = isRendered ? prerenderSources : sharedWithRemotes;
  const hash = sourceHash([folder, ...more, ...buildTools]);
  return { name, version: `${version}-${hash}` };
}

/** True when the release's folder is there and whole. */
export const isPublished = (release: Release) =>
  existsSync(path.join(releaseFolder(release), 'remote.json'));

/** Writes `index.html`, which shows this very release in the isolation harness, on any server of files. */
async function writeIsolationPage(folder: string, version: string, report: Report): Promise<void> {
  const page = isolationPage(isolatedRelease(version, folder), await builtHarness(report), {
    release: './',
    harness: '../../harness/',
    api: 'fake',
  });
  await writeFile(path.join(folder, 'index.html'), page);
}

/** The build of a remote's sources into the folder of their release, which is never written twice. */
export function remoteTask(folder: string, report: Report, release = sourceRelease(folder)): Task {
  const publicPath = releasePath(release);
  return {
    label: `${release.name}@${release.version}`,
    config: `${folder}/webpack.config.js`,
    output: releaseFolder(release),
    environment: { RELEASE_VERSION: release.version },
    finish: async (output) => {
      for (const screen of prerenderedScreens(folder)) {
        const module = path.join(repository, folder, screenFile(screen));
        const file = path.join(output, `${screen.slice('./'.length)}.prerendered.json`);
        await prerender(file, { module, publicPath });
      }
      for (const screen of serverRenderedScreens(folder)) {
        const file = path.join(output, `${screen.slice('./'.length)}.renderer.cjs`);
        await buildRenderer(file, { module: serverModule(folder, screen), publicPath });
      }
      await copyFile(
        path.join(repository, folder, 'remote.json'),
        path.join(output, 'remote.json'),
      );
      await writeIsolationPage(output, release.version, report);
    },
  };
}
