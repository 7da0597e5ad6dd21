import { buildRegistered } from '@nzuko/contract/testing';
import type { FastifyInstance } from 'fastify';

import { buildServer } from './app';
import { makeBuiltSite } from './testing/builtSite';
import { configOf } from './testing/configOf';

const landing = buildRegistered({
  name: 'mfe_landing',
  routes: [['/', './Landing']],
  more: { prerender: true },
});
const talks = buildRegistered({ name: 'mfe_talks', routes: [['/talks/:id', './Detail']] });
const older = buildRegistered({
  name: 'mfe_older',
  routes: [['/older', './List']],
  more: { prerender: true },
});

/** A screen that leaves its picture out in Data Saver mode. */
const program = `{
  async readPage() {
    return { status: 200, head: { title: 'A talk', description: '', meta: [] }, data: { id: 'talk', readAt: 1, value: {} } };
  },
  render({ savesData }) {
    const picture = '<link rel="preload" as="image" href="/a.webp"/><img fetchPriority="high" src="/a.webp"/>';
    return { html: savesData ? '<button>Show Picture</button>' : picture, css: '' };
  },
}`;

let site: Awaited<ReturnType<typeof makeBuiltSite>>;
let app: FastifyInstance;

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent';
  site = await makeBuiltSite([landing, talks, older]);
  await site.writeProgram('mfe_talks/1.0.0', 'Detail', program);
  await site.write('releases/mfe_older/1.0.0/List.prerendered.json', { html: 'old', css: '' });
  app = await buildServer(configOf(site));
});

afterAll(async () => {
  await app.close();
  await site.remove();
});

const get = async (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers });

describe.each([
  ['whose browser asks for it', { 'save-data': 'on' }],
  ['who chose it', { cookie: 'a=1; data_saver=on' }],
  ['whose choice the browser doubles', { cookie: 'data_saver=on', 'save-data': 'on' }],
])('for a visitor %s', (_who, headers) => {
  test('a page that is rendered on request has no picture to fetch', async () => {
    const { body } = await get('/talks/7', headers);
    expect(body).toContain('<button>Show Picture</button>');
    expect(body).not.toMatch(/<img|as="image"|a\.webp/);
    // Its scripts have no picture to wait for.
    expect(body).toContain('<script class="shell" src="/assets/main.abc.js" defer></script>');
  });

  test('a page that its build rendered is the one without pictures', async () => {
    expect((await get('/', headers)).body).toContain('<h1>Hello, in few bytes</h1>');
  });

  test('of a build from before Data Saver, the page is as it is', async () => {
    const { statusCode, body } = await get('/older', headers);
    expect(statusCode).toBe(200);
    expect(body).toContain('old');
  });

  test('the fonts are the system’s', async () => {
    const { body } = await get('/talks/7', headers);
    expect(body).not.toContain('figtree');
    expect(body).toContain('h1{color:green}');
  });
});

describe.each([
  ['who asks for nothing', {}],
  ['whose browser says otherwise', { 'save-data': 'off' }],
  ['who chose to have all', { cookie: 'data_saver=off', 'save-data': 'on' }],
  ['with a cookie that says neither', { cookie: 'data_saver=maybe' }],
])('for a visitor %s', (_who, headers) => {
  test('pages have their pictures and fonts', async () => {
    const { body } = await get('/talks/7', headers as Record<string, string>);
    expect(body).toContain('<img fetchPriority="high" src="/a.webp"/>');
    expect(body).toMatch(/<link rel="preload" as="image"[\s\S]*<body>/);
    expect(body).toMatch(
      /<style nonce="[^"]+">@font-face\{src:url\(figtree\)\}<\/style><script nonce="[^"]+" data-fonts="\/assets\/figtree.woff2">keptFonts\(\)<\/script>/,
    );
    expect(body.split('@font-face')).toHaveLength(2);
    expect((await get('/', headers as Record<string, string>)).body).toContain('<h1>Hello</h1>');
  });
});

test('the page tells its scripts what the browser asks for, whatever the visitor chose', async () => {
  const asked = await get('/', { 'save-data': 'on', cookie: 'data_saver=off' });
  expect(asked.body).toMatch(/<html [^>]*data-save-data/);
  expect((await get('/', { cookie: 'data_saver=on' })).body).not.toContain('data-save-data');
});

test.each([
  ['data_saver=on', 'on'],
  ['data_saver=off', 'off'],
  ['data_saver=maybe', 'browser'],
  ['a=1', 'browser'],
])(
  'the page tells its scripts what the visitor chose by the cookie “%s”',
  async (cookie, choice) => {
    const { body } = await get('/', { cookie });
    expect(/<html [^>]*data-saver="(\w+)"/.exec(body)?.[1]).toBe(choice);
  },
);

test('caches tell the pages apart, compressed ones too', async () => {
  for (const accepted of ['identity', 'br']) {
    const { headers } = await get('/', { 'accept-encoding': accepted });
    expect(headers.vary).toMatch(/Save-Data, Cookie/);
  }
});
