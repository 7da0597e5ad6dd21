import { directory } from './testing/ownReleases';

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { shellBuildDirectory } from '../paths';
import { activate } from './commands';
import { faultsOfImports, OFFER_FILE } from './screens/liveShell';
import { offerOf } from './screens/tryScreens';
import { writeRelease } from './testing/writeRelease';

const release = { name: 'mfe_talks', version: '1.0.0' };
const shell = path.join(directory, 'shell');

function offer(shared: object): void {
  mkdirSync(shell, { recursive: true });
  writeFileSync(path.join(shell, OFFER_FILE), JSON.stringify(shared));
}

/** Publishes a release built with @nzuko/shared-ui 1.3.0 that imports these names from it. */
function publish(imports: string[], requiredVersion = '^1.0.0'): void {
  const shared = [{ name: '@nzuko/shared-ui', version: '1.3.0', requiredVersion }];
  const files = { 'imports.json': JSON.stringify({ '@nzuko/shared-ui': imports }) };
  writeRelease(release, directory, { shared, files });
}

afterEach(() => rmSync(directory, { recursive: true }));

test.each([
  ['an older version that has all that is imported', '1.2.0', ['Button'], '^1.0.0', []],
  [
    'an older version without what is imported',
    '1.2.0',
    ['Button', 'Chip'],
    '^1.0.0',
    [
      'imports Chip of @nzuko/shared-ui 1.3.0, which @nzuko/shared-ui 1.2.0 of the live shell does not have: release the shell first',
    ],
  ],
  [
    'the same version without what is imported',
    '1.3.0',
    ['Chip'],
    '^1.0.0',
    [
      'imports Chip of @nzuko/shared-ui 1.3.0, which @nzuko/shared-ui 1.3.0 of the live shell does not have: raise its version (npm run verify says how far), and release the shell first',
    ],
  ],
  ['a later version', '1.9.0', ['Button'], '^1.0.0', []],
  [
    'another major version',
    '2.0.0',
    ['Button'],
    '^1.0.0',
    ['needs @nzuko/shared-ui ^1.0.0, but the live shell has 2.0.0'],
  ],
])('with %s in the live shell', (_what, version, imports, range, faults) => {
  publish(imports, range);
  offer({ '@nzuko/shared-ui': { version, exports: ['Button', 'Card'] } });
  expect(faultsOfImports(release, { shell })).toEqual(faults);
});

test('a shell without the package is said to be so', () => {
  publish(['Button']);
  offer({ react: { version: '19.0.0', exports: [] } });
  expect(faultsOfImports(release, { shell })).toEqual([
    'needs @nzuko/shared-ui, which the live shell does not share',
  ]);
});

test('a shell’s list has what it really shares, and a release that imports anything else does not go live', async () => {
  const shared = await offerOf(shellBuildDirectory);
  expect(shared['@nzuko/shared-ui']?.exports).toEqual(expect.arrayContaining(['Button', 'styled']));
  expect(shared.react?.exports).toContain('useState');
  const file = path.join(shellBuildDirectory, OFFER_FILE);
  writeFileSync(file, JSON.stringify(shared));
  publish(['Button', 'Chip']);
  await expect(activate(release)).rejects.toThrow(
    'mfe_talks@1.0.0 imports Chip of @nzuko/shared-ui 1.3.0',
  );
  rmSync(file);
});
