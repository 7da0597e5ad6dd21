import { directory } from './testing/ownReleases';

import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { activateReleases } from './activateReleases';
import { changeRegistry, recordRelease } from './changeRegistry';
import { activate, addRelease, canary, publish, retire, rollback } from './commands';
import type { NewEntry } from './historyEntry';
import { publishedVersions } from './publishedVersions';
import { isPublished, readRegistryFile } from './registryFile';
import { ReleaseError } from './releaseError';
import { readHistory } from './releaseHistory';
import { remoteName } from './remoteName';
import { writeRelease } from './testing/writeRelease';
import { verifyRelease } from './verifyRelease';

const talks = 'mfe_talks';
const live = () => readRegistryFile(directory).remotes.map(({ version }) => version);

/** Publishes versions a minute apart, the first one first. */
function publishInTurn(...versions: string[]): void {
  versions.forEach((version, minute) => {
    writeRelease({ name: talks, version }, directory);
    const time = new Date(Date.UTC(2031, 0, 1, 0, minute));
    utimesSync(path.join(directory, talks, version, 'remote.json'), time, time);
  });
}

beforeEach(() => mkdirSync(directory, { recursive: true }));
afterEach(() => rmSync(directory, { recursive: true }));

describe('the published versions', () => {
  test('are named, the newest first, without what is half there', () => {
    publishInTurn('1.1.0', '1.0.0', '2.0.0');
    mkdirSync(path.join(directory, talks, '3.0.0'));
    mkdirSync(path.join(directory, talks, '.4.0.0'));
    writeFileSync(path.join(directory, talks, '.4.0.0/remote.json'), '{}');
    // A file added to a release later doesn't make it newer.
    writeFileSync(path.join(directory, talks, '1.1.0/remote.json.br'), '');
    expect(publishedVersions(talks)).toEqual(['2.0.0', '1.0.0', '1.1.0']);
    expect(isPublished({ name: talks, version: '3.0.0' })).toBe(false);
  });

  test('are in the order of their publication, though a restored copy has new file times', async () => {
    publishInTurn('2.0.0', '1.0.0');
    const written = jest.spyOn(Date.prototype, 'toISOString');
    for (const [version, at] of [
      ['1.0.0', '2031-01-01T00:00:00.000Z'],
      ['2.0.0', '2031-01-01T00:00:00.001Z'],
    ] as const) {
      written.mockReturnValue(at);
      await recordRelease({ action: 'publish', remote: talks, from: null, to: version });
    }
    written.mockRestore();
    expect(publishedVersions(talks)).toEqual(['2.0.0', '1.0.0']);
  });

  test('are none of a remote that has none', async () => {
    expect(publishedVersions(talks)).toEqual([]);
    await expect(activate({ name: talks })).rejects.toThrow('mfe_talks has no published version.');
  });

  test('the newest goes live unless one is named', async () => {
    publishInTurn('1.1.0', '1.0.0');
    await activate({ name: talks });
    expect(live()).toEqual(['1.0.0']);
  });
});

describe('a remote', () => {
  test.each(['events', 'mfe-events', 'mfe_events'])('can be called %s', (asked) => {
    expect(remoteName(asked)).toBe('mfe_events');
  });

  test('that is not named is asked for', () => {
    expect(() => remoteName(undefined)).toThrow(
      /^Name a remote; one of: .*dashboard, .*events.*\.$/,
    );
  });

  test('that was released is offered too, as in an image, which has no sources', () => {
    writeRelease({ name: 'mfe_night_talks', version: '1.0.0' }, directory);
    expect(() => remoteName('tlaks')).toThrow(/; one of: .*\bevents, .*\bnight-talks,.*\.$/);
  });

  test('that was released can be called without its sources', () => {
    publishInTurn('1.0.0');
    expect(remoteName('talks')).toBe(talks);
  });
});

describe('a version that is live', () => {
  beforeEach(async () => {
    publishInTurn('1.0.0', '1.1.0');
    await activate({ name: talks, version: '1.0.0' });
  });

  test('cannot be rolled back to, nor tried', async () => {
    await expect(rollback(talks, '1.0.0')).rejects.toThrow('mfe_talks@1.0.0 is already live.');
    await expect(canary(talks, '1.0.0', 10)).rejects.toThrow(
      'mfe_talks@1.0.0 is already live for everyone.',
    );
    expect(live()).toEqual(['1.0.0']);
  });

  test('stays while others are tried, the last of them alone', async () => {
    publishInTurn('1.0.0', '1.1.0', '1.2.0');
    expect((await canary(talks, '1.1.0', 10))[0]).toMatchObject({
      action: 'canary',
      from: '1.0.0',
      to: '1.1.0',
      share: 10,
    });
    await canary(talks, '1.2.0', 100);
    expect(readRegistryFile(directory).canaries).toMatchObject([
      { share: 100, remote: { name: talks, version: '1.2.0' } },
    ]);
    // Ending a trial doesn't require a sound version.
    rmSync(path.join(directory, talks, '1.2.0'), { recursive: true });
    await canary(talks, '1.2.0', 0);
    expect(readRegistryFile(directory).canaries).toEqual([]);
  });

  test('is not tried with a path that the trial of another remote has', async () => {
    const routes = [{ path: '/map', screen: './Talks', access: 'everyone', title: 'Map' }];
    const venues = 'mfe_venues';
    writeRelease({ name: venues, version: '1.0.0' }, directory);
    writeRelease({ name: venues, version: '1.1.0' }, directory, { contract: { routes } });
    writeRelease({ name: talks, version: '1.3.0' }, directory, { contract: { routes } });
    await activate({ name: venues, version: '1.0.0' });
    await canary(venues, '1.1.0', 5);
    await expect(canary(talks, '1.3.0', 10)).rejects.toThrow(
      'mfe_talks@1.3.0 /map is taken by mfe_venues',
    );
    await canary(venues, '1.1.0', 0);
    await canary(talks, '1.3.0', 10);
    expect(readRegistryFile(directory).canaries).toMatchObject([{ remote: { version: '1.3.0' } }]);
  });

  test('keeps the trial of another remote', async () => {
    writeRelease({ name: 'mfe_venues', version: '1.0.0' }, directory);
    writeRelease({ name: 'mfe_venues', version: '1.1.0' }, directory);
    await activate({ name: 'mfe_venues', version: '1.0.0' });
    await canary('mfe_venues', '1.1.0', 5);
    await canary(talks, '1.1.0', 10);
    expect(readRegistryFile(directory).canaries?.map(({ remote }) => remote.name)).toEqual([
      'mfe_venues',
      talks,
    ]);
  });
});

describe.each(['../../x', 'v2', '1.0.0/', '1.0'])('“%s” is no version', (version) => {
  test.each<[string, () => Promise<unknown>]>([
    ['publish', () => publish('mfe_events', version, () => undefined)],
    ['activate', () => activate({ name: talks, version })],
    ['roll back to', () => rollback(talks, version)],
    ['try', () => canary(talks, version, 10)],
  ])('to %s', async (_what, command) => {
    publishInTurn('1.0.0');
    await expect(command()).rejects.toThrow(
      new ReleaseError(`“${version}” isn’t a version like 1.2.0, of at most 40 characters.`),
    );
    expect(readHistory()).toEqual([]);
  });
});

test('what was published before versions were checked can still be named', async () => {
  publishInTurn('1.0.0', '2.0-0a1b2c');
  await activate({ name: talks, version: '2.0-0a1b2c' });
  expect(live()).toEqual(['2.0-0a1b2c']);
  await activate({ name: talks, version: '1.0.0' });
  await canary(talks, '2.0-0a1b2c', 10);
  await rollback(talks, '2.0-0a1b2c');
  expect(live()).toEqual(['2.0-0a1b2c']);
});

describe('a version of our own sources, which ends with a hash', () => {
  const [older, newer, candidate] = ['0.1.0-0a1b2c3d4e', '0.2.0-0f00000000', '0.3.0-rc.1'];
  beforeEach(() => publishInTurn(older, newer, candidate));

  test.each([older, `v${older}`, '0.1.0', 'v0.1.0', '0.1.0-0a1'])(
    'goes live as %s',
    async (version) => {
      await activate({ name: talks, version });
      expect(live()).toEqual([older]);
    },
  );

  test('is tried, no longer tried and rolled back to by its number', async () => {
    await activate({ name: talks, version: '0.1.0' });
    await canary(talks, '0.2.0', 10);
    expect((await canary(talks, 'v0.2.0', 0))[0]).toMatchObject({ to: newer, share: 0 });
    await activate({ name: talks, version: '0.2.0' });
    expect(await rollback(talks, '0.1.0')).toMatchObject([{ from: newer, to: older }]);
  });

  test('is named in full if its number isn’t enough', async () => {
    const again = '0.1.0-1111111111';
    publishInTurn(older, again);
    await expect(activate({ name: talks, version: '0.1.0' })).rejects.toThrow(
      `mfe_talks@0.1.0 may be ${again} or ${older}.`,
    );
  });

  // The candidate of 0.3.0 isn’t 0.3.0 itself.
  test.each(['9.9.9', '0.3.0', '0.1.0-b'])('is none called %s', async (version) => {
    await expect(activate({ name: talks, version })).rejects.toThrow(
      `mfe_talks@${version} is not published; the newest are: ${candidate}, ${newer}, ${older}.`,
    );
    expect(live()).toEqual([]);
  });
});

describe('a rollback', () => {
  const entry = (action: NewEntry['action'], to: string | null, remote = talks) =>
    recordRelease({ action, remote, from: '0.1.0', to });

  beforeEach(async () => {
    publishInTurn('1.0.0', '1.1.0');
    const start = { action: 'start', check: async () => undefined } as const;
    await activateReleases(() => [{ name: talks, version: '1.0.0' }], start);
    await activateReleases(() => [{ name: talks, version: '1.1.0' }], start);
  });

  test('also goes back from what went live with `npm start`', async () => {
    expect(await rollback(talks)).toMatchObject([
      { action: 'rollback', remote: talks, from: '1.1.0', to: '1.0.0' },
    ]);
  });

  test('does not go by what did not make the live version live', async () => {
    await entry('activate', '1.1.0', 'mfe_venues');
    await entry('publish', '1.1.0');
    await entry('canary', '1.1.0');
    await entry('activate', '1.0.0');
    expect((await rollback(talks))[0]?.to).toBe('1.0.0');
  });

  test('needs an earlier version', async () => {
    await rollback(talks);
    await expect(rollback(talks)).rejects.toThrow(
      new ReleaseError('mfe_talks has no earlier live version.'),
    );
  });

  test('needs a live version to go back from', async () => {
    await retire(talks);
    await expect(rollback(talks)).rejects.toThrow(
      new ReleaseError(
        'mfe_talks isn’t live, so there is nothing to go back from. Activate a version.',
      ),
    );
    expect((await rollback(talks, '1.0.0'))[0]?.to).toBe('1.0.0');
  });
});

describe('a remote that leaves the site', () => {
  const venues = { name: 'mfe_venues', version: '1.0.0' };

  test('takes its canary with it, and no other one', async () => {
    publishInTurn('1.0.0');
    writeRelease(venues, directory);
    const releases = [{ name: talks, version: '1.0.0' }, venues];
    await activateReleases(() => releases, { action: 'start', check: async () => undefined });
    await changeRegistry((registry) => {
      const canaries = registry.remotes.map((remote) => ({
        remote: { ...remote, version: '1.1.0' },
        share: 5,
      }));
      return { registry: { ...registry, canaries }, entries: [] };
    });
    expect(await retire(talks)).toMatchObject([
      { action: 'retire', remote: talks, from: '1.0.0', to: null },
    ]);
    const { remotes, canaries } = readRegistryFile(directory);
    expect(remotes.map(({ name }) => name)).toEqual(['mfe_venues']);
    expect(canaries?.map(({ remote }) => remote.name)).toEqual(['mfe_venues']);
  });
});

describe('the audit trail', () => {
  test('is empty at first', () => {
    expect(readHistory(directory)).toEqual([]);
  });

  test('keeps each change, the oldest first', async () => {
    publishInTurn('1.0.0', '1.1.0');
    await activate({ name: talks, version: '1.0.0' });
    await activate({ name: talks, version: '1.1.0' });
    await rollback(talks);
    expect(readHistory(directory)).toMatchObject([
      { action: 'activate', remote: talks, from: null, to: '1.0.0', by: 'Ada' },
      { action: 'activate', remote: talks, from: '1.0.0', to: '1.1.0', by: 'Ada' },
      { action: 'rollback', remote: talks, from: '1.1.0', to: '1.0.0', by: 'Ada' },
    ]);
    const lines = readFileSync(path.join(directory, 'history.jsonl'), 'utf8').split('\n');
    expect(lines).toHaveLength(4);
  });
});

describe('a release', () => {
  test('that is built badly says what is wrong, and leaves nothing', async () => {
    const release = { name: talks, version: '1.0.0' };
    await expect(addRelease(release, async () => undefined)).rejects.toThrow(
      'mfe_talks@1.0.0 is not published',
    );
    expect(publishedVersions(talks)).toEqual([]);
  });

  const sizes = (entry: number, screen: number) => ({
    files: { 'remoteEntry.abc.js': 'x'.repeat(entry), 'Talks.def.js': 'x'.repeat(screen) },
  });

  test.each([
    ['as large as it may be', sizes(6_000, 90_000), []],
    [
      'a byte larger',
      sizes(6_001, 90_001),
      [
        'the entry has 6001 bytes (at most 6000)',
        './Talks needs 90001 bytes of script (at most 90000)',
      ],
    ],
  ])('%s', async (_what, changes, faults) => {
    const release = { name: talks, version: '1.0.0' };
    writeRelease(release, directory, changes);
    expect(await verifyRelease(release)).toEqual(faults);
  });

  test('is weighed as it is sent, compressed', async () => {
    const release = { name: talks, version: '1.0.0' };
    writeRelease(release, directory, {
      files: {
        ...sizes(9_000, 99_000).files,
        'remoteEntry.abc.js.br': 'x',
        'Talks.def.js.br': 'x',
      },
    });
    expect(await verifyRelease(release)).toEqual([]);
  });
});
