import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataDirectory } from './dataDirectory';

const make = (dataDir: string) => makeDataDirectory({ dataDir, databaseUrl: null });
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tickets-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('makes the folder with those above it, and leaves one that is there', () => {
  const wanted = join(folder, 'far', 'away');
  make(wanted);
  make(wanted);
  expect(existsSync(wanted)).toBe(true);
});

it('refuses a file', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => make(file)).toThrow('must be a folder');
  expect(() => make(join(file, 'below'))).toThrow('must be a folder');
});

(process.platform === 'linux' ? it : it.skip)(
  'refuses a place where no folder can be made, such as /proc',
  () => {
    // A process of its own: one that tries forever couldn't end this test.
    const program = `
    const { makeDataDirectory } = require(${JSON.stringify(join(__dirname, 'dataDirectory.ts'))});
    makeDataDirectory({ dataDir: '/proc/x/y', databaseUrl: null });`;
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', program], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect(status).toBe(1);
    expect(stderr).toContain('DATA_DIR must be a folder to write to; /proc/x/y isn’t (ENOENT)');
  },
);
