import { cp } from 'node:fs/promises';
import path from 'node:path';

import { build } from 'esbuild';

import { repository } from '../paths';
import { definesOf, filesOf, leftOut, programs, SOURCE_MAPS, unbundled } from './programs';

/** The version of Node that the images run (decision 0035). */
export const TARGET = 'node24';

/** Makes one of the programs in `programs.ts`, with its files beside it. */
export async function bundleProgram(name: string, folder: string): Promise<void> {
  const entry = programs[name];
  if (!entry) throw new Error(`There is no program “${name}”.`);
  await build({
    entryPoints: [path.join(repository, entry)],
    outfile: path.join(folder, `${name}.cjs`),
    bundle: true,
    external: [...unbundled, ...leftOut],
    platform: 'node',
    format: 'cjs',
    target: TARGET,
    define: definesOf[name],
    // For stack traces with the source's lines, which doesn't need the source itself in the image.
    sourcemap: true,
    sourcesContent: false,
    // A third less to load. Names stay, as the map doesn't give them back.
    minifyWhitespace: true,
    logLevel: 'warning',
  });
  await cp(path.join(__dirname, SOURCE_MAPS), path.join(folder, SOURCE_MAPS));
  for (const [target, source] of Object.entries(filesOf[name] ?? {})) {
    await cp(path.join(repository, source), path.join(folder, target), { recursive: true });
  }
}
