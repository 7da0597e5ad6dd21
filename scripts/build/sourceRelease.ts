import { existsSync } from 'node:fs';
import path from 'node:path';

import type { RemoteContract } from '@nzuko/contract';

import { readJson, repository } from '../paths';
import type { Release } from '../release/registryFile';
import { screenFile } from './screenFile.js';
import { buildTools, siteParts, sourceHash } from './sourceHash';

/** The versions of the modules that a remote shares, and its own copies: the parts, and what they import. */
const sharedWithRemotes = [
  'contract/package.json',
  'contract/src',
  'shared-auth/package.json',
  'shared-auth/src/parts',
  'shared-auth/src/storage/memberDatabase.ts',
  'shared-ui/package.json',
  'shared-ui/src/data-saver/savesData.ts',
  'shared-ui/src/format/dateFormat.ts',
  'shared-ui/src/parts',
];
/** Files that prerendered markup depends on, apart from the screen itself. */
const prerenderSources = [...siteParts, 'shell/prerender'];

const contractOf = (folder: string) => readJson<RemoteContract>(repository, folder, 'remote.json');

/** The screens rendered at build time. */
export const prerenderedScreens = (folder: string): string[] => {
  const rendered = contractOf(folder).routes.filter((route) => route.prerender);
  // Two paths may have the same screen.
  return [...new Set(rendered.map((route) => route.screen))];
};

/** For screens rendered on the server with their data: the module that does it, from the repository's root. */
export const serverModule = (folder: string, screen: string) =>
  path.posix.join(folder, screenFile(screen).replace(/\.tsx$/, '.server.tsx'));

/** The screens that the page server renders with their data. */
export const serverRenderedScreens = (folder: string): string[] =>
  contractOf(folder)
    .routes.map((route) => route.screen)
    .filter((screen) => existsSync(path.join(repository, serverModule(folder, screen))));

const isRendered = (folder: string) =>
  prerenderedScreens(folder).length > 0 || serverRenderedScreens(folder).length > 0;

/** All sources of the build of the remote in `folder`. */
export const remoteSources = (folder: string): string[] => [
  folder,
  ...(isRendered(folder) ? prerenderSources : sharedWithRemotes),
  ...buildTools,
];

/**
 * The release that the sources in `folder` produce. Its version is `number`, by default the one in package.json, plus a hash
 * over everything that the site's pages load from it. Its isolation page uses the harness of its build time.
 */
export function sourceRelease(folder: string, number?: string): Release {
  const { name } = contractOf(folder);
  const version =
    number ?? readJson<{ version: string }>(repository, folder, 'package.json').version;
  const workspaces = isRendered(folder) ? [folder, 'shell'] : [folder];
  const hash = sourceHash(remoteSources(folder), workspaces);
  return { name, version: `${version}-${hash}` };
}

/** The folder of a remote, and the release that its sources produce. */
export interface SourceRelease {
  folder: string;
  release: Release;
}
