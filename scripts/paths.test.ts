import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readJson } from './paths';

test('a file that is not whole is named', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paths-'));
  const file = path.join(folder, 'remote.json');
  writeFileSync(file, '{ "name": ');
  expect(() => readJson(folder, 'remote.json')).toThrow(`${file} is not JSON: Unexpected end`);
  rmSync(folder, { recursive: true });
});

test.each([
  ['RELEASES_DIR', 'releasesDirectory'],
  ['TRIED_DIR', 'triedDirectory'],
  ['SHELL_DIR', 'shellBuildDirectory'],
] as const)(
  '%s may be relative to the current folder, and links to it still work',
  async (setting, name) => {
    const before = process.env[setting];
    process.env[setting] = 'somewhere/else';
    try {
      await jest.isolateModulesAsync(async () => {
        const paths = await import('./paths');
        expect(paths[name]).toBe(path.join(process.cwd(), 'somewhere/else'));
      });
    } finally {
      if (before === undefined) delete process.env[setting];
      else process.env[setting] = before;
    }
  },
);
