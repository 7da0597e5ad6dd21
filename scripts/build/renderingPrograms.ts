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
  /** The source of each program's first module, by the program's name. Its imports are relative to the repository's root. */
  sources: Readonly<Record<string, string>>;
  folder: string;
  /** The base URL of the files that the markup refers to. */
  publicPath: string;
}

/** Webpack's name for a file that pages load by URL. */
function assetName(file: string, content: Buffer): string {
  const { name, ext } = path.parse(file);
  const hash = String(util.createHash('md4').update(content).digest('hex'));
  return `${name}.${hash.slice(0, HASH_LENGTH)}${ext}`;
}

/**
 * Makes programs for Node that render markup, each one file, from the sources of the page's scripts. Together they take little
 * longer than one, since screens share nearly all of their modules.
 *
 * @returns the files that the markup may refer to, by their names in the browsers' build
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
    // Programs mustn't contain the names of this machine's folders.
    absWorkingDir: repository,
    entryPoints: Object.keys(sources).map((name) => ({ in: `program:${name}`, out: name })),
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: TARGET,
    jsx: 'automatic',
    // Picks the same files of a package as webpack.
    mainFields: ['module', 'main'],
    conditions: ['module', 'production'],
    alias: reactRouterProduction,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [asInBrowsers],
    logLevel: 'error',
  });
  return assets;
}
