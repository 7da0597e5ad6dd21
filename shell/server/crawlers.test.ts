import { liveRegistryOf, type LiveRoute } from '@nzuko/contract';
import { buildRegistered } from '@nzuko/contract/testing';
import fastify, { type FastifyInstance } from 'fastify';

import { serveCrawlers } from './crawlers';
import { RenderingProcesses } from './rendering/renderingProcesses';
import { makeBuiltSite } from './testing/builtSite';
import { configOf } from './testing/configOf';
import { answers, startFakeApi } from './testing/fakeApi';

const events = buildRegistered({
  name: 'mfe_events',
  routes: [
    ['/events', './Catalogue'],
    ['/events/:id', './EventDetail'],
    ['/e/:id', './EventDetail'],
    ['/events/:id/edit', './EditEvent'],
  ],
});
const landing = buildRegistered({
  name: 'mfe_landing',
  routes: [['/', './Landing']],
  more: { sitemap: true },
});
const dashboard = buildRegistered({
  name: 'mfe_dashboard',
  routes: [['/dashboard', './Dashboard']],
  more: { access: 'member' },
});
const talks = buildRegistered({ name: 'mfe_talks', routes: [['/talks/:id', './Talk']] });
Object.assign(events.routes[0]!, { sitemap: true });
Object.assign(events.routes[3]!, { access: 'member' });
const remotes = [dashboard, events, landing, talks];

let api: Awaited<ReturnType<typeof startFakeApi>>;
let site: Awaited<ReturnType<typeof makeBuiltSite>>;
let rendering: RenderingProcesses;
let app: FastifyInstance;
let routes: LiveRoute[];
let releases = 0;

const programNaming = (sitemapPaths: string) =>
  `{ readPage: async () => ({ status: 404 }), render: () => ({ html: '', css: '' }), sitemapPaths: ${sitemapPaths} }`;
/** Names its release, since a late call may still come from the one before. */
const idsFromApi = () => `async (callApi) => {
  const answer = await callApi('/events/?release=${releases}');
  if (!answer.ok) throw new Error('The API answered ' + answer.status + '.');
  return (await answer.json()).map(({ id }) => '/events/' + id);
}`;

/** Releases the programs, by screen, under a new version: each file is only loaded once. */
async function release(programs: Record<string, string>): Promise<void> {
  const version = `1.0.${releases}`;
  const released = remotes.map((remote) => ({ ...remote, version }));
  for (const { name, routes: own } of released) {
    for (const screen of new Set(own.map((route) => route.screen))) {
      const program = programs[screen];
      if (program) await site.writeProgram(`${name}/${version}`, screen, program);
    }
  }
  ({ routes } = liveRegistryOf({ contract: 1, remotes: released }));
}

beforeAll(async () => {
  api = await startFakeApi(answers(200, [{ id: 7 }, { id: 8 }]));
  site = await makeBuiltSite([]);
  app = fastify();
  rendering = new RenderingProcesses(app.log);
  serveCrawlers(
    app,
    { ...configOf(site, api.url), publicUrl: 'http://nzuko.test' },
    rendering,
    async () => routes,
  );
});

let programs: Record<string, string>;

beforeEach(async () => {
  releases += 1;
  programs = {
    './EventDetail': programNaming(idsFromApi()),
    './Talk': programNaming("async () => ['/talks/a?b&c', '/events/8']"),
  };
  await release(programs);
  api.asked = [];
  api.answer = answers(200, [{ id: 7 }, { id: 8 }]);
});

afterAll(async () => {
  rendering.stop();
  await app.close();
  await api.stop();
  await site.remove();
});

const get = (url: string) =>
  app.inject({ url, headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });

/** Expects a failure, upon which a crawler keeps the sitemap it has. */
async function expectNoSitemap() {
  const { statusCode, headers, body } = await get('/sitemap.xml');
  expect([statusCode, headers['cache-control'], body]).toEqual([503, 'no-store', '']);
}

test('the sitemap lists the pages that remotes declare, and those that each names, once', async () => {
  const { statusCode, headers, body } = await get('/sitemap.xml');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml']);
  expect([...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'http://nzuko.test/',
    'http://nzuko.test/events',
    'http://nzuko.test/events/7',
    'http://nzuko.test/events/8',
    'http://nzuko.test/talks/a?b&amp;c',
  ]);
  const own = api.asked.filter(({ url }) => url === `/api/events/?release=${releases}`);
  expect(own).toHaveLength(1);
});

test('the sitemap that many ask for at once is made once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/sitemap.xml')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const own = api.asked.filter(({ url }) => url === `/api/events/?release=${releases}`);
  expect(own).toHaveLength(1);
});

describe('the sitemap is not sent incomplete', () => {
  test('when the API fails', async () => {
    api.answer = answers(500, {});
    await expectNoSitemap();
  });

  test('when one of the remotes fails', async () => {
    await release({
      ...programs,
      './Talk': programNaming("async () => { throw new Error('No.'); }"),
    });
    await expectNoSitemap();
  });

  test('when one of the remotes hangs', async () => {
    await release({ ...programs, './Talk': programNaming('() => new Promise(() => undefined)') });
    await expectNoSitemap();
  });

  test('when a release is from before it could name its paths', async () => {
    await release({ ...programs, './Talk': "{ render: () => ({ html: '', css: '' }) }" });
    await expectNoSitemap();
  });

  test('when the registry names a remote that can’t be used', async () => {
    ({ routes } = liveRegistryOf({ remotes: [...remotes.slice(0, 3), { ...talks, version: '' }] }));
    await expectNoSitemap();
  });
});

test('robots.txt disallows member pages and links the sitemap', async () => {
  expect((await get('/robots.txt')).body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /dashboard',
    'Disallow: /events/*/edit',
    'Sitemap: http://nzuko.test/sitemap.xml',
    '',
  ]);
});
