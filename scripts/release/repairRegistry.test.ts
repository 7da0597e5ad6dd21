import { directory } from './testing/ownReleases';

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { repository } from '../paths';
import { changeRegistry, recordRelease } from './changeRegistry';
import { activate, canary } from './commands';
import type { NewEntry } from './historyEntry';
import { readRegistryFile } from './registryFile';
import { readHistory } from './releaseHistory';
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

/** Runs a command of `npm run release`; resolves with its output. */
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

describe('where the last good one is spoilt, too, the history stands in:', () => {
  const entry = (action: NewEntry['action'], to: string | null, remote = 'mfe_talks') =>
    recordRelease({ action, remote, from: null, to });

  beforeEach(() => {
    writeFileSync(file, '');
    writeFileSync(good, '');
  });

  test('what it says is live is live again, without canaries', async () => {
    await repair();
    expect(readRegistryFile()).toMatchObject({
      remotes: [talks('1.1.0'), venues('1.0.0')],
      canaries: [],
    });
  });

  test.each(['activate', 'rollback', 'start', 'repair'] as const)(
    '“%s” made a version live',
    async (action) => {
      await entry(action, '1.2.0');
      await repair();
      expect(live()).toEqual(['mfe_talks@1.2.0', 'mfe_venues@1.0.0']);
    },
  );

  test.each(['publish', 'import', 'canary', 'flag'] as const)('“%s” did not', async (action) => {
    await entry(action, '1.2.0');
    await repair();
    expect(live()).toEqual(['mfe_talks@1.1.0', 'mfe_venues@1.0.0']);
  });

  test('“retire” took a remote off the site', async () => {
    await entry('retire', null);
    await repair();
    expect(live()).toEqual(['mfe_venues@1.0.0']);
    expect(said).toHaveLength(1);
  });

  test('of two remotes that it gives one path, the first has it', async () => {
    const route = { path: '/talks', screen: './Talks', access: 'everyone', title: 'Talks' };
    const rivals = { name: 'mfe_rivals', version: '1.0.0' };
    writeRelease(rivals, directory, { contract: { routes: [route, { ...route, path: '/r' }] } });
    await entry('activate', '1.0.0', 'mfe_rivals');
    await repair();
    expect(live()).toEqual(['mfe_talks@1.1.0', 'mfe_venues@1.0.0']);
    expect(said[0]).toBe('mfe_rivals@1.0.0 is left out: /talks is taken by mfe_talks');
  });
});

test('a release that no longer passes is left out with its canary, and the spoilt file is kept', async () => {
  await changeRegistry((registry) => {
    const canaries = registry.remotes.map((remote) => ({
      remote: { ...remote, version: '1.2.0' },
      share: 10,
    }));
    return { registry: { ...registry, canaries }, entries: [] };
  });
  for (const gone of ['remoteEntry.abc.js', 'Talks.def.js'])
    rmSync(path.join(directory, 'mfe_venues/1.0.0', gone));
  writeFileSync(file, 'spoilt');
  await repair();
  expect(live()).toEqual(['mfe_talks@1.1.0']);
  expect(readRegistryFile().canaries?.map(({ remote }) => remote.name)).toEqual(['mfe_talks']);
  const kept = readdirSync(directory).find((name) => name.startsWith('registry.spoilt-')) ?? '';
  expect(readFileSync(path.join(directory, kept), 'utf8')).toBe('spoilt');
  expect(said).toEqual([
    'mfe_venues@1.0.0 is left out: Talks.def.js is gone; remoteEntry.abc.js is gone',
    `the spoilt registry is kept as ${path.join(directory, kept)}`,
  ]);
});

test('where no release of the last good one passes, the history stands in', async () => {
  const [remote] = readRegistryFile().remotes;
  writeFileSync(good, JSON.stringify({ contract: 1, remotes: [{ ...remote, version: '1.3.0' }] }));
  writeFileSync(file, '');
  await repair();
  expect(live()).toEqual(['mfe_talks@1.1.0', 'mfe_venues@1.0.0']);
});

test('of a registry that was lost nothing is kept', async () => {
  rmSync(file);
  await repair();
  expect(said).toEqual([]);
  expect(readHistory().slice(-2)).toMatchObject([
    { action: 'repair', remote: 'mfe_talks', from: null, to: '1.1.0' },
    { action: 'repair', remote: 'mfe_venues', from: null, to: '1.0.0' },
  ]);
});

test('nothing is put in place of a spoilt registry if no release is sound', async () => {
  writeFileSync(file, '');
  for (const name of ['mfe_talks', 'mfe_venues'])
    rmSync(path.join(directory, name), { recursive: true });
  await expect(repair()).rejects.toThrow(
    'Neither the last good registry nor the history names a sound release: delete registry.json and registry.good.json, then activate what should be live.',
  );
  expect(readFileSync(file, 'utf8')).toBe('');
});

test('whoever follows that advice has a site again', async () => {
  writeFileSync(file, '');
  for (const name of ['mfe_talks', 'mfe_venues'])
    rmSync(path.join(directory, name), { recursive: true });
  const advice = await repair().catch(String);
  for (const [named] of String(advice).matchAll(/registry\.[\w.]*json/g))
    rmSync(path.join(directory, named));
  writeRelease(talks('2.0.0'), directory);
  await activate(talks('2.0.0'));
  expect(live()).toEqual(['mfe_talks@2.0.0']);
});

test('a sound registry stays as it is', async () => {
  const before = readFileSync(file, 'utf8');
  expect(await repair()).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

describe('an entry of one remote', () => {
  const spoilEntry = (name: string, change: object) => {
    const registry = readRegistryFile();
    const remotes = registry.remotes.map((remote) =>
      remote.name === name ? { ...remote, ...change } : remote,
    );
    writeFileSync(file, JSON.stringify({ ...registry, remotes }));
  };

  test.each([
    ['entry', { entry: 5 }],
    ['contract', { contract: 2 }],
    ['nav', { nav: 'Talks' }],
    ['version', { version: 'newest' }],
  ])('with an unusable %s is made anew from what is published', async (_field, change) => {
    const { remotes } = readRegistryFile();
    spoilEntry('mfe_talks', change);
    expect(await repair()).toMatchObject([
      { action: 'repair', remote: 'mfe_talks', to: '1.1.0', by: 'Ada' },
    ]);
    expect(readRegistryFile().remotes).toEqual(remotes);
    expect(await repair()).toEqual([]);
  });

  test('whose release no longer passes stays, and the command says why and fails', async () => {
    spoilEntry('mfe_talks', { entry: 5 });
    writeFileSync(path.join(directory, 'mfe_talks/1.1.0/Talks.def.js'), 'changed');
    await expect(release('repair')).rejects.toThrow(
      'mfe_talks@1.1.0 can’t be put back: Talks.def.js was changed, or make another version live: npm run release -- activate mfe_talks <version>',
    );
    expect(live()).toEqual(['mfe_talks@1.1.0', 'mfe_venues@1.0.0']);
  });
});

test.each([
  ['has an unusable entry', { entry: 5 }],
  ['has lost its files', { version: '1.3.0' }],
])('a canary that %s is ended, and nothing else changes', async (_what, change) => {
  await canary('mfe_talks', '1.2.0', 10);
  const { changes: _changes, ...before } = readRegistryFile();
  const [tried] = before.canaries!;
  const remote = { ...tried!.remote, ...change };
  writeFileSync(file, JSON.stringify({ ...before, canaries: [{ ...tried, remote }] }));
  const { version } = remote;
  expect(await repair()).toMatchObject([
    { action: 'canary', remote: 'mfe_talks', from: '1.1.0', to: version, share: 0 },
  ]);
  expect(readRegistryFile()).toMatchObject({ ...before, canaries: [] });
  expect(await repair()).toEqual([]);
});

describe('a live version whose files are gone', () => {
  const folder = path.join(directory, 'mfe_venues');
  beforeEach(() => rmSync(folder, { recursive: true }));

  test('is listed as such', async () => {
    expect((await release('list')).lines).toEqual(
      expect.arrayContaining(['* mfe_talks  1.1.0', '* mfe_venues  1.0.0  ITS FILES ARE GONE']),
    );
  });

  test('makes the repair fail, which says what to do', async () => {
    await expect(release('repair')).rejects.toThrow(
      `mfe_venues@1.0.0 is live, but its files are gone: put ${path.join(folder, '1.0.0')} back, or make another version live: npm run release -- activate mfe_venues <version>`,
    );
  });

  test('doesn’t keep the entry of another remote from being mended', async () => {
    const { remotes } = readRegistryFile();
    const [talksNow, ...others] = remotes;
    writeFileSync(
      file,
      JSON.stringify({ contract: 1, remotes: [{ ...talksNow, entry: 5 }, ...others] }),
    );
    expect((await release('repair')).lines).toEqual([
      expect.stringMatching(/^mfe_venues@1\.0\.0 is live, but its files are gone/),
      expect.stringContaining('repair  mfe_talks  1.1.0 → 1.1.0'),
    ]);
    expect(readRegistryFile().remotes).toEqual(remotes);
  });
});
