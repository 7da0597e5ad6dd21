import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { sharedVersions } from '../../../federation/sharedModules.js';
import { releaseFolder, type Release } from '../registryFile';
import { recordFiles } from '../releaseFiles';

/** Overrides for a test release's files; null leaves a file out. */
export interface ReleaseChanges {
  contract?: object;
  exposes?: object[];
  shared?: { name: string; version: string; requiredVersion?: string }[];
  files?: Record<string, string | null>;
}

/** A container like webpack's, made without it: it loads its only chunk when a screen is requested. */
export const entryScript = ({
  name,
  version,
}: Release) => `/* ${version} */ var ${name} = ((folder) => ({
  init() {},
  get: (screen) => new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = new URL('Talks.def.js', folder);
    script.onload = () => resolve(() => self.screens[screen]());
    script.onerror = reject;
    document.head.append(script);
  }),
}))(document.currentScript.src);`;

/** A chunk with the modules of these screens: each is a function, as JavaScript, which returns its exports. */
export const chunkOf = (screens: Record<string, string>) =>
  `self.screens = { ${Object.entries(screens).map(([name, module]) => `'${name}': ${module}`)} };`;

/** Writes a release folder as a build would, with one screen at `/<name>`. For tests. */
export function writeRelease(
  release: Release,
  directory: string,
  { contract = {}, exposes, shared, files = {} }: ReleaseChanges = {},
): void {
  const { name } = release;
  const folder = releaseFolder(release, directory);
  mkdirSync(folder, { recursive: true });
  const route = {
    path: `/${name.slice('mfe_'.length)}`,
    screen: './Talks',
    access: 'everyone',
    title: 'Talks',
  };
  const manifest = {
    metaData: { remoteEntry: { path: '', name: 'remoteEntry.abc.js' } },
    shared: shared ?? [
      { name: 'react/jsx-runtime', version: sharedVersions().react },
      { name: '@nzuko/shared-ui', version: sharedVersions()['@nzuko/shared-ui'] },
    ],
    exposes: exposes ?? [
      { path: './Talks', assets: { js: { sync: ['Talks.def.js'], async: [] } } },
    ],
  };
  const all: Record<string, string | null> = {
    'mf-manifest.json': JSON.stringify(manifest),
    'remoteEntry.abc.js': entryScript(release),
    'Talks.def.js': chunkOf({ './Talks': `() => ({ default: () => 'Talks' })` }),
    'Talks.def.js.map': JSON.stringify({ sources: ['webpack://talks/src/Talks.tsx'] }),
    'remote.json': JSON.stringify({ name, contract: 1, routes: [route], ...contract }),
    ...files,
  };
  for (const [file, content] of Object.entries(all)) {
    if (content === null) continue;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  recordFiles(folder);
}
