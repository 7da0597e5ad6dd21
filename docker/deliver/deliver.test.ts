import { directory } from '../../scripts/release/testing/ownReleases';

import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { repository } from '../../scripts/paths';
import { recordRelease } from '../../scripts/release/changeRegistry';
import { activate, canary, retire, rollback } from '../../scripts/release/commands';
import { readRegistryFile } from '../../scripts/release/registryFile';
import { readHistory } from '../../scripts/release/releaseHistory';
import { writeRelease, type ReleaseChanges } from '../../scripts/release/testing/writeRelease';
import { deliver } from './deliver';

const talks = 'mfe_talks';
const silent = () => undefined;
const folders: string[] = [];

/** The folder of releases in an image, with this version. */
function imageOf(version: string, changes?: ReleaseChanges, name = talks): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'image-'));
  folders.push(folder);
  writeRelease({ name, version }, folder, changes);
  return folder;
}

const live = (name = talks) =>
  readRegistryFile().remotes.find((remote) => remote.name === name)?.version;

beforeEach(() => {
  for (const name of readdirSync(directory))
    rmSync(path.join(directory, name), { recursive: true });
});
afterAll(() => [directory, ...folders].forEach((folder) => rmSync(folder, { recursive: true })));

test('the first version of a remote is published and live', async () => {
  const image = imageOf('1.0.0');
  writeFileSync(path.join(image, '.registry.lock'), '');
  await deliver(image, silent);
  expect(live()).toBe('1.0.0');
  expect(readHistory().map(({ action, from, to }) => [action, from, to])).toEqual([
    ['publish', null, '1.0.0'],
    ['activate', null, '1.0.0'],
  ]);
});

test('a newer version goes live, and the older one stays loadable', async () => {
  await deliver(imageOf('1.0.0'), silent);
  await deliver(imageOf('1.1.0'), silent);
  expect(live()).toBe('1.1.0');
  expect(readdirSync(path.join(directory, talks))).toEqual(['1.0.0', '1.1.0']);
});

test('to start the containers anew undoes no rollback', async () => {
  await deliver(imageOf('1.0.0'), silent);
  await deliver(imageOf('1.1.0'), silent);
  await rollback(talks);
  await deliver(imageOf('1.1.0'), silent);
  expect(live()).toBe('1.0.0');
});

describe('what somebody has decided stays, and whoever delivers is told how to change it', () => {
  const advice = (version: string) =>
    `To make it live: docker compose run --rm release activate ${talks} ${version}`;
  beforeEach(async () => {
    await deliver(imageOf('1.0.0'), silent);
    await deliver(imageOf('1.1.0'), silent);
  });

  test.each<[string, () => Promise<unknown>, string, string | undefined]>([
    ['after a rollback', () => rollback(talks), 'Ada rolled back to 1.0.0', '1.0.0'],
    [
      'while a canary is running',
      () => canary(talks, '1.0.0', 10),
      'a canary of 1.0.0 is running',
      '1.1.0',
    ],
    [
      'after the remote was taken off the site',
      () => retire(talks),
      'Ada took mfe_talks off the site',
      undefined,
    ],
  ])('a newer version waits %s', async (_when, decide, reason, version) => {
    await decide();
    const { canaries } = readRegistryFile();
    const said: string[] = [];
    expect(await deliver(imageOf('1.2.0'), (line) => said.push(line))).toBe(false);
    expect(said).toEqual([`mfe_talks@1.2.0 is not live: ${reason}. ${advice('1.2.0')}`]);
    expect(live()).toBe(version);
    expect(readRegistryFile().canaries).toEqual(canaries);
    expect(readHistory().at(-1)).toMatchObject({ action: 'publish', to: '1.2.0' });
  });

  test('a version that was live before waits, as after a revert of its sources', async () => {
    const said: string[] = [];
    expect(await deliver(imageOf('1.0.0'), (line) => said.push(line))).toBe(false);
    expect(said).toEqual([
      `mfe_talks@1.0.0 is not live: it was published before, and 1.1.0 is live. ${advice('1.0.0')}`,
    ]);
    expect(live()).toBe('1.1.0');
  });

  test('a remote that was taken off the site stays off when the containers are started anew', async () => {
    await retire(talks);
    expect(await deliver(imageOf('1.1.0'), silent)).toBe(false);
    expect(live()).toBeUndefined();
  });

  test('the next version goes live by itself once somebody has made one live again', async () => {
    await rollback(talks);
    await activate({ name: talks, version: '1.1.0' });
    expect(await deliver(imageOf('1.2.0'), silent)).toBe(true);
    expect(live()).toBe('1.2.0');
  });

  test('the live version is delivered again without a word of advice', async () => {
    const said: string[] = [];
    expect(await deliver(imageOf('1.1.0'), (line) => said.push(line))).toBe(true);
    expect(said).toEqual(['mfe_talks@1.1.0 is live already']);
  });
});

test.each([
  [undefined, 0],
  ['on', 1],
])('with MUST_GO_LIVE=%s, a delivery of what stays unreleased ends with %d', async (must, code) => {
  await deliver(imageOf('1.0.0'), silent);
  await deliver(imageOf('1.1.0'), silent);
  const tsx = path.join(repository, 'node_modules/tsx/dist/cli.mjs');
  const program = path.join(__dirname, 'main.ts');
  const env = { ...process.env, MUST_GO_LIVE: must };
  const { status, stdout } = spawnSync(process.execPath, [tsx, program, imageOf('1.0.0')], { env });
  expect(String(stdout)).toContain('mfe_talks@1.0.0 is not live: it was published before');
  expect(status).toBe(code);
});

test('a version is never written twice', async () => {
  await deliver(imageOf('1.0.0'), silent);
  await deliver(imageOf('1.0.0', { files: { 'remoteEntry.abc.js': 'another' } }), silent);
  const entry = path.join(directory, talks, '1.0.0/remoteEntry.abc.js');
  expect(readFileSync(entry, 'utf8')).toContain('/* 1.0.0 */');
});

test('what a killed delivery left behind is no version, and does not stand in the way', async () => {
  const half = path.join(directory, '.incoming', `${talks}-1.0.0`);
  mkdirSync(half, { recursive: true });
  writeFileSync(path.join(half, 'left-over.js'), '');
  await deliver(imageOf('1.0.0'), silent);
  expect(readdirSync(path.join(directory, talks, '1.0.0'))).not.toContain('left-over.js');
});

test('what a killed delivery left behind is removed by one on a later day, and what another one brings is not', async () => {
  const [left, running] = ['left', 'running'].map((name) =>
    path.join(directory, '.incoming', name),
  ) as [string, string];
  for (const folder of [left, running]) mkdirSync(folder, { recursive: true });
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  utimesSync(left, twoDaysAgo, twoDaysAgo);
  await deliver(imageOf('1.0.0'), silent);
  expect(readdirSync(path.join(directory, '.incoming'))).toEqual(['running']);
});

test('what a delivery has copied but not recorded before it was killed is published by the next one', async () => {
  await deliver(imageOf('1.0.0'), silent);
  writeRelease({ name: talks, version: '1.1.0' }, directory);
  expect(await deliver(imageOf('1.1.0'), silent)).toBe(true);
  expect(live()).toBe('1.1.0');
  expect(readHistory().slice(-2)).toMatchObject([
    { action: 'publish', to: '1.1.0', files: expect.stringMatching(/^sha256-/) as string },
    { action: 'activate', from: '1.0.0', to: '1.1.0' },
  ]);
});

describe('what a delivery has recorded before it was killed', () => {
  beforeEach(async () => {
    await deliver(imageOf('1.0.0'), silent);
    await deliver(imageOf('1.1.0'), silent);
    writeRelease({ name: talks, version: '1.2.0' }, directory);
    await recordRelease({ action: 'publish', remote: talks, from: '1.1.0', to: '1.2.0' });
  });

  test('goes live by the next one', async () => {
    expect(await deliver(imageOf('1.2.0'), silent)).toBe(true);
    expect(readHistory().slice(-2)).toMatchObject([
      { action: 'publish', to: '1.2.0' },
      { action: 'activate', from: '1.1.0', to: '1.2.0' },
    ]);
  });

  test('waits if somebody has chosen a version since', async () => {
    await rollback(talks);
    expect(await deliver(imageOf('1.2.0'), silent)).toBe(false);
    await activate({ name: talks, version: '1.1.0' });
    expect(await deliver(imageOf('1.2.0'), silent)).toBe(false);
    expect(live()).toBe('1.1.0');
  });
});

test('remotes delivered at the same time bring their isolation pages’ harness once, and it is never live', async () => {
  const rival = {
    routes: [{ path: '/other', screen: './Talks', access: 'everyone', title: 'Other' }],
  };
  const files = { 'index.html': '<script src="../../harness/abc/main.js" defer></script>' };
  const images = [
    imageOf('1.0.0', { files }),
    imageOf('1.0.0', { files, contract: rival }, 'mfe_other'),
  ];
  for (const image of images) {
    mkdirSync(path.join(image, 'harness/abc'), { recursive: true });
    writeFileSync(path.join(image, 'harness/abc/main.js'), '/* harness */');
  }
  await Promise.all(images.map((image) => deliver(image, silent)));
  expect(readdirSync(path.join(directory, 'harness/abc'))).toEqual(['main.js']);
  expect(readRegistryFile().remotes.map(({ name }) => name)).toEqual(['mfe_other', talks]);
});

test('a version that is not sound is not made live', async () => {
  await deliver(imageOf('1.0.0'), silent);
  const broken = imageOf('1.1.0', { files: { 'Talks.def.js': null } });
  await expect(deliver(broken, silent)).rejects.toThrow('Talks.def.js is missing or empty');
  expect(live()).toBe('1.0.0');
});

test('one that is not sound keeps no other remote of its image from going live', async () => {
  const image = imageOf('1.0.0', { files: { 'Talks.def.js': null } }, 'mfe_a');
  writeRelease({ name: talks, version: '1.0.0' }, image);
  await expect(deliver(image, silent)).rejects.toThrow(
    /^mfe_a@1\.0\.0 Talks\.def\.js is missing or empty$/,
  );
  expect([live('mfe_a'), live()]).toEqual([undefined, '1.0.0']);
});

test('several remotes may be delivered at the same time', async () => {
  const names = ['mfe_one', 'mfe_two', 'mfe_three'];
  await Promise.all(names.map((name) => deliver(imageOf('1.0.0', {}, name), silent)));
  expect(names.map(live)).toEqual(['1.0.0', '1.0.0', '1.0.0']);
});
