import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { build, type BuildOptions } from 'esbuild';

import { sharedVersions } from '../../federation/sharedModules.js';
import { HARNESS_FILE } from '../src/harnessFile';
import { builtHarness, harnessFolder } from '../../scripts/isolate/harnessBuild';
import { readJson, repository } from '../../scripts/paths';
import { bundledFile, bundledImports, writeBundled } from './bundledModules';
import { sdkDependencies } from './sdkDependencies';
import { BUNDLED_MODULES, SHARED_MODULES, sourceOf } from './sdkModules';
import { writeSdkTypes } from './sdkTypes';

/** The example's folder. */
export const EXAMPLE = path.join(repository, 'examples/speakers');

/** Whether a file of the example is a source. */
export const isSource = (file: string) => !/\/(node_modules|dist)$/.test(file);

const PRESETS = ['rspack', 'webpack', 'vite'];

const common: BuildOptions = {
  absWorkingDir: repository,
  bundle: true,
  format: 'esm',
  legalComments: 'none',
  logLevel: 'error',
  plugins: [
    {
      // Only bundles our own packages: all others are installed beside it, as for any package.
      name: 'packages-outside',
      setup: ({ onResolve }) =>
        onResolve({ filter: /^[^./#]/ }, ({ path: name, kind }) =>
          kind === 'entry-point' || name.startsWith('@nzuko/')
            ? undefined
            : { path: name, external: true },
        ),
    },
  ],
};

/** The modules for tests and Vite's plugin; in a page, they come from the host. One bundle, so that stores exist once. */
async function writeModules(folder: string): Promise<void> {
  await build({
    ...common,
    entryPoints: Object.fromEntries(
      Object.entries(SHARED_MODULES).map(([name, module]) => [name, sourceOf(module)]),
    ),
    outdir: folder,
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.woff2': 'empty', '.md': 'text' },
  });
}

async function writePresets(folder: string): Promise<void> {
  await build({
    ...common,
    entryPoints: PRESETS.map((name) => `sdk/src/${name}.ts`),
    outdir: folder,
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
    platform: 'node',
    target: 'node20',
    define: {
      SHARED_VERSIONS: JSON.stringify(sharedVersions()),
      BUNDLED_IMPORTS: JSON.stringify(await bundledImports()),
    },
  });
}

/** The files that Jest loads, as CommonJS. */
async function writeJestPreset(folder: string): Promise<void> {
  await build({
    ...common,
    entryPoints: {
      'jest-preset': 'sdk/src/jestPreset.cjs',
      browserEnvironment: 'scripts/jest/browserEnvironment.js',
      setupBrowser: 'scripts/jest/setupBrowser.ts',
    },
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    platform: 'node',
    target: 'node20',
  });
}

/** `npx isolate`, and the harness of these sources. */
async function writeIsolation(folder: string): Promise<void> {
  const harness = await builtHarness(() => undefined);
  const target = path.join(folder, 'harness');
  cpSync(harnessFolder(harness), target, {
    recursive: true,
    filter: (file) => !/\.(?:map|br|gz)$/.test(file),
  });
  writeFileSync(path.join(target, HARNESS_FILE), `${JSON.stringify(harness)}\n`);
  await build({
    ...common,
    entryPoints: { isolate: 'sdk/bin/isolate.ts' },
    outdir: path.join(folder, 'bin'),
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    banner: { js: '#!/usr/bin/env node' },
  });
}

/** The published package.json: the exports, and the packages that its modules import. */
function publishedPackage(): object {
  const {
    dependencies,
    devDependencies,
    private: _here,
    ...own
  } = readJson<{
    private: boolean;
    bin: object;
    dependencies: object;
    devDependencies: object;
  }>(repository, 'sdk/package.json');
  const files = [
    ...Object.keys(SHARED_MODULES).map((name) => [name, `./${name}.js`]),
    ...Object.entries(BUNDLED_MODULES).map(([name, module]) => [name, bundledFile(module)]),
  ];
  const modules = files.map(([name, file]) => [
    `./${name}`,
    { types: `./types/${name}.d.ts`, default: file },
  ]);
  const presets = PRESETS.map((name) => [`./${name}`, `./${name}.js`]);
  return {
    ...own,
    bin: { ...own.bin, isolate: 'bin/isolate.cjs' },
    exports: {
      ...Object.fromEntries([...modules, ...presets]),
      './jest-preset': './jest-preset.cjs',
      './remote.schema.json': './remote.schema.json',
      './package.json': './package.json',
    },
    sideEffects: false,
    dependencies: sdkDependencies(),
  };
}

/** The example, from which `create-remote` makes new remotes. */
function writeTemplate(folder: string): void {
  cpSync(EXAMPLE, folder, { recursive: true, filter: isSource });
  renameSync(path.join(folder, '.gitignore'), path.join(folder, 'gitignore'));
}

/** Writes the package `@nzuko/shell-sdk` into a folder. */
export async function writeSdk(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await Promise.all([
    writeModules(folder),
    writeBundled(folder),
    writePresets(folder),
    writeJestPreset(folder),
    writeIsolation(folder),
  ]);
  writeSdkTypes(folder);
  const createRemote = 'bin/createRemote.mjs';
  cpSync(path.join(repository, 'sdk', createRemote), path.join(folder, createRemote));
  writeTemplate(path.join(folder, 'template'));
  cpSync(path.join(repository, 'sdk/README.md'), path.join(folder, 'README.md'));
  cpSync(
    path.join(repository, 'contract/remote.schema.json'),
    path.join(folder, 'remote.schema.json'),
  );
  writeFileSync(
    path.join(folder, 'package.json'),
    `${JSON.stringify(publishedPackage(), null, 2)}\n`,
  );
}

/** Packs the package in a folder and returns the tarball's path. */
export function packSdk(folder: string): string {
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--silent'], { cwd: folder, encoding: 'utf8' }),
  ) as [{ filename: string }];
  return path.join(folder, filename);
}
