import { directory } from './testing/ownReleases';

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { remoteFolders, shellBuildDirectory } from '../paths';
import { activate, publish } from './commands';
import { remoteName } from './remoteName';
import { readRegistryFile } from './registryFile';
import { OFFER_FILE } from './screens/liveShell';
import { chunkOf, writeRelease, type ReleaseChanges } from './testing/writeRelease';

const talks = { name: 'mfe_talks', version: '1.0.0' };
const write = (changes: ReleaseChanges) => writeRelease(talks, directory, changes);
/** The whole message with which a version is refused. */
const refusal = () =>
  activate(talks).then(
    () => null,
    (error: Error) => error.message,
  );

beforeEach(() => mkdirSync(directory, { recursive: true }));
afterEach(() => rmSync(directory, { recursive: true }));

describe('a remote’s name', () => {
  test('of several words has underscores, however it was asked for', () => {
    writeRelease({ name: 'mfe_late_night_talks', version: '1.0.0' }, directory);
    for (const asked of ['late-night-talks', 'mfe-late-night-talks', 'mfe_late_night_talks']) {
      expect(remoteName(asked)).toBe('mfe_late_night_talks');
    }
  });

  test('loses no “mfe” but the one it begins with', () => {
    writeRelease({ name: 'mfe_about_mfe_talks', version: '1.0.0' }, directory);
    expect(remoteName('about-mfe-talks')).toBe('mfe_about_mfe_talks');
  });

  test('that nobody has is answered with all that there are', () => {
    const known = remoteFolders().map((folder) => folder.replace('mfe-', ''));
    expect(known).toContain('events');
    expect(() => remoteName('tlaks')).toThrow(
      new Error(`There is no remote “tlaks”; one of: ${known.join(', ')}.`),
    );
  });

  test('of one that was only released here is not taken for one with sources', async () => {
    write({});
    await expect(publish(talks.name, '2.0.0', () => undefined)).rejects.toThrow(
      'mfe_talks has no sources here.',
    );
  });
});

describe('a version does not go live', () => {
  afterEach(() => expect(readRegistryFile().remotes).toEqual([]));

  test('with two faults, each of which is named in a line of its own', async () => {
    write({ contract: { contract: 2, owner: 'us' } });
    const lines = (await refusal())?.split('\n') ?? [];
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toMatch(/^mfe_talks@1\.0\.0 \S/);
  });

  test('that needs what the live shell does not share', async () => {
    write({ shared: [{ name: '@nzuko/shared-ui', version: '1.3.0', requiredVersion: '^1.0.0' }] });
    const offer = path.join(shellBuildDirectory, OFFER_FILE);
    writeFileSync(offer, JSON.stringify({ react: { version: '19.0.0', exports: [] } }));
    const refused = await refusal();
    rmSync(offer);
    expect(refused).toContain(
      'mfe_talks@1.0.0 needs @nzuko/shared-ui, which the live shell does not share',
    );
  });

  test('of which a screen throws', async () => {
    const broken = `() => ({ default: () => { throw new Error('no talks') } })`;
    write({ files: { 'Talks.def.js': chunkOf({ './Talks': broken }) } });
    expect(await refusal()).toMatch(/^mfe_talks@1\.0\.0 .*no talks/);
  });
});
