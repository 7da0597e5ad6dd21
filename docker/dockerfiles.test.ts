import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readJson, remoteFolders, repository } from '../scripts/paths';
import { programs, SOURCE_MAPS } from '../scripts/build/programs';
import { stagesOf } from './testing/dockerfile';

const DOCKERFILE = 'docker/Dockerfile';
const stages = [DOCKERFILE, 'docker/nginx/Dockerfile'].flatMap((file) =>
  stagesOf(file).map((stage) => ({ ...stage, file })),
);
const names = stages.map(({ name }) => name);
/** The stages that become images; the others only serve to build them. */
const images = stages.filter(({ command }) => command !== undefined);

test.each(stages)(
  '$file, $name: begins with an exact version, or with an earlier stage',
  (stage) => {
    if (!names.includes(stage.from)) expect(stage.from).toMatch(/^[a-z]+:\d+\.\d+[\w.]*-[a-z-]+$/);
    expect(stage.from).not.toContain('latest');
  },
);

test.each(stages)('$file, $name: copies what there is', ({ copies }) => {
  for (const { sources, fromStage } of copies) {
    if (fromStage !== undefined) expect(names).toContain(fromStage);
    else for (const source of sources) expect(existsSync(path.join(repository, source))).toBe(true);
  }
});

test.each(images)('$file, $name: runs as nobody in particular', ({ user }) => {
  expect(['node', 'www-data']).toContain(user);
});

test.each(images)('$file, $name: says how it is to be asked for its health', ({ healthCheck }) => {
  expect(healthCheck).toBeDefined();
});

test.each(images)('$file, $name: has its programs from a stage that is left behind', (stage) => {
  if (stage.file !== DOCKERFILE) return;
  const program = /"(\w+)\.cjs"/.exec(stage.command ?? '')?.[1] ?? '';
  expect(Object.keys(programs)).toContain(program);
  expect(stage.from).toMatch(/^node:/);
  expect(stage.copies.some(({ fromStage }) => fromStage !== undefined)).toBe(true);
});

const dockerfile = readFileSync(path.join(repository, DOCKERFILE), 'utf8');
/** The files that match these patterns, relative to the root. */
const found = (patterns: string[]) => globSync(patterns, { cwd: repository }).sort();

test('stack traces have the lines of sources in every image of the site’s own programs', () => {
  const options = [...dockerfile.matchAll(/\bNODE_OPTIONS=(\S+)/g)].map(([, option]) => option);
  const count = images.filter(({ file }) => file === DOCKERFILE).length;
  expect(options).toEqual(Array(count).fill(`--require=/app/${SOURCE_MAPS}`));
});

test('a build knows every workspace', () => {
  const { workspaces } = readJson<{ workspaces: string[] }>(repository, 'package.json');
  const [, copied = ''] = /cp --parents (.+) \/manifests/.exec(dockerfile) ?? [];
  expect(found(copied.split(' ').filter((pattern) => pattern.includes('/')))).toEqual(
    found(workspaces.map((workspace) => `${workspace}/package.json`)),
  );
});

test('a build that is given no remote is of all of them', () => {
  const [, pattern = ''] =
    /\nARG REMOTE=all\nRUN for remote in \$\(\[ "\$REMOTE" = all \] && echo (\S+) /.exec(
      dockerfile,
    ) ?? [];
  expect(found([pattern])).toEqual(remoteFolders());
});

test('the page server reads no file beside its sources: its image has its program alone', () => {
  const server = path.join(repository, 'shell/server');
  const read = readdirSync(server)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(path.join(server, file), 'utf8').matchAll(/__dirname, '([\w.]+\.\w+)'/g),
    ])
    .map(([, file]) => file);
  expect(read).toEqual([]);
});

test('what is secret or large stays out of the builds', () => {
  const ignored = readFileSync(path.join(repository, '.dockerignore'), 'utf8').split('\n');
  for (const path of ['.git', '.env', '.data', '.cache', '**/node_modules', 'releases']) {
    expect(ignored).toContain(path);
  }
});

test('no source but tests and explanations stays out of the builds', () => {
  const ignored = readFileSync(path.join(repository, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !/^[#!]/.test(line));
  const leftOut = found(['*/src/**/*.*']).filter((file) =>
    ignored.some((pattern) => path.matchesGlob(file, pattern)),
  );
  expect(leftOut.length).toBeGreaterThan(100);
  expect(leftOut.filter((file) => !/\.test\.tsx?$|\/README\.md$/.test(file))).toEqual([]);
});
