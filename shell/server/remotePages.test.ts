import type { ServerResponse } from 'node:http';

import { buildRegistered } from '@nzuko/contract/testing';
import type { FastifyInstance } from 'fastify';

import { buildServer } from './app';
import { makeBuiltSite } from './testing/builtSite';
import { configOf } from './testing/configOf';
import { answers, startFakeApi } from './testing/fakeApi';

const talk = {
  id: 7,
  title: 'A talk </script><script>alert(1)</script>',
  about: 'Signals "&" <b>effects</b>',
  picture: '/api/media/abc.webp',
};

/** A screen's program as released: it reads a talk from the API, names it in the head and shows it. */
const program = `{
  async readPage({ params, canonicalUrl, callApi }) {
    if (params.id === 'unknown') return { status: 404 };
    const answer = await callApi('/talks/' + params.id + '/');
    if (answer.status === 404) return { status: 404 };
    if (!answer.ok) throw new Error('The API answered ' + answer.status + '.');
    const talk = await answer.json();
    const meta = [{ property: 'og:image', content: new URL(talk.picture, canonicalUrl).href }, { name: 'twitter:"title', content: talk.title }];
    const head = { title: talk.title, description: talk.about, meta, jsonLd: { '@type': 'Event', name: talk.title } };
    return { status: 200, head, data: { id: 'talk', readAt: 1763900000000, value: talk } };
  },
  render({ url, data }) {
    if (data.id === 9) throw new Error('No.');
    const html = '<link rel="preload" as="image" imageSrcSet="' + data.picture + ' 1600w" fetchPriority="high"/><h1>' + data.id + ' at ' + url + '</h1><img fetchPriority="high"/>';
    return { html, css: '.hero{}' };
  },
}`;

const releaseOf = (folder: string) =>
  buildRegistered({
    name: `mfe_${folder}`,
    routes: [
      [`/${folder}`, './List'],
      [`/${folder}/:id`, './Detail'],
    ],
  });

let site: Awaited<ReturnType<typeof makeBuiltSite>>;
let api: Awaited<ReturnType<typeof startFakeApi>>;
let app: FastifyInstance;

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent';
  const folders = ['talks', 'hangs', 'throws', 'broken', 'older', 'twin'];
  site = await makeBuiltSite(folders.map(releaseOf));
  api = await startFakeApi(answers(200, talk));
  await site.writeProgram('mfe_talks/1.0.0', 'Detail', program);
  app = await buildServer(configOf(site, api.url));
});

beforeEach(() => {
  api.asked = [];
  api.answer = answers(200, talk);
});

afterAll(async () => {
  await app.close();
  await api.stop();
  await site.remove();
});

let paths = 0;
/** A page that hasn't been requested yet, since pages are kept for a moment. */
const newPath = (folder = 'talks') => `/${folder}/${(paths += 1)}`;
const get = (url = newPath(), headers: Record<string, string> = {}) =>
  app.inject({
    url,
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', ...headers },
  });
const jsonIn = (body: string, opening: RegExp) =>
  JSON.parse(new RegExp(`<script ${opening.source}[^>]*>(.*?)</script>`).exec(body)?.[1] ?? 'null');
const nonceOf = (headers: { 'content-security-policy'?: unknown }) =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
/** Expects a page without its remote's part. */
function expectPlain({ statusCode, body }: { statusCode: number; body: string }, status = 200) {
  expect(statusCode).toBe(status);
  expect(body).toContain('<title>Detail · Nzuko</title>');
  expect(body).toContain('src="/assets/main.abc.js"');
  expect(body).toContain('class="first-paint"');
  // Its scripts will show dates and numbers.
  expect(body).toContain('firstFormats()');
  expect(body).not.toContain('id="talk"');
}

describe('the first HTML of a page whose remote reads it', () => {
  test('has the remote’s title, description and metadata, escaped', async () => {
    const { statusCode, body } = await get('/talks/first');
    expect(statusCode).toBe(200);
    const title = 'A talk &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;';
    expect(body).toContain(`<title>${title} · Nzuko</title>`);
    expect(body).toContain(`<meta property="og:title" content="${title}">`);
    const about = 'Signals &quot;&amp;&quot; &lt;b&gt;effects&lt;/b&gt;';
    expect(body).toContain(`<meta name="description" content="${about}">`);
    expect(body).toContain(`<meta property="og:description" content="${about}">`);
    expect(body).toContain('<meta property="og:url" content="http://nzuko.example/talks/first">');
    expect(body).toContain(
      `<meta property="og:image" content="http://nzuko.example/api/media/abc.webp">\n<meta name="twitter:&quot;title" content="${title}">`,
    );
    expect(body).not.toContain('<script>alert(1)');
    // Whatever host the request names.
    expect(body).toContain('<link rel="canonical" href="http://nzuko.example/talks/first">');
    expect(body).not.toContain('evil.example');
  });

  test('has its JSON-LD and its data with the page’s nonce, escaped for a script', async () => {
    const { body, headers } = await get();
    const nonce = nonceOf(headers);
    expect(nonce).toBeTruthy();
    expect(body).toContain(`<script type="application/ld+json" nonce="${nonce}">`);
    expect(jsonIn(body, /type="application\/ld\+json"/)).toEqual({
      '@type': 'Event',
      name: talk.title,
    });
    expect(body).toContain(
      `<script type="application/json" nonce="${nonce}" id="talk" data-read-at="1763900000000">`,
    );
    expect(jsonIn(body, /type="application\/json" nonce="[^"]*" id="talk"/)).toEqual(talk);
  });

  test('shows the data in the remote’s markup, with its picture preloaded', async () => {
    const path = newPath();
    const { body } = await get(path);
    expect(body).toContain(`<header>bar</header><h1>7 at ${path}</h1>`);
    expect(body).toMatch(/<style nonce="[^"]+" data-prerendered>\.bar\{\}\.hero\{\}/);
    expect(body).toMatch(
      /<link rel="preload" as="image" imageSrcSet="\/api\/media\/abc.webp 1600w" fetchPriority="high"\/>\n[\s\S]*<body>/,
    );
  });

  test('fetches its scripts behind the picture and runs them after it, or at once without one', async () => {
    const main = '<script class="shell" src="/assets/main.abc.js" defer></script>';
    const { body } = await get();
    expect(body).not.toContain(main);
    expect(body).toContain(
      '<link rel="preload" as="script" href="/assets/main.abc.js" fetchpriority="low">',
    );
    expect(body).toMatch(/data-scripts="\/assets\/main\.abc\.js">afterPicture\(\)/);
    // The picture's own preload comes first.
    expect(body.indexOf('as="image"')).toBeLessThan(body.indexOf('as="script"'));
    const other = await get('/talks');
    expect(other.body).toContain(main);
    expect(other.body).not.toContain('afterPicture');
  });

  test('is the same for everyone: the caller’s token is not used', async () => {
    const path = newPath();
    await get(path, { authorization: 'Bearer t', cookie: 'staging_pass=1.signed' });
    expect(api.asked).toEqual([{ url: `/api${path}/`, token: undefined }]);
  });

  test('is read with the visitor’s pass on a staging site', async () => {
    const staging = await buildServer(configOf(site, api.url, { isStaging: true }));
    api.answer = (request, response) =>
      answers(request.url === '/api/staging/' ? 204 : 200, talk)(request, response);
    const { body } = await staging.inject({
      url: '/talks/7',
      headers: { authorization: 'Basic p' },
    });
    expect(api.asked).toContainEqual({ url: '/api/talks/7/', token: 'Basic p' });
    expect(body).toContain('id="talk"');
    await staging.close();
  });

  test('keeps head and data for the scripts if the screen fails to render', async () => {
    api.answer = answers(200, { ...talk, id: 9 });
    const { statusCode, body } = await get('/talks/9');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>A talk ');
    expect(body).toContain('id="talk"');
    expect(body).toContain('class="first-paint"');
  });
});

describe('without the remote’s part, the page is plain', () => {
  test.each(['/talks/missing', '/talks/unknown'])(
    '%s, which is missing: status 404',
    async (url) => {
      api.answer = answers(404, { detail: 'Not found.', title: 'A secret draft' });
      const answer = await get(url);
      expectPlain(answer, 404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).not.toContain('secret');
    },
  );

  test.each([
    ['that says nothing for long', () => undefined],
    ['that hangs up', (response: ServerResponse) => void response.destroy()],
    ['that fails', (response: ServerResponse) => void response.writeHead(500).end('{}')],
    ['that answers no JSON', (response: ServerResponse) => void response.end('<html>')],
  ])('an API %s', async (_case, behaviour) => {
    api.answer = (_request, response) => behaviour(response);
    expectPlain(await get());
  });

  test.each([
    ['hangs', '{ readPage: () => new Promise(() => undefined), render: () => ({}) }'],
    ['throws', '{ readPage() { throw new Error("No."); }, render: () => ({}) }'],
    ['broken', 'window.location'],
  ])('a program that %s', async (folder, source) => {
    await site.writeProgram(`mfe_${folder}/1.0.0`, 'Detail', source);
    expectPlain(await get(`/${folder}/7`));
    expectPlain(await get(`/${folder}/7`));
  });

  test('a release from before programs read their pages', async () => {
    const source = '{ render: ({ data }) => ({ html: data.title, css: "" }) }';
    await site.writeProgram('mfe_older/1.0.0', 'Detail', source);
    expectPlain(await get('/older/7'));
  });

  test('other pages request nothing', async () => {
    await get('/talks');
    expect(api.asked).toEqual([]);
  });
});

test('each release has its own shared packages, whose stores may exist once', async () => {
  const once = `(() => {
    const stores = (globalThis[Symbol.for('tickets.stores')] ??= new Set());
    if (stores.has('session')) throw new Error('The store exists already.');
    stores.add('session');
    return ${program};
  })()`;
  await site.writeProgram('mfe_twin/1.0.0', 'Detail', once);
  await site.writeProgram('mfe_twin/1.0.0', 'List', once);
  expect((await get('/twin/7')).body).toContain('<h1>7 at /twin/7</h1>');
  expect((await get('/twin')).body).toContain('<h1>7 at /twin</h1>');
});
