import { directory } from './testing/ownReleases';

import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { activate, canary, remoteName, rollback } from './commands';
import { writeRelease, type ReleaseChanges } from './testing/writeRelease';
import { verifyRelease } from './verifyRelease';

const talks = 'mfe_talks';

const publishTalks = (version: string, changes?: ReleaseChanges) =>
  writeRelease({ name: talks, version }, directory, changes);
const registry = () =>
  JSON.parse(readFileSync(path.join(directory, 'registry.json'), 'utf8')) as {
    remotes: { version: string }[];
    canaries?: { share: number; remote: { version: string } }[];
  };
const live = () => registry().remotes.map(({ version }) => version);

beforeAll(() => ['1.0.0', '1.1.0', '1.2.0'].forEach((version) => publishTalks(version)));
afterAll(() => rmSync(directory, { recursive: true }));

describe('activate and rollback', () => {
  test('make a version live, and tell who did it, when, from and to', async () => {
    await activate(talks, '1.0.0');
    const entry = await activate(talks, '1.1.0');
    expect(live()).toEqual(['1.1.0']);
    expect(entry).toMatchObject({
      by: 'Ada',
      action: 'activate',
      remote: talks,
      from: '1.0.0',
      to: '1.1.0',
    });
    expect(Date.parse(entry.at)).not.toBeNaN();
  });

  test('a rollback goes to the version before, and a second one does not go forward again', async () => {
    await activate(talks, '1.2.0');
    expect((await rollback(talks)).to).toBe('1.1.0');
    expect((await rollback(talks)).to).toBe('1.0.0');
    await expect(rollback(talks)).rejects.toThrow('no earlier version');
    expect(live()).toEqual(['1.0.0']);
  });

  test('a rollback to a named version', async () => {
    await activate(talks, '1.2.0');
    await rollback(talks, '1.0.0');
    expect(live()).toEqual(['1.0.0']);
  });

  test('a version that was never published is refused, and nothing changes', async () => {
    await expect(activate(talks, '9.9.9')).rejects.toThrow('mfe_talks@9.9.9 is not published');
    expect(live()).toEqual(['1.0.0']);
  });

  test('an unknown remote is refused with the known ones', () => {
    expect(() => remoteName('tlaks')).toThrow(/There is no remote “tlaks”; one of: .*events/);
    expect(remoteName('mfe-talks')).toBe(talks);
  });
});

describe('a canary', () => {
  test('stands beside the live version with its share, until 0 ends it', async () => {
    await canary(talks, '1.2.0', 10);
    expect(live()).toEqual(['1.0.0']);
    expect(registry().canaries).toMatchObject([{ share: 10, remote: { version: '1.2.0' } }]);
    await canary(talks, '1.2.0', 0);
    expect(registry().canaries).toEqual([]);
  });

  test.each([-1, 101, NaN])('a share of %d is refused', async (share) => {
    await expect(canary(talks, '1.2.0', share)).rejects.toThrow('0 to 100');
  });
});

describe('before a version goes live it is held against the contract', () => {
  const route = { path: '/talks', screen: './Talks', access: 'everyone', title: 'Talks' };

  test.each<[string, ReleaseChanges, RegExp]>([
    ['a contract of the future', { contract: { contract: 2 } }, /\/contract must be equal/],
    ['an unknown field', { contract: { owner: 'us' } }, /additional properties/],
    ['another remote’s name', { contract: { name: 'mfe_other' } }, /names mfe_other/],
    [
      'a screen that is not exposed',
      { contract: { routes: [{ ...route, screen: './Other' }] } },
      /\.\/Other is not exposed/,
    ],
    ['no entry', { files: { 'remoteEntry.abc.js': null } }, /remoteEntry\.abc\.js is missing/],
    ['an empty chunk', { files: { 'Talks.def.js': '' } }, /Talks\.def\.js is missing or empty/],
    [
      'an isolation page without its harness',
      { files: { 'index.html': '<script src="../../harness/abc/main.js" defer></script>' } },
      /harness\/abc\/main\.js, which index\.html names, is missing/,
    ],
    [
      'another React than the shell’s',
      { shared: [{ name: 'react/jsx-runtime', version: '18.0.0' }] },
      /built for react\/jsx-runtime 18\.0\.0/,
    ],
    [
      'a router of its own',
      {
        files: {
          'Talks.def.js.map': '{"sources":["webpack://t/node_modules/react-router/index.js"]}',
        },
      },
      /Talks\.def\.js brings a react-router of its own/,
    ],
    [
      'an entry that is too heavy',
      { files: { 'remoteEntry.abc.js': 'x'.repeat(7000) } },
      /the entry has 7000 bytes/,
    ],
  ])('%s is said', async (_what, changes, message) => {
    publishTalks('2.0.0-bad', changes);
    const faults = await verifyRelease({ name: talks, version: '2.0.0-bad' });
    expect(faults.join('\n')).toMatch(message);
    await expect(activate(talks, '2.0.0-bad')).rejects.toThrow(message);
    rmSync(path.join(directory, talks, '2.0.0-bad'), { recursive: true });
  });

  test('a path that another live remote has is said', async () => {
    writeRelease({ name: 'mfe_rivals', version: '1.0.0' }, directory, {
      contract: { routes: [route] },
    });
    expect(await verifyRelease({ name: 'mfe_rivals', version: '1.0.0' })).toEqual([
      '/talks is taken',
    ]);
  });

  test('a sound one passes', async () => {
    expect(await verifyRelease({ name: talks, version: '1.1.0' })).toEqual([]);
  });
});
