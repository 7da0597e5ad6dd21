import { readRegistry, type CallApi, type LiveRoute, type ScreenProgram } from 'contract';
import { buildRegistered } from 'contract/testing';
import fastify, { type FastifyInstance } from 'fastify';

import { serveCrawlers } from './crawlers';
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
let app: FastifyInstance;
let routes: LiveRoute[];
/** By screen. */
let programs: Record<string, ScreenProgram>;

const programNaming = (sitemapPaths: ScreenProgram['sitemapPaths']): ScreenProgram => ({
  readPage: () => Promise.resolve({ status: 404 }),
  render: () => ({ html: '', css: '' }),
  sitemapPaths,
});
const idsFromApi = (path: string) => async (callApi: CallApi) => {
  const answer = await callApi(path);
  if (!answer.ok) throw new Error(`The API answered ${answer.status}.`);
  return ((await answer.json()) as { id: number }[]).map(({ id }) => `/events/${id}`);
};

beforeAll(async () => {
  api = await startFakeApi(answers(200, [{ id: 7 }, { id: 8 }]));
  app = fastify();
  serveCrawlers(
    app,
    { apiUrl: api.url, isStaging: false, publicUrl: 'http://nzuko.test' },
    async ({ screen }) => programs[screen] ?? null,
    async () => routes,
  );
});

beforeEach(() => {
  ({ routes } = readRegistry({ contract: 1, remotes }));
  programs = {
    './EventDetail': programNaming(idsFromApi('/events/')),
    './Talk': programNaming(async () => ['/talks/a?b&c', '/events/8']),
  };
  api.asked = [];
  api.answer = answers(200, [{ id: 7 }, { id: 8 }]);
});

afterAll(async () => {
  await app.close();
  await api.stop();
});

const get = (url: string) =>
  app.inject({ url, headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });

/** A crawler keeps the sitemap that it has. */
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
  expect(api.asked.map(({ url }) => url)).toEqual(['/api/events/']);
});

describe('the sitemap is not sent incomplete', () => {
  test('when the API fails', async () => {
    api.answer = answers(500, {});
    await expectNoSitemap();
  });

  test('when one of the remotes fails', async () => {
    programs['./Talk'] = programNaming(() => Promise.reject(new Error('No.')));
    await expectNoSitemap();
  });

  test('when one of the remotes hangs', async () => {
    programs['./Talk'] = programNaming(() => new Promise(() => undefined));
    await expectNoSitemap();
  });

  test('when a release is from before it could name its paths', async () => {
    programs['./Talk'] = { render: () => ({ html: '', css: '' }) };
    await expectNoSitemap();
  });

  test('when the registry names a remote that can’t be used', async () => {
    ({ routes } = readRegistry({ remotes: [...remotes.slice(0, 3), { ...talks, version: '' }] }));
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
