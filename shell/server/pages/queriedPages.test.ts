import { buildRegistered } from '@nzuko/contract/testing';
import type { FastifyInstance } from 'fastify';

import { buildServer } from '../app';
import { makeBuiltSite } from '../testing/builtSite';
import { configOf } from '../testing/configOf';
import { answers, startFakeApi } from '../testing/fakeApi';

/** Shows its URL, the query it got, and how often it was rendered; `/long?q=…` is a megabyte. */
const program = `(() => {
  let renderings = 0;
  return {
    async readPage({ query, canonicalUrl, callApi }) {
      await callApi('/talks/?' + query);
      return { status: 200, head: { title: 'Talks', description: canonicalUrl, meta: [] }, data: { id: 'talks', readAt: Date.now(), value: { query } } };
    },
    render({ url, data }) {
      renderings += 1;
      const more = data.query.includes('size=big') ? 'x'.repeat(1e6) : '';
      return { html: '<h1>' + url + ' · ' + data.query + ' · ' + renderings + '</h1>' + more, css: '' };
    },
  };
})()`;

let site: Awaited<ReturnType<typeof makeBuiltSite>>;
let api: Awaited<ReturnType<typeof startFakeApi>>;
let app: FastifyInstance;

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent';
  const talks = buildRegistered({
    name: 'mfe_talks',
    routes: [['/talks', './Talks']],
    more: { query: ['q', 'size', 'page'] },
  });
  const plain = buildRegistered({ name: 'mfe_plain', routes: [['/plain', './Talks']] });
  site = await makeBuiltSite([talks, plain]);
  for (const name of ['mfe_talks', 'mfe_plain']) {
    await site.writeProgram(`${name}/1.0.0`, 'Talks', program);
  }
  api = await startFakeApi(answers(200, {}));
  app = await buildServer(configOf(site, api.url, { telemetryEvery: 0 }));
});
beforeEach(() => (api.asked = []));
afterAll(async () => {
  await app.close();
  await api.stop();
  await site.remove();
});

async function pageAt(url: string) {
  const { body } = await app.inject(url);
  const [, address, query, renderings] = /<h1>(.*) · (.*) · (\d+)<\/h1>/.exec(body) ?? [];
  return { body, address, query, rendering: Number(renderings) };
}

/** As `pageAt`, asked for again while the page comes without its rendering, as it does while the process starts or is busy. */
async function renderedPageAt(url: string) {
  for (;;) {
    const page = await pageAt(url);
    if (page.query !== undefined) return page;
  }
}

test('each query has a page of its own, and nobody gets another’s', async () => {
  const words = Array.from({ length: 20 }, (_, index) => `q=word${index}`);
  const asked: string[] = [];
  const pages: Awaited<ReturnType<typeof renderedPageAt>>[] = [];
  // Five queries at a time: on a busy machine, the last of twenty would be read too late, and come unrendered.
  for (let first = 0; first < words.length; first += 5) {
    const crowd = Array.from({ length: 10 }, () => words.slice(first, first + 5)).flat();
    asked.push(...crowd);
    pages.push(...(await Promise.all(crowd.map((query) => renderedPageAt(`/talks?${query}`)))));
  }
  expect(asked).toHaveLength(200);
  expect(pages.map(({ query }) => query)).toEqual(asked);
  expect(pages.map(({ address }) => address)).toEqual(asked.map((query) => `/talks?${query}`));
  expect(new Set(pages.map(({ rendering }) => rendering)).size).toBe(20);
  expect((await renderedPageAt('/talks')).query).toBe('');
});

test('its canonical address and its reload link have the query', async () => {
  const { body } = await pageAt('/talks?page=2&q=a%22%3E%3Cb&utm_source=x');
  const address = '/talks?q=a%22%3E%3Cb&amp;page=2';
  expect(body).toContain(`<link rel="canonical" href="http://nzuko.example${address}">`);
  expect(body).toContain(`<a href="${address}">Reload</a>`);
});

test('order, parameters that the route doesn’t name, repeated and empty ones make no other page', async () => {
  const first = await renderedPageAt('/talks?q=order&page=2');
  const same = [
    '/talks?page=2&q=order',
    '/talks?x=1&q=order&page=2&fbclid=abc',
    '/talks?q=order&q=other&page=2',
    '/talks?q=order&size=&page=2',
    ...Array.from({ length: 500 }, (_, index) => `/talks?q=order&page=2&x=${index}`),
  ];
  const pages = await Promise.all(same.map(renderedPageAt));
  expect(pages.map(({ rendering }) => rendering)).toEqual(same.map(() => first.rendering));
  // Pages of other tests may be renewed meanwhile.
  const calls = api.asked.map(({ url }) => url).filter((url) => url?.includes('order'));
  expect(new Set(calls)).toEqual(new Set(['/api/talks/?q=order&page=2']));
});

test('a route that names no parameters has one page, whatever is asked', async () => {
  const pages = await Promise.all(
    ['', '?q=1', '?page=2'].map((query) => renderedPageAt(`/plain${query}`)),
  );
  expect(pages.map(({ address }) => address)).toEqual(['/plain', '/plain', '/plain']);
  expect(new Set(pages.map(({ rendering }) => rendering)).size).toBe(1);
});

test('a query that is too long is left to the scripts, and costs no call', async () => {
  const { body, query } = await pageAt(`/talks?q=${'a'.repeat(600)}`);
  expect(query).toBeUndefined();
  expect(body).toContain('class="first-paint"');
  expect(body).not.toContain('aaaa');
  expect(JSON.stringify(api.asked)).not.toContain('aaaa');
});

test('queries fill only memory of their own: the oldest are forgotten, and no page without one', async () => {
  const plain = await renderedPageAt('/talks');
  const first = await renderedPageAt('/talks?q=first');
  // The same rendering again: the page was kept.
  expect((await renderedPageAt('/talks?q=first')).rendering).toBe(first.rendering);
  for (let page = 1; page <= 20; page += 1) await renderedPageAt(`/talks?size=big&page=${page}`);
  expect((await renderedPageAt('/talks?q=first')).rendering).toBeGreaterThan(first.rendering);
  expect((await renderedPageAt('/talks')).rendering).toBe(plain.rendering);
}, 30_000);
