import { randomUUID } from 'node:crypto';

import type { NavOffer, RegisteredRemote } from '@nzuko/contract';
import { buildRegistered } from '@nzuko/contract/testing';
import type { FastifyInstance } from 'fastify';

import { buildServer } from './app';
import { makeBuiltSite } from './testing/builtSite';
import { configOf } from './testing/configOf';

const remote = (name: string, path: string, nav: NavOffer[]): RegisteredRemote => ({
  ...buildRegistered({
    name: `mfe_${name}`,
    routes: [[path, './Landing']],
    more: { prerender: true },
  }),
  nav,
});
const landing = remote('landing', '/', []);
const hostile = `</a><script>alert(1)</script>"'&`;
const talks = remote('talks', '/talks', [
  { label: 'Talks', path: '/talks', access: 'everyone', order: 1 },
  { label: hostile, path: '/talks', access: 'guest', order: 2 },
  { label: 'My talks', path: '/talks', access: 'member' },
]);
const tried = {
  ...talks,
  version: '2.0.0',
  nav: [{ label: 'Programme', path: '/talks', access: 'everyone' as const }],
};

let site: Awaited<ReturnType<typeof makeBuiltSite>>;
let app: FastifyInstance;
beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent';
  site = await makeBuiltSite([landing, talks]);
  const screen = { html: '<h1>Talks</h1>', css: '' };
  for (const version of ['1.0.0', '2.0.0'])
    await site.write(`releases/mfe_talks/${version}/Landing.prerendered.json`, screen);
  app = await buildServer(configOf(site));
});
afterAll(async () => {
  await app.close();
  await site.remove();
});

const release = (...canaries: object[]) =>
  site.write('releases/registry.json', { contract: 1, remotes: [landing, talks], canaries });
beforeEach(() => release());

const pageAt = async (url: string, cookie = '') =>
  (await app.inject({ url, headers: { cookie } })).body;
/** The list in the nav bar. */
const listIn = (body: string) => /<header>bar(.*?)<\/header>/.exec(body)?.[1];
/** The labels of the entries inlined for the page's scripts. */
const toldIn = (body: string) =>
  (
    JSON.parse(/id="registry">(.*?)<\/script>/.exec(body)?.[1] ?? '') as { nav: NavOffer[] }
  ).nav.map(({ label }) => label);

test('the first HTML has the entries for visitors, as text, and its scripts all of them', async () => {
  const body = await pageAt('/');
  expect(listIn(body)).toBe(
    '<li><a href="/talks">Talks</a></li>' +
      '<li><a href="/talks">&lt;/a&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;</a></li>',
  );
  expect(toldIn(body)).toEqual(['My talks', 'Talks', hostile]);
});

test('the entry of the page that one is on, or of one above it, is marked', async () => {
  expect(listIn(await pageAt('/talks'))).toMatch(
    /^<li><a href="\/talks" aria-current="page">Talks<\/a>/,
  );
});

test('visitors of a canary have its entries, and all others those of the live version', async () => {
  await release({ remote: tried, share: 50, since: new Date().toISOString() });
  const seen = new Map<string, Set<string>>();
  while (seen.size < 2) {
    const cookie = `nzuko_visitor=${randomUUID()}`;
    // The second page is the kept one.
    for (const body of [await pageAt('/', cookie), await pageAt('/', cookie)]) {
      const version = /"mfe_talks","version":"([^"]+)"/.exec(body)?.[1] ?? '';
      const list = `${listIn(body)?.replaceAll(/<[^>]*>/g, ' ')}`;
      seen.set(version, (seen.get(version) ?? new Set()).add(list));
    }
  }
  expect([...seen.get('2.0.0')!]).toEqual(['  Programme  ']);
  expect([...seen.get('1.0.0')!]).toEqual([expect.stringMatching(/^ {2}Talks /)]);
});

test('a remote that is gone takes its entries with it, and a malformed one costs nothing else', async () => {
  await site.write('releases/registry.json', {
    contract: 1,
    remotes: [landing, { ...talks, nav: [{ label: 7 }, ...talks.nav!.slice(0, 1)] }],
  });
  expect(listIn(await pageAt('/'))).toBe('<li><a href="/talks">Talks</a></li>');
  await site.write('releases/registry.json', { contract: 1, remotes: [landing] });
  expect(listIn(await pageAt('/'))).toBe('');
});
