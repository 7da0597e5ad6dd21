import { buildRegistered } from '@nzuko/contract/testing';
import type { FastifyInstance } from 'fastify';

import { buildServer } from './app';
import { makeBuiltSite } from './testing/builtSite';
import { configOf } from './testing/configOf';
import { startFakeApi } from './testing/fakeApi';

/** Headers as a browser sends them: a token, cookies, and its owner's preferences. */
const memberNamed = (name: string) => ({
  authorization: `Bearer token-of-${name}`,
  cookie: `session=${name}; event_access_token=token-of-${name}; nzuko_visitor=visitor-${name}`,
  'accept-language': name === 'ada' ? 'en-NG' : 'de',
  'x-forwarded-for': name === 'ada' ? '192.0.2.1' : '192.0.2.2',
});
const people = { 'a visitor': {}, Ada: memberNamed('ada'), Bisi: memberNamed('bisi') };

const urls = ['/', '/events', '/events/7', '/dashboard', '/settings', '/login'];

/** Shows what the API answers to the page server. */
const program = `({
  async readPage({ callApi }) {
    const { caller } = await (await callApi('/events/')).json();
    return { status: 200, head: { title: caller, description: caller, meta: [] }, data: { id: 'events', readAt: 1, value: { caller } } };
  },
  render: ({ data }) => ({ html: '<h1>For ' + data.caller + '</h1>', css: '' }),
})`;

let site: Awaited<ReturnType<typeof makeBuiltSite>>;
let api: Awaited<ReturnType<typeof startFakeApi>>;

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent';
  site = await makeBuiltSite([
    buildRegistered({
      name: 'mfe_landing',
      routes: [['/', './Landing']],
      more: { prerender: true },
    }),
    buildRegistered({
      name: 'mfe_events',
      routes: [
        ['/events', './Events'],
        ['/events/:id', './Event'],
      ],
    }),
    ...(['dashboard', 'settings'] as const).map((name) =>
      buildRegistered({
        name: `mfe_${name}`,
        routes: [[`/${name}`, './Screen']],
        more: { access: 'member' },
      }),
    ),
    buildRegistered({
      name: 'mfe_auth',
      routes: [['/login', './Login']],
      more: { access: 'guest', prerender: true },
    }),
  ]);
  await site.write('releases/mfe_auth/1.0.0/Login.prerendered.json', {
    html: '<form></form>',
    css: '',
  });
  for (const screen of ['Events', 'Event'])
    await site.writeProgram('mfe_events/1.0.0', screen, program);
  // Would answer each person differently if it knew who is asking.
  api = await startFakeApi(({ headers: { authorization, cookie } }, response) => {
    const caller = [authorization, cookie].filter(Boolean).join(' ') || 'anyone';
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ caller }));
  });
});
afterAll(async () => {
  await api.stop();
  await site.remove();
});

/** The answer, asked for again while the page comes without its rendering, as it does while a machine is busy. */
async function answerOf(app: FastifyInstance, url: string, headers: Record<string, string>) {
  for (;;) {
    const answer = await app.inject({ url, headers });
    if (!url.startsWith('/events') || answer.body.includes('<h1>For ')) return answer;
  }
}

/** The page without its nonce, which differs for each answer. */
async function pageFor(headers: Record<string, string>, url: string, server?: FastifyInstance) {
  // A new server has kept nothing made for others.
  const app = server ?? (await buildServer(configOf(site, api.url)));
  const answer = await answerOf(app, url, headers);
  if (!server) await app.close();
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
  const [, nonce = ''] =
    /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy'])) ?? [];
  expect(nonce).not.toBe('');
  return answer.body.replaceAll(nonce, '');
}
// Two things differ between people, and neither says who they are: Data Saver, and the releases and flags that are for a share of
// the visitors, by a random id (dataSaver.test.ts, canaries.test.ts, flags.test.ts).
describe('no page shows one person’s data to another', () => {
  test.each(urls)('%s is the same for a visitor and for each member', async (url) => {
    const pages = [];
    for (const headers of Object.values(people)) pages.push(await pageFor(headers, url));
    expect(pages[0]).toContain('</html>');
    expect(new Set(pages).size).toBe(1);
  });

  test('what a page is read from, the API is asked for as by anyone', async () => {
    for (const headers of Object.values(people))
      expect(await pageFor(headers, '/events/7')).toContain('<h1>For anyone</h1>');
  });

  test.each(Object.keys(people) as (keyof typeof people)[])(
    'whatever is kept for others was made as for anyone, also if %s asked first',
    async (first) => {
      const server = await buildServer(configOf(site, api.url));
      for (const url of urls) {
        const kept = await pageFor(people[first], url, server);
        expect(kept).not.toMatch(/\bada\b|\bbisi\b/i);
        for (const headers of Object.values(people))
          expect(await pageFor(headers, url, server)).toBe(kept);
      }
      await server.close();
    },
  );
});
