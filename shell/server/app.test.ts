import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { FastifyInstance } from 'fastify';

import { buildRegistered } from '../src/testing/builders';
import { buildServer } from './app';

let folder: string;
let api: Server;
let app: FastifyInstance;

const events = {
  ...buildRegistered({
    name: 'mfe_events',
    routes: [
      ['/events', './Catalogue'],
      ['/events/:id', './EventDetail'],
    ],
  }),
  screens: { './EventDetail': ['/remotes/mfe_events/1.0.0/detail.abc.js'] },
  redirects: { '/programme': '/events' },
};
const landing = buildRegistered({
  name: 'mfe_landing',
  routes: [['/', './Landing']],
  more: { prerender: true },
});

const inFolder = (...steps: string[]) => path.join(folder, ...steps);
const writeRegistry = (remotes: unknown[]) =>
  writeFile(inFolder('releases/registry.json'), JSON.stringify({ contract: 1, remotes }));

const configOf = (root: string) => ({
  host: '127.0.0.1',
  port: 0,
  trustProxy: 'loopback',
  shellDirectory: path.join(root, 'shell'),
  releasesDirectory: path.join(root, 'releases'),
  telemetryEvery: 10,
  allowOverride: false,
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shell-server-'));
  await mkdir(inFolder('releases/mfe_events/1.0.0'), { recursive: true });
  await mkdir(inFolder('shell'));
  await writeFile(inFolder('shell/main.abc.js'), 'plain');
  await writeFile(inFolder('shell/main.abc.js.br'), 'brotli');
  await writeFile(inFolder('shell/main.abc.js.map'), '{}');
  await writeFile(
    inFolder('shell/build.json'),
    JSON.stringify({
      scripts: ['main.abc.js'],
      httpClient: ['http-client.abc.js'],
    }),
  );
  await writeFile(inFolder('releases/mfe_events/1.0.0/remoteEntry.abc.js'), 'entry');
  await writeFile(inFolder('releases/mfe_events/1.0.0/index.html'), '<!doctype html>');
  await writeFile(inFolder('releases/history.jsonl'), '{"by":"Ada"}');
  const frame = {
    before: '<header>bar</header>',
    after: '<footer></footer>',
    css: '.bar{}',
    globalCss: 'h1{color:green}',
    fonts: ['/assets/figtree-latin-wght-normal.abc.woff2'],
  };
  await writeFile(inFolder('shell/frame.json'), JSON.stringify(frame));
  await mkdir(inFolder('releases/mfe_landing/1.0.0'), { recursive: true });
  await writeFile(
    inFolder('releases/mfe_landing/1.0.0/Landing.prerendered.json'),
    JSON.stringify({ html: '<h1>Hello</h1>', css: '.hero{}' }),
  );
  await writeRegistry([landing, events]);
  api = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const { authorization, 'x-forwarded-for': client } = request.headers;
    response.end(JSON.stringify({ url: request.url, sent: authorization, client }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiPort = (api.address() as AddressInfo).port;
  app = await buildServer({ ...configOf(folder), apiUrl: `http://127.0.0.1:${apiPort}` });
});

afterAll(async () => {
  await app.close();
  await new Promise((resolve) => api.close(resolve));
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe('the HTML of a page', () => {
  test('carries the registry, the title, and preloads of the entry and the chunk of its screen', async () => {
    const { statusCode, headers, body } = await get('/events/7');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('<title>EventDetail · Nzuko</title>');
    expect(body).toContain(
      '<link rel="preload" as="script" href="/remotes/mfe_events/1.0.0/remoteEntry.abc.js" integrity="sha384-abc">',
    );
    expect(body).toContain(
      '<link rel="preload" as="script" href="/remotes/mfe_events/1.0.0/detail.abc.js">',
    );
    expect(body).toContain('<link rel="preload" as="script" href="/assets/http-client.abc.js">');
    expect(body).toContain('<script class="shell" src="/assets/main.abc.js" defer></script>');
    expect(body).toContain('"name":"mfe_landing"');
  });

  test('has a new nonce each time, and a policy that lets nothing be evaluated', async () => {
    const nonces = new Set<string>();
    for (let count = 0; count < 3; count += 1) {
      const { headers, body } = await get('/');
      const policy = String(headers['content-security-policy']);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(policy).not.toContain('unsafe');
      expect(body).toContain(`<script nonce="${nonce}">`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  test('has an icon that is there', async () => {
    const href = /<link rel="icon" href="([^"]+)"/.exec((await get('/')).body)?.[1];
    const { statusCode, headers, body } = await get(href ?? '');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(body).toMatch(/^<svg [^]+<\/svg>\n$/);
  });

  test('of a prerendered screen stands whole in the first HTML, with its rules', async () => {
    const { body } = await get('/');
    expect(body).toContain(
      '<div id="prerendered"><header>bar</header><h1>Hello</h1><footer></footer></div>',
    );
    expect(body).toMatch(/<style nonce="[^"]+" data-prerendered>\.bar\{\}\.hero\{\}/);
    expect(body).toContain('dataset.firstFrame');
    expect(body).not.toContain('first-paint" role="status"');
    expect(body).not.toContain('http-client');
    expect(body).not.toContain('<noscript>');
    expect((await get('/events')).body).not.toMatch(/data-prerendered|firstFrame/);
  });

  test('lets in nothing from the visitor’s machine, nor tells its scripts to look there', async () => {
    const { headers, body } = await get('/events');
    expect(headers['content-security-policy']).not.toContain('localhost');
    expect(body).not.toContain('data-override');
  });

  test('says how many page loads there are to one that reports on itself', async () => {
    expect((await get('/events')).body).toContain('data-telemetry="10"');
  });

  test('comes compressed to who takes it', async () => {
    const { headers } = await get('/events', { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBe('br');
  });

  test('cannot be broken out of by what the registry says', async () => {
    const evil = buildRegistered({ routes: [['/evil', './Evil']], name: 'mfe_evil' });
    evil.routes[0]!.title = '</script><script>alert(1)</script>';
    await writeRegistry([landing, events, evil]);
    // The file system's clock may not have moved between the two writes.
    await utimes(inFolder('releases/registry.json'), new Date(), new Date(Date.now() + 5_000));
    const { body } = await get('/evil');
    expect(body).not.toContain('<script>alert(1)');
    await writeRegistry([landing, events]);
  });
});

test.each([
  ['/no/such/page', '/'],
  ['/index.php', '/'],
  ['/programme', '/events'],
])('%s goes to %s', async (from, to) => {
  const { statusCode, headers } = await get(from);
  expect([statusCode, headers.location]).toEqual([302, to]);
});

test('the registry is served fresh, without a restart', async () => {
  expect((await get('/registry.json')).json().remotes).toHaveLength(2);
  await writeRegistry([landing]);
  await utimes(inFolder('releases/registry.json'), new Date(), new Date(Date.now() + 10_000));
  const { headers, body } = await get('/registry.json');
  expect(JSON.parse(body).remotes).toHaveLength(1);
  expect(headers['cache-control']).toBe('no-cache');
  await writeRegistry([landing, events]);
});

test('the registry names the build of the shell, in the page as on its own', async () => {
  const { shell } = (await get('/registry.json')).json();
  expect(shell).toMatch(/^[0-9a-f]{10}$/);
  expect((await get('/events')).body).toContain(`"shell":"${shell}"`);
});

test('the service worker is asked for anew each time, from the root that it serves', async () => {
  const { statusCode, headers, body } = await get('/service-worker.js');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(headers['content-type']).toContain('text/javascript');
  expect(body).toContain("pathname.startsWith('/api/')");
});

describe('files', () => {
  test('with a hash in their name are immutable', async () => {
    const { statusCode, headers } = await get('/remotes/mfe_events/1.0.0/remoteEntry.abc.js');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('show a release alone to testers, not to search engines or frames', async () => {
    const { statusCode, headers } = await get('/remotes/mfe_events/1.0.0/index.html');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('text/html') as string,
      'content-security-policy': `frame-ancestors 'none'`,
      'x-robots-tag': 'noindex',
    });
  });

  test('come compressed to who takes it', async () => {
    expect((await get('/assets/main.abc.js', { 'accept-encoding': 'br' })).body).toBe('brotli');
    expect((await get('/assets/main.abc.js')).body).toBe('plain');
  });

  test.each([
    '/assets/gone.js',
    '/assets/main.abc.js.map',
    '/assets/build.json',
    '/remotes/mfe_events/9.9.9/remoteEntry.js',
    '/remotes/registry.json',
    '/remotes/history.jsonl',
    '/remotes/mfe_landing/1.0.0/Landing.prerendered.json',
  ])('%s is a 404, never the page', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, body]).toEqual([404, 'Not found\n']);
    expect(headers['content-type']).toBe('text/plain');
  });
});

test('where overrides are allowed, a local remote may be run, and have a path that nobody else has', async () => {
  const staging = await buildServer({
    ...configOf(folder),
    apiUrl: 'http://127.0.0.1:1',
    allowOverride: true,
  });
  const { statusCode, headers, body } = await staging.inject('/speakers');
  expect(statusCode).toBe(200);
  expect(body).toContain(' data-override>');
  expect(headers['content-security-policy']).toMatch(/script-src [^;]* http:\/\/localhost:\*;/);
  await staging.close();
});

test('a call to /api is passed on with its token', async () => {
  const { body } = await get('/api/events/?search=a%20b', { authorization: 'Bearer t' });
  expect(JSON.parse(body)).toEqual({
    url: '/api/events/?search=a%20b',
    sent: 'Bearer t',
    client: '127.0.0.1',
  });
});

test('the API hears the client that a trusted proxy names, and no one else’s word for it', async () => {
  const forwarded = { 'x-forwarded-for': '198.51.100.7' };
  const trusted = await get('/api/events/', forwarded);
  expect(trusted.json()).toMatchObject({ client: '198.51.100.7' });
  const stranger = await app.inject({
    url: '/api/events/',
    headers: forwarded,
    remoteAddress: '203.0.113.9',
  });
  expect(stranger.json()).toMatchObject({ client: '203.0.113.9' });
});

test('the metrics are not for everyone', async () => {
  expect((await get('/api/metrics')).statusCode).toBe(404);
});
