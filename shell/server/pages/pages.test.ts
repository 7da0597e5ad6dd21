import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';

import { buildRegistered } from '@nzuko/contract/testing';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

import { buildServer } from '../app';
import { makeBuiltSite } from '../testing/builtSite';
import { configOf } from '../testing/configOf';
import { answers, startFakeApi } from '../testing/fakeApi';

/** Shows the talk, the release, and how often the release has rendered so far. */
const programOf = (version: string) => `(() => {
  let renderings = 0;
  return {
    async readPage({ params, callApi }) {
      if (params.id === 'loop') for (;;);
      if (params.id === 'exit') process.exit(3);
      if (params.id === 'late') setTimeout(() => { throw new Error('Too late to be caught.'); });
      if (params.id === 'greedy') for (const kept = [];;) kept.push(new Array(1e5).fill(kept.length));
      if (params.id === 'odd') return { status: 200, head: { title: 'x', description: '', meta: [] }, data: { id: 'talk', readAt: 1, value: 1n } };
      const readAt = Date.now();
      const answer = await callApi('/talks/' + params.id + '/');
      if (answer.status === 404) return { status: 404 };
      const talk = await answer.json();
      return { status: 200, head: { title: talk.title, description: '', meta: [] }, data: { id: 'talk', readAt, value: talk } };
    },
    render({ data, savesData }) {
      renderings += 1;
      return { html: '<h1>' + data.title + ', release ${version}, saving ' + savesData + ', rendering ' + renderings + '</h1>', css: '' };
    },
  };
})()`;

const talksAt = (version: string) => ({
  ...buildRegistered({
    name: 'mfe_talks',
    routes: [
      ['/talks', './List'],
      ['/talks/:id', './Talk'],
    ],
  }),
  version,
  entry: `/remotes/mfe_talks/${version}/remoteEntry.abc.js`,
});
const secret = buildRegistered({
  name: 'mfe_secret',
  routes: [['/s/:id', './Talk']],
  more: { private: true },
});

let site: Awaited<ReturnType<typeof makeBuiltSite>>;
let api: Awaited<ReturnType<typeof startFakeApi>>;
let app: FastifyInstance;
let registries = 0;
let ids = 0;
let passedMs = 0;

async function activate(version: string, tried: object[] = []): Promise<void> {
  const canaries = tried.map((remote) => ({ remote, share: 50 }));
  await site.write('releases/registry.json', {
    contract: 1,
    remotes: [talksAt(version), secret],
    canaries,
  });
  // Two writes may have the same timestamp.
  const later = new Date(Date.now() + (registries += 1) * 5_000);
  await utimes(path.join(site.releasesDirectory, 'registry.json'), new Date(), later);
}

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent';
  site = await makeBuiltSite([]);
  api = await startFakeApi(answers(200, {}));
  await site.writeProgram('mfe_talks/1.0.0', 'Talk', programOf('1.0.0'));
  await site.writeProgram('mfe_talks/2.0.0', 'Talk', programOf('2.0.0'));
  await site.writeProgram('mfe_secret/1.0.0', 'Talk', programOf('secret'));
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + passedMs);
  app = await buildServer(configOf(site, api.url));
});

beforeEach(async () => {
  await activate('1.0.0');
  api.asked = [];
  api.answer = answers(200, { title: 'A talk' });
});

afterAll(async () => {
  jest.restoreAllMocks();
  await app.close();
  await api.stop();
  await site.remove();
});

const newPath = () => `/talks/${(ids += 1)}`;
const get = (url: string, headers: Record<string, string> = { 'accept-encoding': 'br' }) =>
  app.inject({ url, headers });
const textOf = ({ headers, body, rawPayload }: LightMyRequestResponse) =>
  headers['content-encoding'] === 'br' ? String(brotliDecompressSync(rawPayload)) : body;
const nonceOf = ({ headers }: LightMyRequestResponse) =>
  /script-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
const headingOf = (answer: LightMyRequestResponse) =>
  /<\/header><h1>(.*)<\/h1>/.exec(textOf(answer))?.[1];

/** The answer after a second on the page server's faked clock, however slow the machine is. */
const aSecondLater = (url: string) => {
  passedMs += 1_000;
  return get(url);
};

describe('each answer', () => {
  test('has a nonce of its own, everywhere in it and nowhere else', async () => {
    const url = newPath();
    const all = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        get(url, { 'accept-encoding': index % 2 ? 'br' : 'identity' }),
      ),
    );
    const nonces = all.map(nonceOf);
    expect(new Set(nonces).size).toBe(200);
    for (const [index, answer] of all.entries()) {
      expect(answer.headers['content-encoding']).toBe(index % 2 ? 'br' : undefined);
      const inText = [...textOf(answer).matchAll(/ nonce="([^"]*)"/g)].map(([, nonce]) => nonce);
      expect(inText.length).toBeGreaterThan(5);
      expect(new Set(inText)).toEqual(new Set([nonces[index]]));
      expect(Buffer.from(nonces[index] ?? '', 'base64')).toHaveLength(16);
    }
    // Apart from their nonces they are all the same, compressed or not.
    const texts = all.map((answer, index) => textOf(answer).replaceAll(nonces[index] ?? '', ''));
    expect(new Set(texts).size).toBe(1);
  });

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip', 'gzip'],
    ['brotli', undefined],
  ])('asked for with %s comes as %s', async (accepted, encoding) => {
    const { headers } = await get('/talks', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toMatch(/Accept-Encoding/i);
  });
});

describe('a page', () => {
  test('that a thousand ask for at once is read once and rendered once', async () => {
    const url = newPath();
    const all = await Promise.all(Array.from({ length: 1_000 }, () => get(url)));
    expect(new Set(all.map(headingOf)).size).toBe(1);
    expect(api.asked.map((call) => call.url)).toEqual([`/api${url}/`]);
  });

  test('shows a change within a second, however busy it is', async () => {
    const url = newPath();
    expect(headingOf(await get(url))).toContain('A talk,');
    api.answer = answers(200, { title: 'Another talk' });
    const all = await Promise.all([
      aSecondLater(url),
      ...Array.from({ length: 99 }, () => get(url)),
    ]);
    for (const answer of all) expect(headingOf(answer)).toContain('Another talk,');
  });

  test('whose content is the same is not rendered again, and says when it was read', async () => {
    const url = newPath();
    const readAtOf = (answer: LightMyRequestResponse) =>
      Number(/data-read-at="(\d+)"/.exec(textOf(answer))?.[1]);
    const first = await get(url);
    expect(Math.abs(Date.now() - readAtOf(first))).toBeLessThan(5_000);
    let second = first;
    while (readAtOf(second) === readAtOf(first)) {
      await wait(5);
      second = await get(url);
    }
    expect(readAtOf(second)).toBeGreaterThan(readAtOf(first));
    expect(headingOf(second)).toBe(headingOf(first));
    expect(api.asked.length).toBeGreaterThan(1);
  });

  test('that is missing appears once it is published, and is gone once it is withdrawn', async () => {
    const url = newPath();
    const missing = answers(404, { detail: 'Not found.' });
    api.answer = missing;
    expect((await get(url)).statusCode).toBe(404);
    api.answer = answers(200, { title: 'A talk' });
    expect((await aSecondLater(url)).statusCode).toBe(200);
    api.answer = missing;
    expect((await aSecondLater(url)).statusCode).toBe(404);
  });

  test('does not outlive its release, in either direction', async () => {
    const url = newPath();
    expect(headingOf(await get(url))).toContain('release 1.0.0');
    await activate('2.0.0');
    expect(headingOf(await get(url))).toContain('release 2.0.0');
    expect(textOf(await get('/talks'))).toContain('"version":"2.0.0"');
    await activate('1.0.0');
    expect(headingOf(await get(url))).toContain('release 1.0.0');
    expect(textOf(await get('/talks'))).toContain('"version":"1.0.0"');
  });

  test('comes from the release that its visitor tries, while others get the live one', async () => {
    await activate('1.0.0', [talksAt('2.0.0')]);
    const url = newPath();
    const visitors = Array.from({ length: 20 }, (_, index) => ({
      cookie: `nzuko_visitor=00000000-0000-4000-8000-0000000000${10 + index}`,
    }));
    const releases = await Promise.all(
      visitors.map(async (visitor) => {
        const answer = await get(url, visitor);
        const [, live] = /"version":"(\d\.0\.0)"/.exec(textOf(answer)) ?? [];
        expect(headingOf(answer)).toContain(`release ${live}`);
        return live;
      }),
    );
    expect(new Set(releases)).toEqual(new Set(['1.0.0', '2.0.0']));
    // Visitors keep their version.
    expect(headingOf(await get(url, visitors[7]))).toContain(`release ${releases[7]}`);
    await activate('1.0.0');
    for (const visitor of visitors) {
      expect(headingOf(await get(url, visitor))).toContain('release 1.0.0');
    }
  });

  test('that can’t be read is plain for now, and whole as soon as it can be', async () => {
    const url = newPath();
    api.answer = (_request, response) => void response.destroy();
    expect(headingOf(await get(url))).toBeUndefined();
    api.answer = answers(200, { title: 'A talk' });
    expect(headingOf(await get(url))).toContain('A talk,');
  });
});

describe('while the API fails', () => {
  test('the last whole page is sent, saying when it was read, and the next one as soon as it is well', async () => {
    const url = newPath();
    const readAtOf = (answer: LightMyRequestResponse) =>
      Number(/data-read-at="(\d+)"/.exec(textOf(answer))?.[1]);
    const first = await get(url);
    api.asked = [];
    api.answer = (_request, response) => void response.destroy();
    while (api.asked.length < 3) {
      const answer = await aSecondLater(url);
      expect([headingOf(answer), readAtOf(answer)]).toEqual([headingOf(first), readAtOf(first)]);
    }
    api.answer = answers(200, { title: 'A better talk' });
    expect(headingOf(await aSecondLater(url))).toContain('A better talk,');
  });
});

describe('nobody gets what is another’s', () => {
  test('a page is read without the caller’s token and cookies, and is the same for the next', async () => {
    const url = newPath();
    const mine = { authorization: 'Bearer mine', cookie: 'session=mine; name=Ada' };
    const first = await get(url, mine);
    expect(api.asked).toEqual([{ url: `/api${url}/`, token: undefined }]);
    expect(textOf(first)).not.toMatch(/mine|Ada/);
    expect(headingOf(await get(url))).toBe(headingOf(first));
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers['set-cookie']).toBeUndefined();
  });

  test('a query is no part of a page', async () => {
    const url = newPath();
    expect(textOf(await get(`${url}?token=abc123&fbclid=1`))).not.toMatch(/abc123|fbclid/);
    expect(textOf(await get(url))).not.toMatch(/abc123|fbclid/);
    expect(api.asked).toHaveLength(1);
  });

  test('a page whose path is a secret is made for each who asks, and not kept', async () => {
    await get('/s/one');
    await get('/s/one');
    expect(api.asked).toHaveLength(2);
  });

  test('those who save data and those who don’t have pages of their own', async () => {
    const url = newPath();
    const saving = { 'accept-encoding': 'br', 'save-data': 'on' };
    expect(headingOf(await get(url))).toContain('saving false');
    expect(headingOf(await get(url, saving))).toContain('saving true');
    expect(headingOf(await get(url, { cookie: 'data_saver=on' }))).toContain('saving true');
    expect(textOf(await get(url, saving))).toContain('data-save-data');
    expect(textOf(await get(url, { cookie: 'data_saver=on' }))).not.toContain('data-save-data');
    expect(headingOf(await get(url))).toContain('saving false');
  });
});

describe('a remote’s program can’t take the page server along', () => {
  test.each(['loop', 'exit', 'odd', 'greedy'])(
    '%s: its page is plain, other pages are answered, and other remotes’ rendered',
    async (id) => {
      // Their processes run.
      await Promise.all([get(newPath()), get('/s/1')]);
      const bad = get(`/talks/${id}`);
      expect(headingOf(await get('/s/1'))).toContain('release secret');
      // Needs no program: it is answered while the other one is stuck.
      expect((await get('/talks')).statusCode).toBe(200);
      const answer = await bad;
      expect(answer.statusCode).toBe(200);
      expect(textOf(answer)).toContain('class="first-paint"');
      // Until the rendering process is back.
      while (!headingOf(await get(newPath()))?.includes('A talk,')) await wait(50);
    },
    40_000,
  );

  test('late: what it throws in a timer costs a page its rendering at most', async () => {
    expect((await get('/talks/late')).statusCode).toBe(200);
    expect(headingOf(await get('/s/1'))).toContain('release secret');
    while (!headingOf(await get(newPath()))?.includes('A talk,')) await wait(50);
  });
});
