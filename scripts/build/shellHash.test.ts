import { globSync } from 'node:fs';

import { build } from 'esbuild';

import { repository } from '../paths';
import { shellSources } from './shellHash';

test('all that the shell is made of changes its hash', async () => {
  const inline = globSync('shell/inline/*.ts', { cwd: repository });
  const { metafile } = await build({
    absWorkingDir: repository,
    entryPoints: [
      'shell/src/index.ts',
      'shell/prerender/frame.tsx',
      'shell/worker/serviceWorker.ts',
      ...inline.filter((file) => !file.includes('.test.')),
    ],
    bundle: true,
    // The shared packages count as a whole.
    packages: 'external',
    metafile: true,
    write: false,
    outdir: repository,
    logLevel: 'error',
  });
  const files = Object.keys(metafile.inputs);
  expect(files).toContain('shell/prerender/renderMarkup.ts');
  const isCounted = (file: string) =>
    shellSources.some((source) => file === source || file.startsWith(`${source}/`));
  expect(files.filter((file) => !isCounted(file))).toEqual([]);
});
