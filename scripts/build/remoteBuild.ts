import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { builtHarness } from '../isolate/harnessBuild';
import { isolatedRelease } from '../isolate/isolatedRelease';
import { isolationPage } from '../isolate/isolationPage';
import { buildsDirectory, HARNESS_FOLDER, MISSING_HARNESS, repository } from '../paths';
import { recordFiles } from '../release/releaseFiles';
import { isPublished, releaseFolder, releasePath, type Release } from '../release/registryFile';
import { buildApp, type AppBuild, type Report } from './buildApp';
import { renderScreens } from './prerender';
import { screenFile } from './screenFile.js';
import {
  prerenderedScreens,
  serverModule,
  serverRenderedScreens,
  sourceRelease,
} from './sourceRelease';

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

const byName = (screens: string[], moduleOf: (screen: string) => string) =>
  Object.fromEntries(screens.map((screen) => [screen.slice('./'.length), moduleOf(screen)]));

const hashOf = ({ version }: Release) => version.split('-').at(-1);

/** The build of a remote's sources into an immutable folder. */
function remoteTask(folder: string, report: Report, release: Release): AppBuild {
  return {
    label: `${release.name}@${release.version}`,
    config: `${folder}/webpack.config.js`,
    output: releaseFolder(release, buildsDirectory),
    environment: { RELEASE_VERSION: release.version },
    isCurrent: () => hashOf(sourceRelease(folder)) === hashOf(release),
    finish: async (output) => {
      await renderScreens(output, {
        prerendered: byName(prerenderedScreens(folder), (screen) =>
          path.posix.join(folder, screenFile(screen)),
        ),
        rendered: byName(serverRenderedScreens(folder), (screen) => serverModule(folder, screen)),
        publicPath: releasePath(release),
      });
      await copyFile(
        path.join(repository, folder, 'remote.json'),
        path.join(output, 'remote.json'),
      );
      await writeIsolationPage(output, release.version, report);
      recordFiles(output);
    },
  };
}

/** Builds the sources in `folder`, unless exactly these have been built before. Releases nothing. */
export async function buildRemote(folder: string, report: Report, release: Release): Promise<void> {
  if (!isPublished(release, buildsDirectory))
    await buildApp(remoteTask(folder, report, release), report);
}
