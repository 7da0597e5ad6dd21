import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { build } from 'esbuild';

import { sharedVersions } from '../../../federation/sharedModules.js';
import { siteParts, sourceHash } from '../../build/sourceHash';
import { repository } from '../../paths';

/** The shell's modules for screens, and the runtime that provides them, without webpack, which takes seconds. */
const source = `
  import { createInstance } from '@module-federation/enhanced/runtime';
  import * as react from 'react';
  import * as jsx from 'react/jsx-runtime';
  import * as client from 'react-dom/client';
  import * as auth from '@nzuko/shared-auth';
  import * as ui from '@nzuko/shared-ui';

  const versions = ${JSON.stringify(sharedVersions())};
  const shared = { react, 'react/jsx-runtime': jsx, 'react-dom/client': client, '@nzuko/shared-auth': auth, '@nzuko/shared-ui': ui };
  createInstance({
    name: 'shell',
    remotes: [],
    shared: Object.fromEntries(
      Object.entries(shared).map(([name, module]) => [
        name,
        {
          version: versions[name] ?? versions[name.replace(/\\/[\\w-]+$/, '')],
          lib: () => module,
          shareConfig: { singleton: true, eager: true },
        },
      ]),
    ),
  });
`;

/** The file with its script, bundled once for all test files: that takes over a second of processor time. */
async function smallShell(): Promise<string> {
  const parts = [...siteParts, 'federation', 'scripts/release/testing/smallShell.ts'];
  const folder = path.join(repository, '.cache/small-shell');
  const file = path.join(folder, `${sourceHash(parts, ['shell'])}.js`);
  if (existsSync(file)) return file;
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: path.join(repository, 'shell') },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'empty' },
  });
  mkdirSync(folder, { recursive: true });
  // In one step, since other workers may be looking for it.
  const half = `${file}.${process.pid}`;
  writeFileSync(half, outputFiles[0]?.text ?? '');
  renameSync(half, file);
  return file;
}

/** Writes a shell's build for tests, of the real shared packages. */
export async function writeSmallShell(directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true });
  copyFileSync(await smallShell(), path.join(directory, 'main.js'));
  writeFileSync(path.join(directory, 'build.json'), JSON.stringify({ scripts: ['main.js'] }));
}
