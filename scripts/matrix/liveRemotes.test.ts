import { directory as releases } from '../release/testing/ownReleases';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { registeredRemote } from '../release/registeredRemote';
import { writeRegistryFile } from '../release/registryFile';
import { writeRelease } from '../release/testing/writeRelease';
import { copyLiveRemotes } from './liveRemotes';

const live = { name: 'mfe_talks', version: '1.0.0-abc' };
let server: Server;
let site: string;
let target: string;
/** The site's answers in place of some files. */
let changed: Record<string, string | null>;

beforeAll(async () => {
  writeRelease(live, releases);
  await writeRegistryFile({ contract: 1, remotes: [await registeredRemote(live)] }, releases);
  server = createServer((request, response) => {
    const file = (request.url ?? '').replace('/remotes/', '/');
    const text = file in changed ? changed[file] : readFileSync(path.join(releases, file));
    response.writeHead(text === null ? 404 : 200).end(text ?? undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  // After a failed download, others may still be reading from there.
  await new Promise((resolve) => server.close(resolve));
  rmSync(releases, { recursive: true });
});

beforeEach(() => {
  changed = {};
  target = mkdtempSync(path.join(tmpdir(), 'live-'));
});
afterEach(() => rmSync(target, { recursive: true }));

const copied = () => readdirSync(path.join(target, live.name, live.version)).sort();

test('are copied as this checkout has them', async () => {
  expect(await copyLiveRemotes(target, undefined)).toMatchObject([live]);
  expect(copied()).toContain('Talks.def.js.map');
});

test('are loaded from a site, but for what it doesn’t serve', async () => {
  expect(await copyLiveRemotes(target, site)).toMatchObject([live]);
  expect(copied()).toEqual([
    'Talks.def.js',
    'mf-manifest.json',
    'remote.json',
    'remoteEntry.abc.js',
  ]);
});

const chunk = `/${live.name}/${live.version}/Talks.def.js`;

test.each([
  ['a site that is down', 'http://127.0.0.1:1', {}, /registry\.json could not be loaded/],
  [
    'a file that is gone',
    null,
    { [chunk]: null },
    /Talks\.def\.js could not be loaded: it answers 404/,
  ],
  ['a file with other bytes', null, { [chunk]: 'x' }, /Talks\.def\.js isn’t what was released/],
  [
    'a registry that is no JSON',
    null,
    { '/registry.json': '<html>' },
    /registry\.json is not whole/,
  ],
])('from %s are refused', async (_what, elsewhere, answers, sentence) => {
  changed = answers;
  await expect(copyLiveRemotes(target, elsewhere ?? site)).rejects.toThrow(sentence);
});
