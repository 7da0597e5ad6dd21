import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readContract } from '@nzuko/contract/read-contract';

import { readJson, repository } from '../../scripts/paths';

/** Files of the site's repository that the command reads. */
const NEEDED = [
  'webpack.shared.js',
  'mfe-landing/webpack.config.js',
  '.github/workflows/mfe-landing.yml',
  'sdk/modules.json',
  'contract/package.json',
  'shared-auth/package.json',
  'shared-ui/package.json',
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'create-remote-'));
  for (const file of NEEDED) cpSync(path.join(repository, file), path.join(folder, file));
});
afterEach(() => rmSync(folder, { recursive: true }));

const create = (...words: string[]) =>
  spawnSync(process.execPath, [path.join(repository, 'sdk/bin/createRemote.mjs'), ...words], {
    cwd: folder,
    encoding: 'utf8',
  });

test.each(['guests', 'mfe-guests', 'mfe_guests'])('“%s” makes the remote mfe-guests', (name) => {
  expect(create(name)).toMatchObject({ status: 0, stderr: '' });
  expect(existsSync(path.join(folder, 'mfe-guests/remote.json'))).toBe(true);
});

test.each([
  ['community-partners', 'Community'],
  ['hall-of-fame-2026', 'Hall of fame'],
  ['internationalization', 'Internationaliza'],
])('%s has a link that fits the nav bar: “%s”', (name, label) => {
  create(name);
  const { contract, faults } = readContract(readJson(folder, `mfe-${name}`, 'remote.json'));
  expect(faults).toEqual([]);
  expect(contract?.nav).toMatchObject([{ label, path: `/${name}` }]);
});

test.each([['Speakers'], ['my remote'], ['9lives'], ['my', 'remote']])(
  'a name such as “%s” is refused with what a name may have',
  (...words) => {
    const { status, stderr } = create(...words.filter(Boolean));
    expect(status).toBe(1);
    expect(stderr).toBe(
      `“${words.filter(Boolean).join(' ')}” can’t be a remote’s name: it has only lower-case letters and digits, with single dashes between words, and begins with a letter, such as speakers or guest-list.\n`,
    );
  },
);

test.each([[], ['--help']])('without a name it says how it is called', (...words) => {
  const { status, stderr } = create(...words.filter(Boolean));
  expect([status, stderr]).toEqual([
    1,
    'npx create-remote <name>, such as speakers or guest-list\n',
  ]);
});

test('in a folder of the site’s repository it adds the remote to its root', () => {
  for (const file of ['sdk/bin', 'examples/speakers'])
    cpSync(path.join(repository, file), path.join(folder, file), {
      recursive: true,
      filter: (source) => !/node_modules|dist$/.test(path.relative(repository, source)),
    });
  const command = path.join(folder, 'sdk/bin/createRemote.mjs');
  const cwd = path.join(folder, 'mfe-landing');
  const { status, stderr } = spawnSync(process.execPath, [command, 'guests'], {
    cwd,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(existsSync(path.join(folder, 'mfe-guests/remote.json'))).toBe(true);
});
