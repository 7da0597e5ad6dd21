import { existsSync, readFileSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { RemoteContract } from '@nzuko/contract';

import { builtHarness } from '../isolate/harnessBuild';
import { isolatedRelease } from '../isolate/isolatedRelease';
import { isolationPage } from '../isolate/isolationPage';
import { buildsDirectory, HARNESS_FOLDER, MISSING_HARNESS, readJson, repository } from '../paths';
import { copyRelease } from '../release/copyRelease';
import { recordFiles } from '../release/releaseFiles';
import { isPublished, releaseFolder, releasePath, type Release } from '../release/registryFile';
import { buildApp, type AppBuild, type Report } from './buildApp';
import { buildRenderer, prerender } from './prerender';
import { screenFile } from './screenFile.js';
import { buildTools, siteParts, sourceHash } from './sourceHash';

/** The versions of the modules a remote shares, and the folders it bundles its own copy of. */
const sharedWithRemotes = [
  'contract/src',
  'shared-auth/package.json',
  'shared-auth/src/parts',
  'shared-ui/package.json',
  'shared-ui/src/parts',
];
/** Files that prerendered markup depends on, apart from the screen itself. */
const prerenderSources = [...siteParts, 'shell/prerender'];

const contractOf = (folder: string) => readJson<RemoteContract>(repository, folder, 'remote.json');

const prerenderedScreens = (folder: string): string[] => {
  const rendered = contractOf(folder).routes.filter((route) => route.prerender);
  // Two paths may have the same screen.
  return [...new Set(rendered.map((route) => route.screen))];
};

/** For screens rendered on the server with their data: the absolute path of the module that does it. */
const serverModule = (folder: string, screen: string) =>
  path.join(repository, folder, screenFile(screen).replace(/\.tsx$/, '.server.tsx'));

const serverRenderedScreens = (folder: string): string[] =>
  contractOf(folder)
    .routes.map((route) => route.screen)
    .filter((screen) => existsSync(serverModule(folder, screen)));

/**
 * The release that the sources in `folder` produce. Its version is `number`, by default the one in package.json, plus a
 * hash over everything a page of the site loads from it. Its isolation page uses the harness of the time it was built.
 */
export function sourceRelease(folder: string, number?: string): Release {
  const { name } = contractOf(folder);
  const version =
    number ?? readJson<{ version: string }>(repository, folder, 'package.json').version;
  const isRendered = [...prerenderedScreens(folder), ...serverRenderedScreens(folder)].length > 0;
  const more = isRendered ? prerenderSources : sharedWithRemotes;
  const workspaces = isRendered ? [folder, 'shell'] : [folder];
  const hash = sourceHash([folder, ...more, ...buildTools], workspaces);
  return { name, version: `${version}-${hash}` };
}

/** Writes `index.html`, which shows this exact release in the isolation harness on any static file server, and its script. */
async function writeIsolationPage(folder: string, version: string, report: Report): Promise<void> {
  const harness = await builtHarness(report);
  const page = isolationPage(isolatedRelease(version, folder), harness, {
    release: './',
    harness: '../../harness/',
  });
  await writeFile(path.join(folder, 'index.html'), page);
  await copyFile(
    path.join(buildsDirectory, HARNESS_FOLDER, harness.version, MISSING_HARNESS),
    path.join(folder, MISSING_HARNESS),
  );
}

const hashOf = ({ version }: Release) => version.split('-').at(-1);

/** The build of a remote's sources, into a folder that is never written twice. */
function remoteTask(folder: string, report: Report, release: Release): AppBuild {
  const publicPath = releasePath(release);
  return {
    label: `${release.name}@${release.version}`,
    config: `${folder}/webpack.config.js`,
    output: releaseFolder(release, buildsDirectory),
    environment: { RELEASE_VERSION: release.version },
    isCurrent: () => hashOf(sourceRelease(folder)) === hashOf(release),
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
      recordFiles(output);
    },
  };
}

/** Builds what the sources in `folder` produce, unless that has been built before. Releases nothing. */
export async function buildRemote(folder: string, report: Report, release: Release): Promise<void> {
  if (!isPublished(release, buildsDirectory))
    await buildApp(remoteTask(folder, report, release), report);
}

/** Puts a build among the releases, with the harness of its isolation page first: a page without one is incomplete. */
export async function placeBuild(release: Release): Promise<void> {
  const source = releaseFolder(release, buildsDirectory);
  const page = readFileSync(path.join(source, 'index.html'), 'utf8');
  for (const [, version = ''] of page.matchAll(/\.\.\/harness\/(\w+)\/[^"]+\.js"/g)) {
    const harness = { name: HARNESS_FOLDER, version };
    await copyRelease(harness, releaseFolder(harness, buildsDirectory));
  }
  await copyRelease(release, source);
}
