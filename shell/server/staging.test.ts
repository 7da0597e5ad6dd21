import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { makeBuiltSite } from './testing/builtSite';
import { startPageServer } from './testing/startPageServer';

const PASSWORD = `Basic ${btoa('tester:the-password')}`;
const PASS = 'staging_pass=1.signed';
const BANNER = '<aside class="staging-banner" aria-label="Staging">';

let site: Awaited<ReturnType<typeof makeBuiltSite>>;
let api: Server;
let server: Awaited<ReturnType<typeof startPageServer>>;
let isApiWell = true;

beforeAll(async () => {
  site = await makeBuiltSite();
  // Fakes the API's staging responses; tests in api/src/platform/staging check the real ones.
  api = createServer(({ url, headers }, response) => {
    response.setHeader('content-type', 'application/json');
    const hasPass = headers.cookie === PASS;
    if (!isApiWell) return response.writeHead(500).end();
    if (!hasPass && headers.authorization !== PASSWORD) return response.writeHead(403).end();
    if (!hasPass) response.setHeader('set-cookie', `${PASS}; Path=/; HttpOnly`);
    if (url === '/api/staging/') return response.writeHead(204).end();
    return response.end(JSON.stringify({ results: [{ id: 7 }], next: null }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  server = await startPageServer({
    STAGING: 'on',
    API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    SHELL_DIR: site.shellDirectory,
    RELEASES_DIR: site.releasesDirectory,
  });
});
afterAll(async () => {
  await server.stop();
  await new Promise((resolve) => api.close(resolve));
  await site.remove();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers, redirect: 'manual' });

const PAGES = ['/', '/auth/google/callback?error=no_code', '/nowhere'];
const FILES = [
  '/registry.json',
  '/service-worker.js',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/icon-192.png',
  '/sitemap.xml',
  '/assets/main.abc.js',
  '/remotes/mfe_landing/1.0.0/Landing.prerendered.json',
];

test.each([...PAGES, ...FILES])('%s asks for the password', async (path) => {
  const tries: Record<string, string>[] = [
    {},
    { authorization: 'Basic eDp5' },
    { cookie: 'staging_pass=2.made' },
  ];
  for (const headers of tries) {
    const answer = await get(path, headers);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Basic realm="Staging", charset="UTF-8"');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(await answer.text()).toBe('This site asks for a password.\n');
  }
});

test('a page is served with the password, with a pass for its calls and the banner', async () => {
  const answer = await get('/', { authorization: PASSWORD });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('set-cookie')).toContain(PASS);
  const html = await answer.text();
  expect(html).toContain(`<body>\n${BANNER}Staging: test data, no real payments.</aside>`);
  // Outside React's root, so that nothing on the site can remove it.
  expect(html.indexOf(BANNER)).toBeLessThan(html.indexOf('<div id="root">'));
  const later = await get('/auth/google/callback', { cookie: PASS });
  expect(later.headers.has('set-cookie')).toBe(false);
  expect(await later.text()).toContain(BANNER);
});

test.each([...PAGES.slice(0, 2), ...FILES.slice(0, 5), '/api/events/', '/robots.txt'])(
  '%s is kept out of search engines and of proxies’ caches',
  async (path) => {
    const answer = await get(path, { cookie: PASS });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(answer.headers.get('cache-control') ?? '').not.toContain('public');
  },
);

test('the image’s check of its health needs no password', async () => {
  const image = readFileSync(path.join(__dirname, '../../docker/Dockerfile'), 'utf8');
  const [, checked = ''] = /isHealthy\.mjs", "http:\/\/127\.0\.0\.1:3000([^"]+)"/.exec(image) ?? [];
  expect((await get(checked)).status).toBe(200);
});

test('crawlers can read robots.txt', async () => {
  const answer = await get('/robots.txt');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('User-agent: *\nDisallow: /\n');
});

test('access is denied while the API is down', async () => {
  isApiWell = false;
  const answer = await get('/', { authorization: PASSWORD });
  isApiWell = true;
  expect(answer.status).toBe(503);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
});

test('other sites are unaffected', async () => {
  const open = await startPageServer({
    SHELL_DIR: site.shellDirectory,
    RELEASES_DIR: site.releasesDirectory,
  });
  try {
    const page = await fetch(open.url);
    expect(page.status).toBe(200);
    expect(page.headers.has('x-robots-tag')).toBe(false);
    expect(await page.text()).not.toContain('staging');
    const file = await fetch(`${open.url}/assets/main.abc.js`);
    expect(file.headers.get('cache-control')).toContain('public');
  } finally {
    await open.stop();
  }
});
