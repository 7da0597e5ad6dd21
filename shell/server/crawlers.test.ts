import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import fastify, { type FastifyInstance } from 'fastify';

import { readRegistry } from '../src/registry/readRegistry';
import { buildRegistered } from '../src/testing/builders';
import { serveCrawlers } from './crawlers';

const remote = buildRegistered({
  routes: [
    ['/', './Landing'],
    ['/dashboard', './Dashboard'],
    ['/events/:id/edit', './EditEvent'],
  ],
});
for (const route of remote.routes.slice(1)) route.access = 'member';

let api: Server;
let app: FastifyInstance;
let pages: Record<string, unknown>;

beforeAll(async () => {
  api = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://api');
    const page = pages[searchParams.get('page') ?? ''];
    response.writeHead(page ? 200 : 500, { 'content-type': 'application/json' });
    response.end(JSON.stringify(page ?? {}));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  app = fastify();
  const { routes } = readRegistry({ contract: 1, remotes: [remote] });
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  serveCrawlers(app, apiUrl, () => Promise.resolve(routes));
});

afterAll(async () => {
  await app.close();
  await new Promise((resolve) => api.close(resolve));
});

const get = (url: string) => app.inject({ url, headers: { host: 'nzuko.test' } });

test('the map is not sent by half when the API fails on the way', async () => {
  pages = { 1: { results: [{ id: 7 }], next: '/api/events/?page=2' } };
  const { statusCode, headers, body } = await get('/sitemap.xml');
  expect([statusCode, headers['cache-control'], body]).toEqual([503, 'no-store', '']);
});

test('the map names the pages for everybody and every event, over all pages of the list', async () => {
  pages = {
    1: { results: [{ id: 7 }, { id: 8 }], next: '/api/events/?page=2' },
    2: { results: [{ id: 9 }], next: null },
  };
  const { statusCode, body } = await get('/sitemap.xml');
  expect(statusCode).toBe(200);
  expect([...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'http://nzuko.test/',
    'http://nzuko.test/events',
    'http://nzuko.test/events/7',
    'http://nzuko.test/events/8',
    'http://nzuko.test/events/9',
  ]);
});

test('robots are kept from what only members see, and told of the map', async () => {
  expect((await get('/robots.txt')).body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /dashboard',
    'Disallow: /events/*/edit',
    'Sitemap: http://nzuko.test/sitemap.xml',
    '',
  ]);
});
