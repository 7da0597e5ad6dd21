import path from 'node:path';

import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';

import { importsIn, namesOf } from '../src/sharedImports';
import { shareKeyOf } from '../src/sharedModules';
import { repository } from '../../scripts/paths';
import { BUNDLED_MODULES, SHARED_MODULES, sourceOf } from './sdkModules';

/** Shared modules, by their names in the SDK: they exist once per page, so these import them instead of bundling them. */
const OUTSIDE = Object.fromEntries(
  Object.entries(SHARED_MODULES).map(([name, module]) => [module, `@nzuko/shell-sdk/${name}`]),
);

const FOLDER = 'bundled';

const builtName = (source: string) => source.replace(/\.tsx?$/, '.js');

/** The path of such a module in the SDK. */
export const bundledFile = (module: string) => `./${FOLDER}/${builtName(sourceOf(module))}`;

const options: BuildOptions = {
  absWorkingDir: repository,
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'error',
};

/** Leaves packages outside, and our own roots under the SDK's name. */
const withPackagesOutside: Plugin = {
  name: 'packages-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) => {
      if (kind === 'entry-point') return undefined;
      if (OUTSIDE[name]) return { path: OUTSIDE[name], external: true };
      return name.startsWith('@nzuko/') ? undefined : { path: name, external: true };
    }),
};

/** Keeps each source in a separate file, so that a remote's bundler only takes those that it needs. */
const oneFileEach: Plugin = {
  name: 'one-file-each',
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter: /^(\.|@nzuko\/)/ }, async ({ path: name, ...at }) => {
      if (at.kind === 'entry-point' || at.pluginData === oneFileEach || OUTSIDE[name]) return;
      const { path: file } = await resolve(name, { ...at, pluginData: oneFileEach });
      const other = builtName(path.relative(path.dirname(at.importer), file));
      return { path: other.startsWith('.') ? other : `./${other}`, external: true };
    }),
};

/** The sources of these modules with their imports, and the modules' exports. */
async function sourcesOf(): Promise<Metafile> {
  const { metafile } = await build({
    ...options,
    entryPoints: Object.values(BUNDLED_MODULES).map(sourceOf),
    outdir: FOLDER,
    write: false,
    metafile: true,
    plugins: [withPackagesOutside],
  });
  return metafile;
}

/** For each export of these modules, its imports from shared ones; by the SDK's name for the module. */
export async function bundledImports() {
  const { inputs, outputs } = await sourcesOf();
  const importsOf = (file: string) => importsIn(path.join(repository, file));
  /** The names that a file and all its imports need from shared modules. */
  function neededBy(
    file: string,
    found = new Map<string, Set<string>>(),
    seen = new Set<string>(),
  ) {
    if (seen.has(file)) return found;
    seen.add(file);
    for (const each of importsOf(file)) {
      const key = shareKeyOf(OUTSIDE[each.request] ?? each.request);
      if (key) found.set(key, new Set([...(found.get(key) ?? []), ...namesOf(each, file)]));
    }
    for (const { path: next, external } of inputs[file]?.imports ?? [])
      if (!external) neededBy(next, found, seen);
    return found;
  }
  const ofModule = (root: string) => {
    const fileOf = (request: string) =>
      inputs[root]?.imports.find(({ original }) => original === request)?.path ?? '';
    const passedOn = new Map(
      importsOf(root).flatMap((each) =>
        namesOf(each, root).map((name) => [name, fileOf(each.request)] as const),
      ),
    );
    const { exports = [] } =
      Object.values(outputs).find(({ entryPoint }) => entryPoint === root) ?? {};
    return exports.map((name) => {
      const needed = [...neededBy(passedOn.get(name) ?? root)];
      return [name, Object.fromEntries(needed.map(([key, names]) => [key, [...names]]))] as const;
    });
  };
  return Object.fromEntries(
    Object.entries(BUNDLED_MODULES).map(([name, module]) => [
      `@nzuko/shell-sdk/${name}`,
      Object.fromEntries(ofModule(sourceOf(module))),
    ]),
  );
}

/** Writes these modules into the SDK's folder. */
export async function writeBundled(folder: string): Promise<void> {
  await build({
    ...options,
    entryPoints: Object.keys((await sourcesOf()).inputs),
    outbase: repository,
    outdir: path.join(folder, FOLDER),
    plugins: [oneFileEach, withPackagesOutside],
  });
}
