import { directory } from './testing/ownReleases';

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { activateReleases } from './activateReleases';
import { recordRelease } from './changeRegistry';
import { addRelease, importFrom } from './commands';
import { importLimits } from './import/importLimits';
import { incomingRelease } from './import/incomingRelease';
import { readSource } from './import/readSource';
import { isPublished, releaseFolder } from './registryFile';
import { recordHash } from './releaseFiles';
import { readHistory } from './releaseHistory';
import { buildElsewhere, folderElsewhere, packed, removeElsewhere } from './testing/elsewhere';
import { writeRelease } from './testing/writeRelease';

const talks = (version: string) => ({ name: 'mfe_talks', version });
const built = async () => writeRelease(talks('2.0.0'), directory);
const record = (action: 'activate' | 'publish' | 'import', remote: string, to: string) =>
  recordRelease({ action, remote, from: null, to });

beforeEach(() => mkdirSync(directory, { recursive: true }));
afterEach(() => rmSync(directory, { recursive: true }));
afterAll(removeElsewhere);

describe('a release that is published', () => {
  test('is recorded with the hash of its files, and with the version that is live meanwhile', async () => {
    writeRelease(talks('1.0.0'), directory);
    const check = async () => undefined;
    await activateReleases(() => [talks('1.0.0')], { action: 'activate', check });
    const entry = await addRelease(talks('2.0.0'), built);
    expect(entry).toEqual({
      at: expect.any(String),
      by: 'Ada',
      action: 'publish',
      remote: 'mfe_talks',
      from: '1.0.0',
      to: '2.0.0',
      files: recordHash(releaseFolder(talks('2.0.0'))),
    });
    expect(entry.files).toMatch(/^sha256-/);
    expect(readHistory().at(-1)).toEqual(entry);
  });

  test.each(['publish', 'import'] as const)('is not published again after “%s”', async (action) => {
    await built();
    await record(action, 'mfe_talks', '2.0.0');
    await expect(addRelease(talks('2.0.0'), built)).rejects.toThrow(
      'mfe_talks@2.0.0 is already published; a version is never overwritten.',
    );
  });

  test('need not be the first of its number, of its remote, or on the site', async () => {
    await built();
    await record('publish', 'mfe_venues', '2.0.0');
    await record('publish', 'mfe_talks', '1.0.0');
    await record('activate', 'mfe_talks', '2.0.0');
    expect(await addRelease(talks('2.0.0'), built)).toMatchObject({ from: null, to: '2.0.0' });
  });

  test('is built once more if its folder is gone', async () => {
    await record('publish', 'mfe_talks', '2.0.0');
    await addRelease(talks('2.0.0'), built);
    expect(isPublished(talks('2.0.0'))).toBe(true);
  });
});

test('a release that `npm start` has built stays in its folder, even if it is not fit to be published', async () => {
  writeRelease(talks('2.0.0'), directory, { contract: { name: 'mfe_venues' } });
  await expect(addRelease(talks('2.0.0'), built)).rejects.toThrow(
    'mfe_talks@2.0.0 remote.json names mfe_venues',
  );
  expect(isPublished(talks('2.0.0'))).toBe(true);
  expect(readHistory()).toEqual([]);
});

describe('what is imported', () => {
  test('may not be a remote that has its sources here', async () => {
    const events = buildElsewhere({ name: 'mfe_events', version: '9.0.0' });
    await expect(importFrom(events)).rejects.toThrow('mfe_events is built in this repository.');
  });

  test('must have the hash that was asked for', async () => {
    const tarball = path.join(folderElsewhere(), 'talks.tgz');
    writeFileSync(tarball, await packed(buildElsewhere(talks('2.0.0'))));
    await expect(importFrom(tarball, 'sha256-AAAA')).rejects.toThrow(
      /^The tarball’s hash is sha256-\S+, not sha256-AAAA\.$/,
    );
  });

  test('changes nothing if that very release is here already', async () => {
    const folder = buildElsewhere(talks('2.0.0'));
    const { repository, source } = incomingRelease(
      await readSource(folder, undefined, importLimits),
    );
    const known = { action: 'import', remote: 'mfe_talks', from: null, to: '2.0.0' } as const;
    await built();
    await recordRelease({ ...known, repository, source });
    expect(await importFrom(folder)).toEqual([]);
    expect(readHistory()).toHaveLength(1);
  });
});
