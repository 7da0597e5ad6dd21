import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { temporaryFolder } from './temporaryFolder';

let memory: string;
const made: string[] = [];
const make = (options: Parameters<typeof temporaryFolder>[1]) => {
  const folder = temporaryFolder('temporary-folder-', options);
  made.push(folder);
  return folder;
};

beforeEach(() => {
  memory = mkdtempSync(path.join(tmpdir(), 'memory-'));
});
afterEach(() => {
  for (const folder of [memory, ...made.splice(0)])
    rmSync(folder, { recursive: true, force: true });
});

test('it is in memory, and other users may pass through it', () => {
  const folder = make({ memory, bytes: 1 });
  expect(path.dirname(folder)).toBe(memory);
  expect((statSync(folder).mode & 0o777).toString(8)).toBe('711');
});

test.each([
  ['there is no such place', () => ({ memory: path.join(memory, 'none') })],
  ['too little is free', () => ({ memory, bytes: Number.MAX_SAFE_INTEGER })],
])('where %s, it is with the system’s temporary files', (_, options) => {
  const folder = make(options());
  expect(path.dirname(folder)).toBe(tmpdir());
  expect(existsSync(folder)).toBe(true);
});
