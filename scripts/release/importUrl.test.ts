import { directory } from './testing/ownReleases';

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

import { importLimits } from './import/importLimits';
import { importRelease } from './import/importRelease';
import { isPublished } from './registryFile';
import { buildElsewhere, packed, removeElsewhere } from './testing/elsewhere';

const release = { name: 'mfe_talks', version: '1.0.0' };
const limits = { ...importLimits, idleMs: 300, downloadMs: 5_000, downloadBytes: 100_000 };
let server: Server;
let tarball: Buffer<ArrayBuffer>;
let integrity: string;

/** Starts a server with this listener, and returns the URL of a tarball on it. */
async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/talks.tgz`;
}

beforeAll(async () => {
  tarball = await packed(buildElsewhere(release));
  integrity = `sha256-${createHash('sha256').update(tarball).digest('base64')}`;
});
beforeEach(() => mkdirSync(directory, { recursive: true }));
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(directory, { recursive: true });
});
afterAll(removeElsewhere);

test('a release is imported from a URL, also behind a redirect', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/talks.tgz') response.writeHead(302, { location: '/there' }).end();
    else response.end(tarball);
  });
  expect(await importRelease(url, { integrity, limits })).toMatchObject({ to: '1.0.0' });
});

test('over http only with its hash', async () => {
  const url = await serve((_request, response) => response.end(tarball));
  await expect(importRelease(url, { limits })).rejects.toThrow(
    'Over http anybody can change it on its way: add the tarball’s hash.',
  );
  await expect(importRelease(url, { integrity: 'sha256-AAAA', limits })).rejects.toThrow(
    'The tarball’s hash is sha256-',
  );
});

test.each<[string, RequestListener, RegExp]>([
  ['never answers', () => undefined, /has sent nothing for 0.3 s/],
  [
    'stops in the middle',
    (_request, response) => void response.write(tarball.subarray(0, 100)),
    /has sent nothing for 0.3 s/,
  ],
  [
    'ends before it has sent what it announced',
    (_request, response) => {
      response.writeHead(200, { 'content-length': tarball.length });
      response.write(tarball.subarray(0, 100), () => response.destroy());
    },
    /could not be loaded whole/,
  ],
  [
    'sends too much',
    (_request, response) => response.end(Buffer.alloc(200_000)),
    /has more than 100000 bytes/,
  ],
  ['has no such file', (_request, response) => response.writeHead(404).end(), /answers 404/],
  [
    'sends a page instead',
    (_request, response) => response.end('<!doctype html>'),
    /The tarball’s hash is/,
  ],
  [
    'redirects for ever',
    (_request, response) => response.writeHead(302, { location: '/talks.tgz' }).end(),
    /redirects more than 5 times/,
  ],
  [
    'redirects to a file',
    (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    /redirects to file:\/\/\/etc\/passwd/,
  ],
  ['redirects to nowhere', (_request, response) => response.writeHead(302).end(), /to nowhere/],
])('a server that %s publishes nothing', async (_what, answer, message) => {
  const url = await serve(answer);
  await expect(importRelease(url, { integrity, limits })).rejects.toThrow(message);
  expect(isPublished(release)).toBe(false);
  expect(existsSync(`${directory}/history.jsonl`)).toBe(false);
});

test.each(['file:///etc/passwd', 'ftp://talks.test/talks.tgz'])('%s is no source', async (url) => {
  await serve(() => undefined);
  await expect(importRelease(url, { limits })).rejects.toThrow('A release comes from a folder');
});
