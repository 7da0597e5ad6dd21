import { globSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

import { build, type Plugin } from 'esbuild';

import { programs } from './build/programs';
import { pathOf, TOOLS, type LockedPackages } from './build/lockedPackages';
import { readJson, repository } from './paths';

const { scripts } = readJson<{ scripts: Record<string, string> }>(repository, 'package.json');
const { packages } = readJson<{ packages: LockedPackages }>(repository, 'package-lock.json');

/** The commands that don't install packages for development. */
const commands = Object.entries(scripts).flatMap(([name, command]) => {
  const [, program] = /^node scripts\/withInstall\.mjs (\S+\.ts)$/.exec(command) ?? [];
  return program ? [{ name, program }] : [];
});
/** Programs that those commands, or the images' builds, start by file name. */
const started = [
  'docker/build/bundle.ts',
  'docker/build/shell.ts',
  'webpack.shared.js',
  'scripts/build/runPrerender.js',
  'scripts/build/runWebpack.js',
  'scripts/build/watchWebpack.js',
  ...Object.values(programs),
];

const nameOf = (imported: string) =>
  imported.split('/', imported.startsWith('@') ? 2 : 1).join('/');

/** Whether a workspace's file can import a package if those for development aren't installed. */
function isThere(name: string, file: string): boolean {
  const workspace = file.split('/')[0] ?? '';
  const found = pathOf(name, workspace in packages ? workspace : '', packages);
  return found !== null && !packages[found]?.dev;
}

/** Treats all imports as external, since here each file is checked alone; whoever bundles a page's scripts follows them. */
const eachFileAlone: Plugin = {
  name: 'each file alone',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\./ }, ({ path: file }) => ({ path: file, external: true })),
};

/** The missing imports of these files, and of the repository's files that they import. */
async function missing(files: string[], plugins: Plugin[] = []): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: repository,
    entryPoints: files.map((file) => path.resolve(repository, file)),
    bundle: true,
    packages: 'external',
    platform: 'node',
    plugins,
    metafile: true,
    write: false,
    outdir: repository,
    // Two names may only differ in case.
    entryNames: '[dir]/[name]-[hash]',
    logLevel: 'error',
  });
  expect(Object.keys(metafile.inputs).length).toBeGreaterThanOrEqual(files.length);
  return Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
    imports
      .filter(({ external, path: name }) => external && /^@?[a-z]/.test(name) && !isBuiltin(name))
      .map(({ path: imported }) => nameOf(imported))
      .filter((name) => !isThere(name, file))
      .map((name) => `${file} imports ${name}`),
  );
}

test('the commands that run the site are among those without packages for development', () => {
  const names = commands.map(({ name }) => name);
  for (const name of ['start', 'build', 'release', 'backup', 'restore', 'admin']) {
    expect(names).toContain(name);
  }
  for (const name of ['test', 'verify', 'bench']) expect(names).not.toContain(name);
});

test('they import no package for development', async () => {
  expect(await missing([...commands.map(({ program }) => program), ...started])).toEqual([]);
});

test('neither do the pages that they build', async () => {
  const sources = globSync(
    ['{contract,isolation,shared-*,shell,mfe-*}/{src,page,inline,worker,prerender}/**/*.{ts,tsx}'],
    { cwd: repository, exclude: (name) => /(\.test|\.d)\.tsx?$|^test(ing)?$/.test(name) },
  );
  expect(await missing(sources, [eachFileAlone])).toEqual([]);
});

test.each(TOOLS)('%s, which builds are made with, is none', (name) => {
  expect(isThere(name, '')).toBe(true);
});

test('a test tells a package for development', () => {
  expect(isThere('jest', 'scripts/test.ts')).toBe(false);
});
