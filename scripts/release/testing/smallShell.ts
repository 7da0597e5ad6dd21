import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { build } from 'esbuild';

import { sharedVersions } from '../../../federation/sharedModules.js';
import { repository } from '../../paths';

/** The parts that screens get from a shell, and the runtime that hands them over, without webpack, which takes seconds. */
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

/** Writes a shell's build for tests, of the real shared packages. */
export async function writeSmallShell(directory: string): Promise<void> {
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
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(directory, 'main.js'), outputFiles[0]?.text ?? '');
  writeFileSync(path.join(directory, 'build.json'), JSON.stringify({ scripts: ['main.js'] }));
}
