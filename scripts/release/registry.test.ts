import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { activateReleases } from './activateReleases';
import { changeRegistry, readRegistryFile } from './registryFile';
import { writeRelease } from './testing/writeRelease';

const directory = mkdtempSync(path.join(tmpdir(), 'releases-'));
const file = path.join(directory, 'registry.json');
const talks = (version: string) => ({ name: 'mfe_talks', version });
const live = () => readRegistryFile(directory).remotes.map(({ name, version }) => [name, version]);

beforeAll(() => {
  writeRelease(talks('1.0.0'), directory);
  writeRelease(talks('1.1.0'), directory);
  writeRelease({ name: 'mfe_venues', version: '2.0.0' }, directory);
});
afterAll(() => rmSync(directory, { recursive: true }));

test('the registry names entry, integrity, routes and the scripts of each screen', async () => {
  expect(readRegistryFile(directory)).toEqual({ contract: 1, remotes: [] });
  await activateReleases([talks('1.0.0')], { keepOthers: false, directory });
  expect(readRegistryFile(directory).remotes).toEqual([
    {
      name: 'mfe_talks',
      version: '1.0.0',
      contract: 1,
      entry: '/remotes/mfe_talks/1.0.0/remoteEntry.abc.js',
      integrity: expect.stringMatching(/^sha384-[\w+/]{64}$/),
      routes: [{ path: '/talks', screen: './Talks', access: 'everyone', title: 'Talks' }],
      screens: { './Talks': ['/remotes/mfe_talks/1.0.0/Talks.def.js'] },
    },
  ]);
});

test('another version gets another integrity; the same one is not written again', async () => {
  const before = readRegistryFile(directory).remotes[0]?.integrity;
  await activateReleases([talks('1.1.0')], { keepOthers: false, directory });
  expect(readRegistryFile(directory).remotes[0]?.integrity).not.toBe(before);
  const { mtimeMs } = statSync(file);
  const text = readFileSync(file, 'utf8');
  await activateReleases([talks('1.1.0')], { keepOthers: false, directory });
  expect([statSync(file).mtimeMs, readFileSync(file, 'utf8')]).toEqual([mtimeMs, text]);
});

test('a release that does not exist changes nothing', async () => {
  const before = readRegistryFile(directory);
  await expect(
    activateReleases([talks('9.9.9')], { keepOthers: false, directory }),
  ).rejects.toThrow();
  expect(readRegistryFile(directory)).toEqual(before);
});

test('two teams that activate at the same moment both go live', async () => {
  await Promise.all([
    activateReleases([talks('1.0.0')], { keepOthers: true, directory }),
    activateReleases([{ name: 'mfe_venues', version: '2.0.0' }], { keepOthers: true, directory }),
  ]);
  expect(live()).toEqual([
    ['mfe_talks', '1.0.0'],
    ['mfe_venues', '2.0.0'],
  ]);
});

test('what is tried on a share of visitors ends when its remote changes, and only then', async () => {
  const remote = readRegistryFile(directory).remotes[1]!;
  await changeRegistry(
    (registry) => ({
      ...registry,
      canaries: [{ remote: { ...remote, version: '3.0.0' }, share: 5 }],
    }),
    directory,
  );
  const canaries = () => readRegistryFile(directory).canaries?.length;
  await activateReleases([talks('1.1.0')], { keepOthers: true, directory });
  expect(canaries()).toBe(1);
  await activateReleases([talks('1.1.0')], { keepOthers: false, directory });
  expect(canaries()).toBe(0);
});
