import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { repository } from '../paths';
import { sourceHash } from './sourceHash';

let folder: string;

beforeEach(() => {
  mkdirSync(path.join(repository, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(repository, '.cache/hashed-'));
  write('one.ts', 'first');
  write('inside/two.ts', 'second');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

const hash = () => sourceHash([path.relative(repository, folder)]);

test('the same sources always make the same version, which a folder’s name can hold', () => {
  expect(hash()).toMatch(/^[0-9a-f]{10}$/);
  expect(hash()).toBe(hash());
});

test.each([
  ['a file is changed', () => write('inside/two.ts', 'changed')],
  ['a file is added', () => write('inside/deeper/three.ts', '')],
  ['a file is renamed', () => (rmSync(path.join(folder, 'one.ts')), write('none.ts', 'first'))],
  [
    'text moves from a file’s content to its name',
    () => (rmSync(path.join(folder, 'one.ts')), write('one.tsf', 'irst')),
  ],
])('the version is another one when %s', (_name, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});

test.each([
  'one.test.ts',
  'test/fakeApi.ts',
  'testing/build.ts',
  'dist/main.js',
  'README.md',
  'node_modules/a/index.js',
  'css.d.ts',
])('the version stays when %s is added, which no build reads', (file) => {
  const before = hash();
  write(file, 'anything');
  expect(hash()).toBe(before);
});
