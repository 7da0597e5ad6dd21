import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { activateReleases } from './activateReleases';
import { changeRegistry } from './changeRegistry';
import { readLastGood, readRegistryFile, type Release } from './registryFile';
import { readHistory } from './releaseHistory';
import { writeRelease } from './testing/writeRelease';

const directory = mkdtempSync(path.join(tmpdir(), 'releases-'));
const file = path.join(directory, 'registry.json');
const good = path.join(directory, 'registry.good.json');
const history = path.join(directory, 'history.jsonl');
const talks = (version: string) => ({ name: 'mfe_talks', version });
const live = () => readRegistryFile(directory).remotes.map(({ name, version }) => [name, version]);

/** Makes releases live in one step. */
const activate = (...releases: Release[]) =>
  activateReleases(() => releases, {
    action: 'activate',
    check: async () => undefined,
    directory,
  });
/** Makes these versions live, one after the other. */
const goLive = async (...versions: string[]) => {
  for (const version of versions) await activate(talks(version));
};

beforeEach(() => {
  writeRelease(talks('1.0.0'), directory);
  writeRelease(talks('1.1.0'), directory);
  writeRelease({ name: 'mfe_venues', version: '2.0.0' }, directory);
});
afterEach(() => rmSync(directory, { recursive: true }));

test('the registry lists entry, integrity, routes and the scripts of each screen with theirs', async () => {
  expect(readRegistryFile(directory)).toEqual({ contract: 1, remotes: [] });
  await goLive('1.0.0');
  expect(readRegistryFile(directory).remotes).toEqual([
    {
      name: 'mfe_talks',
      version: '1.0.0',
      contract: 1,
      entry: '/remotes/mfe_talks/1.0.0/remoteEntry.abc.js',
      integrity: expect.stringMatching(/^sha256-[\w+/]{43}=$/),
      routes: [{ path: '/talks', screen: './Talks', access: 'everyone', title: 'Talks' }],
      screens: { './Talks': ['/remotes/mfe_talks/1.0.0/Talks.def.js'] },
      scriptIntegrity: {
        '/remotes/mfe_talks/1.0.0/Talks.def.js': expect.stringMatching(/^sha256-[\w+/]{43}=$/),
      },
    },
  ]);
});

test.each(['module', 'esm'])(
  'an entry of type %s is loaded as a module, which needs the integrity of all its scripts',
  async (type) => {
    const manifest = {
      metaData: { remoteEntry: { path: '', name: 'remoteEntry.abc.js', type } },
      shared: [],
      exposes: [{ path: './Talks', assets: { js: { sync: ['Talks.def.js'], async: [] } } }],
    };
    const files = { 'mf-manifest.json': JSON.stringify(manifest), 'later.js': 'export {};' };
    writeRelease(talks('1.2.0'), directory, { files });
    await goLive('1.2.0');
    const [remote] = readRegistryFile(directory).remotes;
    expect(remote?.type).toBe('module');
    expect(Object.keys(remote?.scriptIntegrity ?? {})).toEqual(
      ['Talks.def.js', 'later.js', 'remoteEntry.abc.js'].map(
        (script) => `/remotes/mfe_talks/1.2.0/${script}`,
      ),
    );
  },
);

test('a last good registry that was lost is kept again by the next command, even if it changes nothing', async () => {
  await goLive('1.0.0');
  rmSync(good);
  await goLive('1.0.0');
  expect(readLastGood(directory)).toEqual(readRegistryFile(directory));
});

test('a different version gets a different integrity; the same one is not written again', async () => {
  await goLive('1.0.0');
  const before = readRegistryFile(directory).remotes[0]?.integrity;
  await goLive('1.1.0');
  expect(readRegistryFile(directory).remotes[0]?.integrity).not.toBe(before);
  const written = () =>
    [file, good].map((one) => [statSync(one).mtimeMs, readFileSync(one, 'utf8')]);
  const once = written();
  await goLive('1.1.0');
  expect(written()).toEqual(once);
});

test('the registry is replaced atomically: whoever is reading it gets the old one in full', async () => {
  await goLive('1.1.0');
  const before = readFileSync(file, 'utf8');
  const reader = openSync(file, 'r');
  await goLive('1.0.0');
  expect(readFileSync(reader, 'utf8')).toBe(before);
  closeSync(reader);
  expect(readFileSync(file, 'utf8')).not.toBe(before);
});

test('a release that does not exist changes nothing', async () => {
  await goLive('1.0.0');
  const before = readRegistryFile(directory);
  await expect(activate(talks('9.9.9'))).rejects.toThrow();
  expect(readRegistryFile(directory)).toEqual(before);
});

test('two teams that activate at the same time both go live', async () => {
  await goLive('1.1.0');
  await Promise.all([activate(talks('1.0.0')), activate({ name: 'mfe_venues', version: '2.0.0' })]);
  expect(live()).toEqual([
    ['mfe_talks', '1.0.0'],
    ['mfe_venues', '2.0.0'],
  ]);
});

test('each entry of the history is one line, also of remotes that go live together', async () => {
  await activate(talks('1.0.0'), { name: 'mfe_venues', version: '2.0.0' });
  await goLive('1.1.0');
  const entries = readHistory(directory);
  expect(entries.map(({ remote, to }) => [remote, to])).toEqual([
    ['mfe_talks', '1.0.0'],
    ['mfe_venues', '2.0.0'],
    ['mfe_talks', '1.1.0'],
  ]);
  expect(readFileSync(history, 'utf8')).toBe(
    entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''),
  );
});

test('a canary ends when its remote changes, and only then', async () => {
  const venues = (version: string) => ({ name: 'mfe_venues', version });
  await activate(talks('1.0.0'), venues('2.0.0'));
  const remote = readRegistryFile(directory).remotes[1]!;
  await changeRegistry(
    (registry) => ({
      registry: {
        ...registry,
        canaries: [{ remote: { ...remote, version: '3.0.0' }, share: 5 }],
      },
      entries: [],
    }),
    directory,
  );
  const canaries = () => readRegistryFile(directory).canaries?.length;
  // One of the two is live already.
  await activate(talks('1.1.0'), venues('2.0.0'));
  expect(canaries()).toBe(1);
  writeRelease(venues('2.1.0'), directory);
  await activate(venues('2.1.0'));
  expect(canaries()).toBe(0);
});
