import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { build, type Plugin } from 'esbuild';
import { util } from 'webpack';

import { repository } from '../paths';
import {
  ASSET,
  HASH_LENGTH,
  MARKDOWN,
  markdownModule,
  reactRouterProduction,
} from './pageModules.js';
import { TARGET } from './bundleProgram';

interface RenderingPrograms {
  /** The source of each program's first module, by the program's name. It imports as if it were in the repository's root. */
  sources: Readonly<Record<string, string>>;
  folder: string;
  /** The base URL of the files that the markup refers to. */
  publicPath: string;
}

/** The name that webpack gives a file which pages load by its address. */
function assetName(file: string, content: Buffer): string {
  const { name, ext } = path.parse(file);
  const hash = String(util.createHash('md4').update(content).digest('hex'));
  return `${name}.${hash.slice(0, HASH_LENGTH)}${ext}`;
}

/**
 * Makes programs for Node that render markup, each one file, from the sources of the page's scripts. Together they take little
 * longer than one: nearly all that screens are made of is the same.
 *
 * @returns the files that the markup may refer to, by the name that they have in the browsers' build
 */
export async function renderingPrograms({ sources, folder, publicPath }: RenderingPrograms) {
  const assets = new Map<string, Buffer>();
  const asInBrowsers: Plugin = {
    name: 'as in browsers',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^program:/ }, ({ path: entry }) => ({
        path: entry.replace('program:', ''),
        namespace: 'program',
      }));
      onLoad({ filter: /./, namespace: 'program' }, ({ path: name }) => ({
        contents: sources[name],
        resolveDir: repository,
      }));
      onLoad({ filter: ASSET }, async ({ path: file }) => {
        const content = await readFile(file);
        const name = assetName(file, content);
        assets.set(name, content);
        return { contents: `export default ${JSON.stringify(publicPath + name)};` };
      });
      onLoad({ filter: MARKDOWN }, async ({ path: file }) => ({
        contents: markdownModule(await readFile(file, 'utf8')),
      }));
    },
  };
  await build({
    // A program names no folder of this machine.
    absWorkingDir: repository,
    entryPoints: Object.keys(sources).map((name) => ({ in: `program:${name}`, out: name })),
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: TARGET,
    jsx: 'automatic',
    // As webpack chooses among a package's files.
    mainFields: ['module', 'main'],
    conditions: ['module', 'production'],
    alias: reactRouterProduction,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [asInBrowsers],
    logLevel: 'error',
  });
  return assets;
}
