import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { build } from 'esbuild';

import { repository } from '../paths';

const shell = path.join(repository, 'shell');
/** As in `webpack.shared.js`. */
const TARGET = 'es2022';

/**
 * A program for browsers as one minified text; its imports are relative to a folder, by default the shell's. `define` has code by
 * the name that it replaces.
 */
export async function minified(
  source: string,
  resolveDir = shell,
  define: Record<string, string> = {},
): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir, loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: TARGET,
    define,
    legalComments: 'none',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/**
 * A page's scripts outside the bundles, as text by name: the inline scripts, each a call of the function that its file in
 * `shell/inline/` is named after, and the service worker.
 */
export async function pagePrograms(): Promise<Record<string, string>> {
  const files = await readdir(path.join(shell, 'inline'));
  const names = files
    .filter((file) => !file.includes('.test.'))
    .map((file) => path.parse(file).name);
  const inlined = names.map(async (name): Promise<[string, string]> => [
    name,
    await minified(`import { ${name} } from './inline/${name}'; ${name}();`),
  ]);
  const programs = Object.fromEntries(await Promise.all(inlined));
  const serviceWorker = await minified(`import './worker/serviceWorker';`, shell, {
    PAINT_THEME: JSON.stringify(programs.paintTheme),
  });
  return { ...programs, serviceWorker };
}
