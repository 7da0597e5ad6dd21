import { directory } from './testing/ownReleases';

import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { sharedVersions } from '../../federation/sharedModules.js';
import { shellBuildDirectory } from '../paths';
import { activate, canary, retire, rollback } from './commands';
import { importLimits } from './import/importLimits';
import { importRelease } from './import/importRelease';
import { isPublished, readRegistryFile } from './registryFile';
import { readHistory } from './releaseHistory';
import {
  buildElsewhere,
  fileEntry,
  folderElsewhere,
  packed,
  removeElsewhere,
} from './testing/elsewhere';
import { chunkOf, writeRelease, type ReleaseChanges } from './testing/writeRelease';

const talks = 'mfe_talks';
const first = { name: talks, version: '1.0.0' };
const second = { name: talks, version: '1.1.0' };
const live = () => readRegistryFile().remotes.map(({ version }) => version);

/** The files left in the folder, apart from those that every command leaves. */
const leftBehind = () =>
  readdirSync(directory).filter((name) => !/^\.(registry\.(lock|owner)|incoming)$/.test(name));

function writeTarball(bytes: Uint8Array): string {
  const file = path.join(folderElsewhere(), 'talks.tgz');
  writeFileSync(file, bytes);
  return file;
}

beforeEach(() => mkdirSync(directory, { recursive: true }));
afterEach(() => rmSync(directory, { recursive: true }));
afterAll(removeElsewhere);

describe('a release that was built elsewhere', () => {
  test('is published from a folder or a tarball, then goes live, is tried and rolled back as any other', async () => {
    await importRelease(buildElsewhere(first));
    await activate(first);
    await importRelease(writeTarball(await packed(buildElsewhere(second))));
    await canary(talks, '1.1.0', 10);
    expect(readRegistryFile().canaries).toMatchObject([{ remote: { version: '1.1.0' } }]);
    await activate(second);
    expect(live()).toEqual(['1.1.0']);
    await rollback(talks);
    expect(live()).toEqual(['1.0.0']);
    expect(readHistory().map(({ action, to }) => [action, to])).toEqual([
      ['import', '1.0.0'],
      ['activate', '1.0.0'],
      ['import', '1.1.0'],
      ['canary', '1.1.0'],
      ['activate', '1.1.0'],
      ['rollback', '1.0.0'],
    ]);
  });

  test('has compressed copies of its scripts that were made here', async () => {
    const chunk = `/* ${'talks '.repeat(300)} */ ${chunkOf({ './Talks': `() => ({ default: () => 'Talks' })` })}`;
    const files = { 'Talks.def.js': chunk, 'Talks.def.js.br': 'other code, compressed' };
    await importRelease(buildElsewhere(first, { files }));
    const copy = readFileSync(path.join(directory, talks, '1.0.0/Talks.def.js.br'));
    expect(copy.length).toBeLessThan(chunk.length / 2);
    expect(copy.toString()).not.toContain('other code');
    await activate(first);
  });

  test('has an isolation page in the newest harness of the site', async () => {
    const harness = path.join(directory, 'harness/abc');
    mkdirSync(harness, { recursive: true });
    for (const file of ['main.js', 'missingHarness.js', 'page.css'])
      writeFileSync(path.join(harness, file), '/* harness */');
    writeFileSync(path.join(harness, 'build.json'), '{"scripts":["main.js"]}');
    await importRelease(buildElsewhere(first));
    const page = readFileSync(path.join(directory, talks, '1.0.0/index.html'), 'utf8');
    expect(page).toContain('<script src="../../harness/abc/main.js" defer>');
    await activate(first);
  });

  test('may come twice, and is published once', async () => {
    const folder = buildElsewhere(first);
    await importRelease(folder);
    expect(await importRelease(folder)).toBeNull();
    expect(readHistory()).toHaveLength(1);
  });

  test('is published once if two import it at once', async () => {
    const folder = buildElsewhere(first);
    const entries = await Promise.all([importRelease(folder), importRelease(folder)]);
    expect(entries.filter(Boolean)).toHaveLength(1);
    expect(readHistory()).toHaveLength(1);
    await activate(first);
  });

  test('of two different ones under the same version, imported at once, one is refused', async () => {
    const other = { 'Talks.def.js': chunkOf({ './Talks': `() => ({ default: () => 'Other' })` }) };
    const outcomes = await Promise.allSettled(
      [buildElsewhere(first), buildElsewhere(first, { files: other })].map((folder) =>
        importRelease(folder),
      ),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await activate(first);
  });

  test('never replaces a version, even if its files differ by one byte', async () => {
    await importRelease(buildElsewhere(first));
    const files = { 'Talks.def.js': chunkOf({ './Talks': `() => ({ default: () => 'Tolks' })` }) };
    await expect(importRelease(buildElsewhere(first, { files }))).rejects.toThrow(
      'mfe_talks@1.0.0 is already published, with other files; a version is never overwritten.',
    );
    expect(readFileSync(path.join(directory, talks, '1.0.0/Talks.def.js'), 'utf8')).toContain(
      `'Talks'`,
    );
  });

  test('takes the place of what a killed import has left', async () => {
    const half = path.join(directory, talks, '1.0.0');
    mkdirSync(half, { recursive: true });
    writeFileSync(path.join(half, 'remote.json'), '{}');
    writeFileSync(path.join(half, 'left-over.js'), '');
    await importRelease(buildElsewhere(first));
    expect(existsSync(path.join(half, 'left-over.js'))).toBe(false);
    await activate(first);
  });

  test('does not take the place of what the site shows, if the history is lost', async () => {
    await importRelease(buildElsewhere(first));
    await activate(first);
    rmSync(path.join(directory, 'history.jsonl'));
    writeFileSync(
      path.join(directory, 'registry.json'),
      JSON.stringify({ ...readRegistryFile(), changes: [] }),
    );
    rmSync(path.join(directory, 'registry.good.json'));
    await expect(importRelease(buildElsewhere(first))).rejects.toThrow(
      'mfe_talks@1.0.0 is on the site, but no history says so.',
    );
    expect(isPublished(first)).toBe(true);
  });
});

describe('a name', () => {
  test('belongs to the repository that it first came from, until it is retired', async () => {
    await importRelease(buildElsewhere(first));
    await activate(first);
    const elsewhere = buildElsewhere(second, { repository: 'github:other/talks' });
    await expect(importRelease(elsewhere)).rejects.toThrow(
      'mfe_talks belongs to github:talks/talks, not to github:other/talks.',
    );
    await retire(talks);
    expect(await importRelease(elsewhere)).toMatchObject({ repository: 'github:other/talks' });
  });

  test('of a remote that is built here belongs to this repository', async () => {
    const options = { hasSources: (name: string) => name === talks };
    await expect(importRelease(buildElsewhere(first), options)).rejects.toThrow(
      'mfe_talks is built in this repository.',
    );
  });
});

describe('a path that another remote owns is refused', () => {
  const route = { screen: './Talks', access: 'everyone', title: 'Talks' };

  beforeEach(async () => {
    const contract = {
      routes: [{ ...route, path: '/talks/:id' }],
      redirects: { '/talk': '/talks/1' },
    };
    writeRelease({ name: 'mfe_venues', version: '1.0.0' }, directory, { contract });
    await activate({ name: 'mfe_venues', version: '1.0.0' });
  });

  test.each([
    ['as it is', { routes: [{ ...route, path: '/talks/:id' }] }, '/talks/:id'],
    ['with another parameter', { routes: [{ ...route, path: '/talks/:slug' }] }, '/talks/:slug'],
    [
      'by a redirect from it',
      { routes: [{ ...route, path: '/mine' }], redirects: { '/talks/:id': '/mine' } },
      '/talks/:id',
    ],
    [
      'by a redirect that is there already',
      { routes: [{ ...route, path: '/mine' }], redirects: { '/talk': '/mine' } },
      '/talk',
    ],
  ])('%s', async (_how, contract, taken) => {
    await expect(importRelease(buildElsewhere(first, { contract }))).rejects.toThrow(
      `mfe_talks@1.0.0 ${taken} is taken`,
    );
    expect(isPublished(first)).toBe(false);
  });
});

describe('a build is refused, and leaves nothing behind,', () => {
  const contract = {
    routes: [
      { path: '/talks', screen: './Talks', access: 'everyone', title: 'Talks', prerender: true },
    ],
  };
  const manifest = (changes: object) =>
    JSON.stringify({
      metaData: { remoteEntry: { path: '', name: 'remoteEntry.abc.js' } },
      shared: [],
      exposes: [{ path: './Talks', assets: { js: { sync: ['Talks.def.js'], async: [] } } }],
      ...changes,
    });

  test.each<[string, ReleaseChanges, string]>([
    ['without release.json', { files: { 'release.json': null } }, 'It has no release.json'],
    ['without a version', { files: { 'release.json': '{}' } }, 'release.json has no version like'],
    [
      'whose version leads out',
      { files: { 'release.json': '{"version":"1.0.0/../../x"}' } },
      'release.json has no version like',
    ],
    [
      'that does not say where it comes from',
      { files: { 'release.json': '{"version":"1.0.0"}' } },
      'doesn’t say in which repository',
    ],
    ['whose release.json is half there', { files: { 'release.json': '{"ver' } }, 'is not JSON'],
    ['with a name of no remote', { contract: { name: 'shell' } }, 'remote.json: /name must match'],
    ['that wants to be prerendered', { contract }, '/talks cannot be prerendered from elsewhere'],
    [
      'with a program for the page server',
      { files: { 'Talks.renderer.cjs': 'process.exit()' } },
      'Talks.renderer.cjs is nothing that a page loads',
    ],
    ['with a page', { files: { 'login.html': '<p>' } }, 'login.html is nothing that a page loads'],
    ['without a manifest', { files: { 'mf-manifest.json': null } }, 'It has no mf-manifest.json'],
    ['with half a manifest', { files: { 'mf-manifest.json': '{}' } }, 'is no manifest of a'],
    [
      'whose manifest names another remote’s file',
      {
        files: {
          'mf-manifest.json': manifest({
            metaData: { remoteEntry: { path: '../../mfe_venues/1.0.0', name: 'entry.js' } },
          }),
        },
      },
      'names ../../mfe_venues/1.0.0/entry.js, which is missing',
    ],
    ['without a list of imports', { files: { 'imports.json': null } }, 'It has no imports.json'],
    [
      'that imports what the live shell lacks',
      { files: { 'imports.json': '{"@nzuko/shared-ui":["Hologram"]}' } },
      'imports Hologram of @nzuko/shared-ui',
    ],
    [
      'that wants another React',
      { shared: [{ name: 'react', version: '18.0.0' }] },
      'needs react 18.0.0',
    ],
    [
      'whose screen throws',
      { files: { 'Talks.def.js': chunkOf({ './Talks': '() => { throw Error("no talks") }' }) } },
      './Talks fails when it is loaded: Error: no talks',
    ],
    [
      'whose entry is too large',
      { files: { 'remoteEntry.abc.js': randomBytes(9_000).toString('base64') } },
      'the entry has',
    ],
  ])('%s', async (_what, changes, message) => {
    const offer = {
      react: { version: '19.0.0', exports: [] },
      '@nzuko/shared-ui': { version: sharedVersions()['@nzuko/shared-ui'], exports: ['Text'] },
      'react/jsx-runtime': { version: '19.3.1', exports: [] },
    };
    const file = path.join(shellBuildDirectory, 'shared.json');
    writeFileSync(file, JSON.stringify(offer));
    try {
      await expect(importRelease(buildElsewhere(first, changes))).rejects.toThrow(message);
    } finally {
      rmSync(file);
    }
    expect(leftBehind()).toEqual([]);
    expect(readdirSync(path.join(directory))).not.toContain(talks);
  });

  test.each<[string, (folder: string) => void, string]>([
    [
      'a file was changed afterwards',
      (folder) => writeFileSync(path.join(folder, 'Talks.def.js'), 'alert()'),
      'Talks.def.js is not the one that was built.',
    ],
    [
      'a file was added',
      (folder) => writeFileSync(path.join(folder, 'more.js'), 'alert()'),
      'more.js is not in files.json.',
    ],
    [
      'a file is gone',
      (folder) => rmSync(path.join(folder, 'Talks.def.js')),
      'Talks.def.js is missing.',
    ],
    [
      'its record is gone',
      (folder) => rmSync(path.join(folder, 'files.json')),
      'It has no files.json.',
    ],
  ])('if %s', async (_what, tamper, message) => {
    const folder = buildElsewhere(first);
    tamper(folder);
    await expect(importRelease(folder)).rejects.toThrow(message);
    expect(leftBehind()).toEqual([]);
  });
});

describe('a tarball is refused', () => {
  const link = (type: 'symlink' | 'link', name: string, linkname: string) => ({
    header: { name, size: 0, type, linkname },
  });

  test.each([
    ['that leads out', fileEntry('package/../../evil.js', ''), '“../../evil.js” is no path'],
    ['with an absolute path', fileEntry('/tmp/evil.js', ''), '“/tmp/evil.js” is no path'],
    ['with a path of Windows', fileEntry('package\\..\\evil.js', ''), 'is no path'],
    [
      'with a symbolic link',
      link('symlink', 'package/dist/x.js', '/etc/passwd'),
      'dist/x.js is a symlink',
    ],
    ['with a hard link', link('link', 'package/dist/x.js', '/etc/passwd'), 'dist/x.js is a link'],
    [
      'with a file twice',
      fileEntry('package/dist/remote.json', '{}'),
      'dist/remote.json is in it twice',
    ],
    [
      'with a file twice but for its case',
      fileEntry('package/dist/Remote.json', '{}'),
      'dist/Remote.json is in it twice',
    ],
  ])('%s', async (_what, entry, message) => {
    const tarball = writeTarball(await packed(buildElsewhere(first), [entry]));
    await expect(importRelease(tarball)).rejects.toThrow(message);
    expect(leftBehind()).toEqual([]);
  });

  test.each([
    ['with too many files', { ...importLimits, files: 5 }, 'It has more than 5 files.'],
    [
      'that unpacks to too much',
      { ...importLimits, bytes: 100_000 },
      'It has more than 100000 bytes.',
    ],
    ['that is too large', { ...importLimits, downloadBytes: 200 }, 'has more than 200 bytes.'],
  ])('%s', async (_what, limits, message) => {
    // A million zeros compress to a thousand bytes.
    const bomb = fileEntry('package/dist/bomb.js', new Uint8Array(1_000_000));
    const tarball = writeTarball(await packed(buildElsewhere(first), [bomb]));
    await expect(importRelease(tarball, { limits })).rejects.toThrow(message);
    expect(leftBehind()).toEqual([]);
  });

  test.each<[string, (whole: Buffer) => Uint8Array]>([
    ['that is cut off', (whole) => whole.subarray(0, whole.length - 200)],
    ['that is a web page', () => Buffer.from('<!doctype html><title>Sign in</title>')],
    ['that is empty', () => new Uint8Array()],
  ])('%s', async (_what, spoil) => {
    const tarball = writeTarball(spoil(await packed(buildElsewhere(first))));
    await expect(importRelease(tarball)).rejects.toThrow(
      /^The tarball is incomplete or isn’t gzipped(\.| \(.+\)\.)$/,
    );
  });

  test('if it has another hash than the one that was named', async () => {
    const bytes = await packed(buildElsewhere(first));
    const tarball = writeTarball(bytes);
    const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
    await expect(importRelease(tarball, { integrity: 'sha256-AAAA' })).rejects.toThrow(
      /^The tarball’s hash is sha256-.+, not sha256-AAAA\.$/,
    );
    expect(await importRelease(tarball, { integrity })).toMatchObject({ to: '1.0.0' });
  });

  test('if it is not there', async () => {
    await expect(importRelease('no/such.tgz')).rejects.toThrow('There is no no/such.tgz.');
  });
});
