import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sharedVersions } from '../../federation/sharedModules.js';
import { activateReleases } from './activateReleases';
import { recordRelease } from './changeRegistry';
import type { Release } from './registryFile';
import { recordHash } from './releaseFiles';
import { writeRelease, type ReleaseChanges } from './testing/writeRelease';
import { verifyRelease } from './verifyRelease';

const directory = mkdtempSync(path.join(tmpdir(), 'releases-'));
const talks = { name: 'mfe_talks', version: '1.0.0' };
const later = { ...talks, version: '1.1.0' };
const folder = path.join(directory, 'mfe_talks/1.0.0');

const faultsOf = (release: Release) => verifyRelease(release, { directory });
/** The faults of a release with these changes. */
const faultsWith = (changes: ReleaseChanges) => {
  writeRelease(talks, directory, changes);
  return faultsOf(talks);
};
const js = (...sync: string[]) => ({ assets: { js: { sync, async: [] } } });
const map = (...sources: string[]) => JSON.stringify({ sources });

beforeEach(() => writeRelease(talks, directory));
afterEach(() => rmSync(directory, { recursive: true }));

test('a sound release has no faults', async () => {
  expect(await faultsOf(talks)).toEqual([]);
});

test('a folder without a contract is no release', async () => {
  mkdirSync(path.join(directory, 'mfe_talks/2.0.0'));
  expect(await faultsOf({ ...talks, version: '2.0.0' })).toEqual(['is not published']);
});

describe('the hash with which a release was published', () => {
  const published = (release: Release, files?: string) =>
    recordRelease(
      { action: 'publish', remote: release.name, from: null, to: release.version, files },
      directory,
    );

  test('is that of its own version, and not of another', async () => {
    await published(talks, recordHash(folder));
    await published(later, 'sha256-of-the-later-one');
    await published({ ...talks, name: 'mfe_venues' }, 'sha256-of-the-other-one');
    expect(await faultsOf(talks)).toEqual([]);
    writeRelease(later, directory);
    expect(await faultsOf(later)).toEqual(['files.json is not the one that was published']);
  });

  test('holds for a later one, whatever else was done with it', async () => {
    await published(talks, recordHash(folder));
    const wentLive = { action: 'activate', remote: talks.name, from: null, to: '1.0.0' } as const;
    await recordRelease(wentLive, directory);
    const files = { 'Talks.def.js': 'alert(1)' };
    expect(await faultsWith({ files })).toEqual(['files.json is not the one that was published']);
  });
});

test('each fault of a contract is named with its place', async () => {
  const contract = { contract: 2, owner: 'us' };
  expect(await faultsWith({ contract })).toEqual([
    'remote.json: / must NOT have additional properties (owner)',
    'remote.json: /contract must be 1',
  ]);
  expect(await faultsWith({ contract: { name: 'mfe_other' } })).toEqual([
    'remote.json names mfe_other',
  ]);
});

test('each script that is not there is named once', async () => {
  const shared = { assets: { js: { sync: ['Talks.def.js', 'part.js'], async: ['later.js'] } } };
  const exposes = ['./Talks', './More'].map((at) => ({ path: at, ...shared }));
  const files = { 'remoteEntry.abc.js': '' };
  expect(await faultsWith({ exposes, files })).toEqual([
    'remoteEntry.abc.js is missing or empty',
    'part.js is missing or empty',
    'later.js is missing or empty',
  ]);
});

test('screens and slots must be exposed, each that is not is named', async () => {
  const route = { path: '/talks', screen: './Talks', access: 'everyone', title: 'Talks' };
  const around = { module: './TalksAround', access: 'member' };
  const contract = { routes: [route], slots: { 'dashboard.overview': around } };
  expect(await faultsWith({ contract, exposes: [{ path: './Other', ...js() }] })).toEqual([
    './Talks is not exposed',
    './TalksAround is not exposed',
  ]);
});

test('what the isolation page refers to beside itself must be there', async () => {
  const page = `
    <link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="https://example.org/a.css">
    <link rel="stylesheet" href="./style.css"><script src="../harness/gone.js"></script>
    <script src="./Talks.def.js"></script>`;
  expect(await faultsWith({ files: { 'index.html': page, 'style.css': '' } })).toEqual([
    './style.css, which index.html refers to, is missing or empty',
    '../harness/gone.js, which index.html refers to, is missing or empty',
  ]);
});

test('an entry that pages would not run is a fault', async () => {
  const manifest = {
    metaData: { remoteEntry: { path: '', name: 'remoteEntry.abc.mjs' } },
    shared: [],
    exposes: [{ path: './Talks', ...js('Talks.def.js') }],
  };
  const files = { 'mf-manifest.json': JSON.stringify(manifest), 'remoteEntry.abc.mjs': '/**/' };
  expect(await faultsWith({ files })).toEqual(['entry is not a script of this origin']);
});

describe('the packages that it shares', () => {
  const { react } = sharedVersions();

  test('may be other versions than the shell’s, as long as they can do with its own', async () => {
    const shared = ['react', 'react/jsx-runtime', 'react-dom/client'].map((name) => ({
      name,
      version: '18.0.0',
      requiredVersion: '>=18.0.0',
    }));
    expect(await faultsWith({ shared })).toEqual([]);
  });

  test('are named if the shell has other ones, or none', async () => {
    const shared = [
      { name: 'react', version: react, requiredVersion: '^18.0.0' },
      { name: 'react/jsx-runtime', version: '18.2.0' },
      { name: 'lodash', version: '4.0.0' },
    ];
    expect(await faultsWith({ shared })).toEqual([
      `needs react ^18.0.0, but the shell has ${react}`,
      `needs react/jsx-runtime 18.2.0, but the shell has ${react}`,
      'needs lodash 4.0.0, but the shell has none',
    ]);
  });
});

describe('its own copy of a package that the host provides', () => {
  test.each([
    'react',
    'react-dom',
    'react-router',
    'styled-components',
    'zustand',
    'axios',
    '@module-federation/runtime-core',
  ])('is found in a source map: %s', async (name) => {
    const sources = ['webpack://t/src/Talks.tsx', `webpack://t/node_modules/${name}/index.js`];
    expect(await faultsWith({ files: { 'Talks.def.js.map': map(...sources) } })).toEqual([
      `Talks.def.js contains its own copy of ${name}`,
    ]);
  });

  test('is found in a chunk that lies in a folder, as Vite’s do', async () => {
    const files = {
      'assets/chunk.def.js': '',
      'assets/chunk.def.js.map': map('../../node_modules/zustand/index.js'),
    };
    expect(await faultsWith({ files })).toEqual([
      'assets/chunk.def.js contains its own copy of zustand',
    ]);
  });

  test('is none that is only called alike', async () => {
    const sources = ['node_modules/react-is/a.js', 'node_modules/preact/a.js', 'src/react/a.js'];
    expect(await faultsWith({ files: { 'Talks.def.js.map': map(...sources) } })).toEqual([]);
  });

  test.each([
    ['react', 'Error("React.Children.only expected to receive a single child")'],
    ['react-dom', 'see("https://react.dev/errors/" + code)'],
    ['styled-components', 'const attribute = "data-styled-version"'],
  ])('is found without a source map: %s', async (name, script) => {
    const files = { 'Talks.def.js': script, 'Talks.def.js.map': null };
    rmSync(folder, { recursive: true });
    expect(await faultsWith({ files })).toEqual([`Talks.def.js contains its own copy of ${name}`]);
  });

  test('is named once, however it is found', async () => {
    const files = {
      'Talks.def.js': 'data-styled-version',
      'Talks.def.js.map': map(
        'node_modules/styled-components/a.js',
        'node_modules/styled-components/b.js',
      ),
    };
    expect(await faultsWith({ files })).toEqual([
      'Talks.def.js contains its own copy of styled-components',
    ]);
  });

  test.each([
    ['may be a federation runtime if it says so, but no other package', 'own', []],
    [
      'may not be a federation runtime if it does not say so',
      undefined,
      ['Talks.def.js contains its own copy of @module-federation/runtime'],
    ],
  ])('%s', async (_what, federation, runtime) => {
    const sources = ['node_modules/@module-federation/runtime/a.js', 'node_modules/react/a.js'];
    const origin = { version: '1.0.0', repository: 'github:talks/talks', federation };
    const files = {
      'release.json': JSON.stringify(origin),
      'Talks.def.js.map': map(...sources),
    };
    expect(await faultsWith({ files })).toEqual([
      ...runtime,
      'Talks.def.js contains its own copy of react',
    ]);
  });
});

test('its paths may be those of its own live version, but not of another remote', async () => {
  const rivals = { ...talks, name: 'mfe_rivals' };
  const route = { path: '/talks', screen: './Talks', access: 'everyone', title: 'Talks' };
  const check = async () => undefined;
  await activateReleases(() => [talks], { action: 'activate', check, directory });
  writeRelease(later, directory);
  writeRelease(rivals, directory, { contract: { routes: [route] } });
  expect(await faultsOf(later)).toEqual([]);
  expect(await faultsOf(rivals)).toEqual(['/talks is taken by mfe_talks']);
  expect(await verifyRelease(rivals, { directory, others: [] })).toEqual([]);
});
