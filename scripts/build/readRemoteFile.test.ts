import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readRemoteFile } from './readRemoteFile.js';

let folder: string;

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'contract-')), 'mfe-talks');
  mkdirSync(path.join(folder, 'src/screens/talk-list'), { recursive: true });
  writeFileSync(path.join(folder, 'src/screens/talk-list/TalkListScreen.tsx'), '');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const route = { path: '/talks', screen: './TalkList', access: 'everyone', title: 'Talks' };

function read(contract: unknown): unknown {
  const text = typeof contract === 'string' ? contract : JSON.stringify(contract, null, 2);
  writeFileSync(path.join(folder, 'remote.json'), text);
  return readRemoteFile(folder);
}

const withRoute = (change: object) => ({
  name: 'mfe_talks',
  contract: 1,
  routes: [route, { ...route, path: '/other', ...change }],
});

test('a valid contract is read', () => {
  expect(read(withRoute({}))).toMatchObject({
    name: 'mfe_talks',
    routes: [route, { path: '/other' }],
  });
});

// An invalid remote.json fails the build with the file, the line and the field.
test.each([
  ['no JSON', '{ "name": ', /mfe-talks\/remote\.json: not JSON/],
  [
    'no name',
    { contract: 1, routes: [route] },
    /remote\.json:1: \/ must have required property 'name'/,
  ],
  [
    'a name that is no identifier',
    { ...withRoute({}), name: 'mfe-talks' },
    /remote\.json:2: \/name must match/,
  ],
  [
    'a contract of the future',
    { ...withRoute({}), contract: 2 },
    /remote\.json:3: \/contract must be 1$/,
  ],
  ['no routes', { ...withRoute({}), routes: [] }, /\/routes must NOT have fewer than 1/],
  [
    'an unknown access',
    withRoute({ access: 'staff' }),
    /remote\.json:14: \/routes\/1\/access must be one of everyone, guest, member/,
  ],
  [
    'a path without its slash',
    withRoute({ path: 'talks' }),
    /remote\.json:12: \/routes\/1\/path must begin with \/$/,
  ],
  [
    'a member without a way in',
    withRoute({ access: 'member' }),
    /\/routes\/1 must have required property 'signedOut'/,
  ],
  [
    'an unknown field',
    withRoute({ colour: 'red' }),
    /\/routes\/1 must NOT have additional properties \(colour\)/,
  ],
  ['a path named twice', withRoute({ path: '/talks' }), /\/routes\/1\/path \/talks is named twice/],
  [
    'a screen without a file',
    withRoute({ screen: './Gone' }),
    /\.\/Gone has no file \.\/src\/screens\/gone\/GoneScreen\.tsx/,
  ],
  [
    'a slot without a file',
    {
      ...withRoute({}),
      slots: { 'dashboard.overview': { module: './TalksAround', access: 'member' } },
    },
    /remote\.json:20: \/slots\/dashboard\.overview\/module \.\/TalksAround has no file \.\/src\/slots\/talks-around\/TalksAroundSlot\.tsx/,
  ],
])('%s fails with the file and the field', (_name, contract, message) => {
  expect(() => read(contract)).toThrow(message);
});
