import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { activateReleases, readRegistryFile } from './composeRegistry';

const releases = mkdtempSync(path.join(tmpdir(), 'releases-'));

function writeRelease(name: string, version: string): void {
  const folder = path.join(releases, name, version);
  mkdirSync(folder, { recursive: true });
  const contract = {
    name,
    contract: 1,
    routes: [{ path: `/${name}`, screen: './Talks', access: 'everyone', title: 'Talks' }],
  };
  const manifest = {
    metaData: { remoteEntry: { path: '', name: 'remoteEntry.abc.js' } },
    exposes: [{ path: './Talks', assets: { js: { sync: ['Talks.def.js'] } } }],
  };
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(contract));
  writeFileSync(path.join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'remoteEntry.abc.js'), `/* ${version} */`);
}

beforeAll(() => {
  writeRelease('mfe_talks', '1.0.0');
  writeRelease('mfe_talks', '1.1.0');
});
afterAll(() => rmSync(releases, { recursive: true }));

test('the registry names entry, integrity, routes and the scripts of each screen', async () => {
  expect(readRegistryFile(releases)).toEqual({ contract: 1, remotes: [] });
  await activateReleases([{ name: 'mfe_talks', version: '1.0.0' }], releases);
  expect(readRegistryFile(releases).remotes).toEqual([
    {
      name: 'mfe_talks',
      version: '1.0.0',
      contract: 1,
      entry: '/remotes/mfe_talks/1.0.0/remoteEntry.abc.js',
      integrity: expect.stringMatching(/^sha384-[\w+/]{64}$/),
      routes: [{ path: '/mfe_talks', screen: './Talks', access: 'everyone', title: 'Talks' }],
      screens: { './Talks': ['/remotes/mfe_talks/1.0.0/Talks.def.js'] },
    },
  ]);
});

test('another version gets another integrity; the same one is not written again', async () => {
  const file = path.join(releases, 'registry.json');
  const before = readRegistryFile(releases).remotes[0]?.integrity;
  await activateReleases([{ name: 'mfe_talks', version: '1.1.0' }], releases);
  expect(readRegistryFile(releases).remotes[0]?.integrity).not.toBe(before);
  const { mtimeMs } = statSync(file);
  const text = readFileSync(file, 'utf8');
  await activateReleases([{ name: 'mfe_talks', version: '1.1.0' }], releases);
  expect([statSync(file).mtimeMs, readFileSync(file, 'utf8')]).toEqual([mtimeMs, text]);
});

test('a release that does not exist changes nothing', async () => {
  const before = readRegistryFile(releases);
  await expect(
    activateReleases([{ name: 'mfe_talks', version: '9.9.9' }], releases),
  ).rejects.toThrow();
  expect(readRegistryFile(releases)).toEqual(before);
});
