import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readJson, repository } from '../scripts/paths';
import { programs } from './build/programs';
import { stagesOf } from './testing/dockerfile';

const DOCKERFILE = 'docker/Dockerfile';
const stages = [DOCKERFILE, 'docker/nginx/Dockerfile'].flatMap((file) =>
  stagesOf(file).map((stage) => ({ ...stage, file })),
);
const names = stages.map(({ name }) => name);
/** What is run, and not only built with. */
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

test('a build knows every workspace', () => {
  const { workspaces } = readJson<{ workspaces: string[] }>(repository, 'package.json');
  const copied = stagesOf(DOCKERFILE)[0]?.copies.flatMap(({ sources }) => sources) ?? [];
  expect(copied.filter((file) => file.includes('/')).sort()).toEqual(
    workspaces.map((workspace) => `${workspace}/package.json`).sort(),
  );
});

test('the page server’s image has every file that the server reads beside itself', () => {
  const server = path.join(repository, 'shell/server');
  const read = readdirSync(server)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(path.join(server, file), 'utf8').matchAll(/__dirname, '([\w.]+\.\w+)'/g),
    ])
    .map(([, file]) => `shell/server/${file}`);
  const copied = stagesOf(DOCKERFILE)
    .find(({ name }) => name === 'shell')
    ?.copies.flatMap(({ sources }) => sources);
  expect(read.length).toBeGreaterThan(0);
  for (const file of read) expect(copied).toContain(file);
});

test('what is secret or large stays out of the builds', () => {
  const ignored = readFileSync(path.join(repository, '.dockerignore'), 'utf8').split('\n');
  for (const path of ['.git', '.env', '.data', '.cache', '**/node_modules', 'releases']) {
    expect(ignored).toContain(path);
  }
});
