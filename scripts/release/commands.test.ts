import { directory } from './testing/ownReleases';

import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { activate, addRelease, canary, publish, rollback } from './commands';
import { isPublished } from './registryFile';
import { remoteName } from './remoteName';
import { runRelease } from './runRelease';
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

const goLive = async (...versions: string[]) => {
  for (const version of versions) await activate({ name: talks, version });
};

beforeEach(() => ['1.0.0', '1.1.0', '1.2.0'].forEach((version) => publishTalks(version)));
afterEach(() => rmSync(directory, { recursive: true }));

describe('activate and rollback', () => {
  test('make a version live, and record who did it, when, from which version and to which', async () => {
    await goLive('1.0.0');
    const [entry] = await activate({ name: talks, version: '1.1.0' });
    expect(live()).toEqual(['1.1.0']);
    expect(entry).toMatchObject({
      by: 'Ada',
      action: 'activate',
      remote: talks,
      from: '1.0.0',
      to: '1.1.0',
    });
    expect(Date.parse(entry?.at ?? '')).not.toBeNaN();
  });

  test('a rollback goes to the previous version, and a second one does not go forward again', async () => {
    await goLive('1.0.0', '1.1.0', '1.2.0');
    expect((await rollback(talks))[0]?.to).toBe('1.1.0');
    expect((await rollback(talks))[0]?.to).toBe('1.0.0');
    await expect(rollback(talks)).rejects.toThrow('no earlier live version');
    expect(live()).toEqual(['1.0.0']);
  });

  test('a rollback to a named version', async () => {
    await goLive('1.0.0', '1.1.0', '1.2.0');
    await rollback(talks, '1.0.0');
    expect(live()).toEqual(['1.0.0']);
  });

  test('reject a version that was never published, and change nothing', async () => {
    await goLive('1.0.0');
    await expect(activate({ name: talks, version: '9.9.9' })).rejects.toThrow(
      'mfe_talks@9.9.9 is not published',
    );
    expect(live()).toEqual(['1.0.0']);
  });

  test('reject an unknown remote and list the known ones', () => {
    expect(() => remoteName('tlaks')).toThrow(/There is no remote “tlaks”; one of: .*events/);
    expect(remoteName('mfe-talks')).toBe(talks);
  });
});

describe('a new version', () => {
  const release = { name: talks, version: '3.0.0' };
  const folder = path.join(directory, talks, release.version);

  test('is published once it is built and valid', async () => {
    await addRelease(release, async () => publishTalks(release.version));
    expect(isPublished(release)).toBe(true);
  });

  test('is never written twice', async () => {
    await addRelease(release, async () => publishTalks(release.version));
    const build = jest.fn(async () => undefined);
    await expect(addRelease(release, build)).rejects.toThrow(
      'mfe_talks@3.0.0 is already published; a version is never overwritten.',
    );
    expect(build).not.toHaveBeenCalled();
    expect(isPublished(release)).toBe(true);
  });

  test('that `npm start` has built is published as it is', async () => {
    publishTalks(release.version);
    const build = jest.fn(async () => undefined);
    expect(await addRelease(release, build)).toMatchObject({ action: 'publish', to: '3.0.0' });
    expect(build).not.toHaveBeenCalled();
  });

  test('that is invalid leaves nothing behind', async () => {
    const build = async () => publishTalks(release.version, { files: { 'Talks.def.js': '' } });
    await expect(addRelease(release, build)).rejects.toThrow('Talks.def.js is missing or empty');
    expect(existsSync(folder)).toBe(false);
  });

  test('needs its sources', async () => {
    await expect(publish(talks, '3.0.0', () => undefined)).rejects.toThrow(
      'mfe_talks has no sources here.',
    );
  });
});

describe('a canary', () => {
  test('is served next to the live version with its share, until 0 ends it', async () => {
    await goLive('1.0.0');
    await canary(talks, '1.2.0', 10);
    expect(live()).toEqual(['1.0.0']);
    expect(registry().canaries).toMatchObject([{ share: 10, remote: { version: '1.2.0' } }]);
    await canary(talks, '1.2.0', 0);
    expect(registry().canaries).toEqual([]);
  });

  test('is only ended by its own version', async () => {
    await goLive('1.0.0');
    await expect(canary(talks, '1.1.0', 0)).rejects.toThrow(
      'No canary of mfe_talks@1.1.0 is running.',
    );
    await canary(talks, '1.2.0', 10);
    await expect(canary(talks, '1.1.0', 0)).rejects.toThrow(
      'No canary of mfe_talks@1.1.0 is running, but one of 1.2.0 is.',
    );
    expect(registry().canaries).toMatchObject([{ remote: { version: '1.2.0' } }]);
  });

  test('needs a live version, since nobody would be served it otherwise', async () => {
    await expect(canary(talks, '1.2.0', 10)).rejects.toThrow(
      'mfe_talks isn’t live, so a canary of it would reach nobody. Activate a version first.',
    );
  });

  test.each([[['talks']], [['talks', '1.2.0']]])(
    'of %j asks for what is missing',
    async (args: string[]) => {
      await expect(runRelease(['canary', ...args], () => undefined)).rejects.toThrow(
        'Name the remote, the version and the percentage: npm run release -- canary <remote> <version> <percent>',
      );
    },
  );

  test.each([-1, 101, NaN])('rejects a share of %d', async (share) => {
    await expect(canary(talks, '1.2.0', share)).rejects.toThrow('between 0 and 100');
  });
});

describe('before a version goes live it is checked against the contract', () => {
  const route = { path: '/talks', screen: './Talks', access: 'everyone', title: 'Talks' };

  test.each<[string, ReleaseChanges, RegExp]>([
    ['a newer contract version', { contract: { contract: 2 } }, /\/contract must be 1$/],
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
      /harness\/abc\/main\.js, which index\.html refers to, is missing/,
    ],
    [
      'another React than the shell’s',
      { shared: [{ name: 'react/jsx-runtime', version: '18.0.0' }] },
      /needs react\/jsx-runtime 18\.0\.0, but the shell has \d/,
    ],
    [
      'its own router',
      {
        files: {
          'Talks.def.js.map': '{"sources":["webpack://t/node_modules/react-router/index.js"]}',
        },
      },
      /Talks\.def\.js contains its own copy of react-router/,
    ],
    [
      'its own federation runtime, although the host provides one',
      {
        files: {
          'remoteEntry.abc.js.map':
            '{"sources":["webpack://t/node_modules/@module-federation/runtime-core/dist/core.js"]}',
        },
      },
      /remoteEntry\.abc\.js contains its own copy of @module-federation\/runtime-core/,
    ],
    [
      'an entry that is too heavy',
      { files: { 'remoteEntry.abc.js': 'x'.repeat(7000) } },
      /the entry has 7000 bytes/,
    ],
  ])('reports %s', async (_what, changes, message) => {
    publishTalks('2.0.0-bad', changes);
    const faults = await verifyRelease({ name: talks, version: '2.0.0-bad' });
    expect(faults.join('\n')).toMatch(message);
    await expect(activate({ name: talks, version: '2.0.0-bad' })).rejects.toThrow(message);
    await expect(canary(talks, '2.0.0-bad', 10)).rejects.toThrow(message);
  });

  test('a path that another live remote already has is reported', async () => {
    await goLive('1.0.0');
    writeRelease({ name: 'mfe_rivals', version: '1.0.0' }, directory, {
      contract: { routes: [route] },
    });
    expect(await verifyRelease({ name: 'mfe_rivals', version: '1.0.0' })).toEqual([
      '/talks is taken by mfe_talks',
    ]);
  });

  test('a nav entry that another live remote or the shell has is reported, and so is a bar without room', async () => {
    const link = (label: string) => ({ label, path: '/talks', access: 'everyone' });
    const version = '2.0.0-nav';
    const fitting = { nav: ['Talks', 'Agenda'].map(link) };
    publishTalks(version, { contract: { routes: [route], ...fitting } });
    await goLive(version);
    const rival = { name: 'mfe_rivals', version: '1.0.0' };
    const own = { path: '/rivals', screen: './Talks', access: 'everyone', title: 'Rivals' };
    const nav = [
      { ...link('TALKS'), path: own.path },
      { ...link('Rivals'), path: own.path },
    ];
    writeRelease(rival, directory, { contract: { routes: [own], nav } });
    const faults = [
      'nav entry “TALKS” is taken by mfe_talks',
      'nav bar has room for 2 entries for visitors, and there would be 3',
    ];
    expect(await verifyRelease(rival)).toEqual(faults);
    await expect(activate(rival)).rejects.toThrow(faults[0]);
    await expect(canary(rival.name, rival.version, 10)).rejects.toThrow(faults[1]);
  });

  test('a valid one passes', async () => {
    expect(await verifyRelease({ name: talks, version: '1.1.0' })).toEqual([]);
  });
});
