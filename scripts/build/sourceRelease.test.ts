import path from 'node:path';

import { build } from 'esbuild';

import type { RemoteContract } from '@nzuko/contract';

import { sharedVersions } from '../../federation/sharedModules.js';
import { readJson, remoteFolders, repository } from '../paths';
import { ASSET, MARKDOWN } from './pageModules.js';
import { moduleFiles } from './screenFile.js';
import {
  prerenderedScreens,
  remoteSources,
  serverModule,
  serverRenderedScreens,
} from './sourceRelease';

const shared = new Set(Object.keys(sharedVersions()));

/** The entry modules of a remote's builds: its screens and slots, and their renderers. */
function entriesOf(folder: string): string[] {
  const contract = readJson<RemoteContract>(repository, folder, 'remote.json');
  const exposed = Object.values(moduleFiles(contract)).map((file) => path.join(folder, file));
  const onServer = serverRenderedScreens(folder).map((screen) => serverModule(folder, screen));
  const isRendered = [...prerenderedScreens(folder), ...onServer].length > 0;
  return [...exposed, ...onServer, ...(isRendered ? ['shell/prerender/screen.tsx'] : [])];
}

/** The files of the repository that a remote's builds bundle. */
async function bundledFiles(folder: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: repository,
    entryPoints: entriesOf(folder),
    bundle: true,
    metafile: true,
    write: false,
    outdir: repository,
    logLevel: 'error',
    plugins: [
      {
        name: 'own sources only',
        setup({ onLoad, onResolve }) {
          // The host has the shared modules, and the lock file counts for packages from the registry.
          onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
            kind !== 'entry-point' && (shared.has(name) || !name.startsWith('@nzuko/'))
              ? { path: name, external: true }
              : null,
          );
          onLoad({ filter: ASSET }, () => ({ contents: '' }));
          onLoad({ filter: MARKDOWN }, () => ({ contents: '' }));
        },
      },
    ],
  });
  return Object.keys(metafile.inputs);
}

/** The packages imported by name: their `package.json` says which file that is, and whether unused modules may be left out. */
const packagesOf = (files: string[]) => [
  ...new Set(
    files.flatMap((file) => {
      const [packageFolder] = /^(contract|shared-[a-z]+)(?=\/)/.exec(file) ?? [];
      return packageFolder ? `${packageFolder}/package.json` : [];
    }),
  ),
];

test.each(remoteFolders())('all that %s bundles changes its version', async (folder) => {
  const files = await bundledFiles(folder);
  expect(files).toContain('shared-ui/src/format/dateFormat.ts');
  const isCounted = (file: string) =>
    remoteSources(folder).some((source) => file === source || file.startsWith(`${source}/`));
  expect([...files, ...packagesOf(files)].filter((file) => !isCounted(file))).toEqual([]);
});
