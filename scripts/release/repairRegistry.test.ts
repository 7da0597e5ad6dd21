import { directory } from './testing/ownReleases';

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { repository } from '../paths';
import { activate, canary } from './commands';
import { readRegistryFile } from './registryFile';
import { repairRegistry } from './repairRegistry';
import { runRelease } from './runRelease';
import { writeRelease } from './testing/writeRelease';

const talks = (version: string) => ({ name: 'mfe_talks', version });
const venues = (version: string) => ({ name: 'mfe_venues', version });
const file = path.join(directory, 'registry.json');
const good = path.join(directory, 'registry.good.json');
const live = () => readRegistryFile().remotes.map(({ name, version }) => `${name}@${version}`);

let said: string[];
const repair = () => repairRegistry((line) => said.push(line));

/** What a command of `npm run release` says. */
async function release(...args: string[]) {
  const lines: string[] = [];
  const isWell = await runRelease(args, (line) => lines.push(line));
  return { isWell, lines };
}

beforeEach(async () => {
  said = [];
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) writeRelease(talks(version), directory);
  writeRelease(venues('1.0.0'), directory);
  await activate(talks('1.0.0'), venues('1.0.0'));
  await activate(talks('1.1.0'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const spoilt: [string, () => void][] = [
  ['cut off', () => writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20))],
  ['empty', () => writeFileSync(file, '')],
  [
    'given bad canaries',
    () => writeFileSync(file, JSON.stringify({ ...readRegistryFile(), canaries: { share: 5 } })),
  ],
  ['lost', () => rmSync(file)],
];

test.each(spoilt)('a registry that was %s is restored', async (_what, spoil) => {
  await canary('mfe_talks', '1.2.0', 10);
  const { changes: _before, ...before } = readRegistryFile();
  spoil();
  expect(await repair()).toMatchObject([
    { action: 'repair', remote: 'mfe_talks', to: '1.1.0', by: 'Ada' },
    { action: 'repair', remote: 'mfe_venues', to: '1.0.0', by: 'Ada' },
  ]);
  const { changes: _after, ...after } = readRegistryFile();
  expect(after).toEqual(before);
});

const needed = (fault: string) =>
  new RegExp(`^\\S+registry\\.json ${fault}.*\`npm run release -- repair\`.*$`);

test.each(spoilt)(
  'of one that was %s each command says so in one sentence',
  async (what, spoil) => {
    spoil();
    const fault = what === 'lost' ? 'is gone' : '(is empty|is not whole|has no sound list)';
    for (const args of [['activate', 'talks'], ['rollback', 'talks'], ['list'], ['verify']]) {
      await expect(release(...args)).rejects.toThrow(needed(fault));
    }
    expect((await release('history')).lines).toHaveLength(3);
    expect(await release('repair')).toMatchObject({ isWell: true });
    expect(live()).toEqual(['mfe_talks@1.1.0', 'mfe_venues@1.0.0']);
  },
);

test('the program says that sentence alone, and fails', () => {
  rmSync(file);
  const program = ['--import', 'tsx', 'scripts/release.ts', 'list'];
  const ended = spawnSync(process.execPath, program, { cwd: repository, encoding: 'utf8' });
  expect(ended).toMatchObject({ status: 1, stdout: '' });
  expect(ended.stderr.endsWith('\n')).toBe(true);
  expect(ended.stderr.trimEnd()).toMatch(needed('is gone'));
});

test('the history stands in for a last good one that is spoilt, too', async () => {
  writeFileSync(file, '');
  writeFileSync(good, '');
  await repair();
  expect(live()).toEqual(['mfe_talks@1.1.0', 'mfe_venues@1.0.0']);
});

test('a release that no longer passes is left out, and the spoilt file is kept', async () => {
  rmSync(path.join(directory, 'mfe_venues/1.0.0/remoteEntry.abc.js'));
  writeFileSync(file, 'spoilt');
  await repair();
  expect(live()).toEqual(['mfe_talks@1.1.0']);
  expect(said[0]).toBe('mfe_venues@1.0.0 is left out: remoteEntry.abc.js is gone');
  const kept = readdirSync(directory).find((name) => name.startsWith('registry.spoilt-')) ?? '';
  expect(readFileSync(path.join(directory, kept), 'utf8')).toBe('spoilt');
});

test('nothing is put in place of a spoilt registry if no release is sound', async () => {
  writeFileSync(file, '');
  for (const name of ['mfe_talks', 'mfe_venues'])
    rmSync(path.join(directory, name), { recursive: true });
  await expect(repair()).rejects.toThrow('names a sound release');
  expect(readFileSync(file, 'utf8')).toBe('');
});

test('a sound registry stays as it is', async () => {
  const before = readFileSync(file, 'utf8');
  expect(await repair()).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe(before);
});
