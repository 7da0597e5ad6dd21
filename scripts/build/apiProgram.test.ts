import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { apiProgram } from './apiProgram';

let cache: string;
beforeEach(() => {
  cache = mkdtempSync(path.join(tmpdir(), 'programs-'));
});
afterEach(() => rmSync(cache, { recursive: true }));

test('the API is bundled once, with the sandbox beside it, by two who start at the same time', async () => {
  const [one, two] = await Promise.all([apiProgram(cache), apiProgram(cache)]);
  expect(two).toEqual(one);
  const program = one.at(-1) ?? '';
  const madeAt = statSync(program).mtimeMs;
  expect(readdirSync(path.dirname(program))).toEqual(
    expect.arrayContaining(['api.cjs', 'fonts', 'sandbox.cjs']),
  );
  expect(readdirSync(cache)).toHaveLength(1);
  await apiProgram(cache);
  expect(statSync(program).mtimeMs).toBe(madeAt);
});

test('programs of older sources are removed a day later, and one of today is kept', async () => {
  const [old, recent] = ['aaaaaaaaaa', 'bbbbbbbbbb'].map((name) => path.join(cache, name));
  for (const folder of [old!, recent!]) mkdirSync(folder);
  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);
  utimesSync(old!, twoDaysAgo, twoDaysAgo);
  const program = path.dirname((await apiProgram(cache)).at(-1) ?? '');
  expect(readdirSync(cache).sort()).toEqual(['bbbbbbbbbb', path.basename(program)].sort());
});
