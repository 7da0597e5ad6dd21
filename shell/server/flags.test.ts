import { randomUUID } from 'node:crypto';

import type { FlagOffer, Registry } from '@nzuko/contract';
import { buildRegistered } from '@nzuko/contract/testing';
import type { FastifyInstance } from 'fastify';

import { buildServer } from './app';
import { flagsFor } from './flags';
import { makeBuiltSite } from './testing/builtSite';
import { configOf } from './testing/configOf';

const NAME = 'talks.map';
const flag = (change: Partial<FlagOffer> = {}): FlagOffer => ({
  about: 'The map of the talks.',
  default: false,
  ...change,
});
const visitors = Array.from({ length: 1_000 }, (_, number) => `visitor ${number}`);
const stateFor = (
  offer: FlagOffer,
  {
    visitor = 'v',
    asked = undefined as boolean | undefined,
    share = undefined as number | undefined,
  },
) =>
  flagsFor([{ flags: { [NAME]: offer } }], share === undefined ? {} : { [NAME]: { share } }, {
    visitor,
    asked: new Map(asked === undefined ? [] : [[NAME, asked]]),
  })[NAME];
const shareOf = (offer: FlagOffer, share?: number) =>
  visitors.filter((visitor) => stateFor(offer, { visitor, share }) === true);

describe('a flag', () => {
  test('is as declared: by default, for its share of visitors, for its roles', () => {
    expect(stateFor(flag(), {})).toBe(false);
    expect(stateFor(flag({ default: true }), {})).toBe(true);
    expect(stateFor(flag({ roles: ['ADMIN'] }), {})).toEqual(['ADMIN']);
    expect(Math.abs(shareOf(flag({ share: 20 })).length / 10 - 20)).toBeLessThan(5);
  });

  test('keeps its visitors, and a larger share keeps those of the smaller one', () => {
    const some = shareOf(flag({ share: 20 }));
    expect(shareOf(flag({ share: 20 }))).toEqual(some);
    expect(shareOf(flag({ share: 60 }))).toEqual(expect.arrayContaining(some));
  });

  test('is as an operator sets it, whatever is declared', () => {
    expect(stateFor(flag(), { share: 100 })).toBe(true);
    expect(stateFor(flag({ default: true }), { share: 0 })).toBe(false);
    expect(stateFor(flag({ roles: ['ADMIN'] }), { share: 0 })).toBe(false);
    expect(Math.abs(shareOf(flag({ default: true }), 30).length / 10 - 30)).toBeLessThan(5);
  });

  test('is switched by a link if it is declared so, but not on once an operator has switched it off', () => {
    expect(stateFor(flag({ link: true }), { asked: true })).toBe(true);
    expect(stateFor(flag({ link: true, default: true }), { asked: false })).toBe(false);
    expect(stateFor(flag(), { asked: true })).toBe(false);
    expect(stateFor(flag({ link: true }), { asked: true, share: 0 })).toBe(false);
  });
});

/** A program that shows the flags it got, both for reading the page and for rendering it. */
const program = `{
  readPage: async ({ flags }) => ({
    status: 200,
    head: { title: 'Talk', description: '', meta: [] },
    data: { id: 'talk', readAt: 1, value: { read: flags['${NAME}'] } },
  }),
  render: ({ data, flags }) => ({ html: '<h1>' + data.read + ' ' + flags['${NAME}'] + '</h1>', css: '' }),
}`;

describe('a page', () => {
  let site: Awaited<ReturnType<typeof makeBuiltSite>>;
  let app: FastifyInstance;
  let staging: FastifyInstance;
  const talks = buildRegistered({ name: 'mfe_talks', routes: [['/talks/:id', './Detail']] });
  const landing = buildRegistered({
    name: 'mfe_landing',
    routes: [['/', './Landing']],
    more: { prerender: true },
  });

  beforeAll(async () => {
    process.env.LOG_LEVEL = 'silent';
    site = await makeBuiltSite([landing, talks]);
    await site.writeProgram('mfe_talks/1.0.0', 'Detail', program);
    app = await buildServer(configOf(site));
    staging = await buildServer(configOf(site, undefined, { allowOverride: true }));
  });
  afterAll(async () => {
    await Promise.all([app.close(), staging.close()]);
    await site.remove();
  });

  const release = (offer: FlagOffer, flags?: Registry['flags']) =>
    site.write('releases/registry.json', {
      contract: 1,
      remotes: [
        { ...landing, flags: { [NAME]: offer } },
        { ...talks, flags: { [NAME]: offer } },
      ],
      flags,
    });
  const get = async (url = '/talks/1', { server = app, cookie = '' } = {}) =>
    server.inject({ url, headers: { cookie } });
  const shown = async (...asked: Parameters<typeof get>) =>
    /<h1>(.*?)<\/h1>/.exec((await get(...asked)).body)?.[1];
  const told = async (...asked: Parameters<typeof get>) =>
    (
      JSON.parse(/id="registry">(.*?)<\/script>/.exec((await get(...asked)).body)?.[1] ?? '') as {
        flags?: object;
      }
    ).flags;

  test('is read and rendered with its flags, and its scripts are told the same', async () => {
    await release(flag({ default: true }));
    expect(await shown()).toBe('true true');
    expect(await told()).toEqual({ [NAME]: true });
    expect((await get()).body).not.toContain('The map of the talks.');
  });

  test('follows an operator at once, without a release', async () => {
    await release(flag());
    expect(await shown()).toBe('false false');
    await release(flag(), { [NAME]: { share: 100 } });
    expect(await shown()).toBe('true true');
    await release(flag(), { [NAME]: { share: 0 } });
    expect(await shown()).toBe('false false');
  });

  test('that is rendered with a flag never goes to a visitor without it', async () => {
    await release(flag({ share: 50 }));
    const seen = new Map<boolean, Set<string | undefined>>();
    for (let turn = 0; seen.size < 2 || turn < 20; turn += 1) {
      const cookie = `nzuko_visitor=${randomUUID()}`;
      const flags = (await told('/talks/1', { cookie })) as Record<string, boolean>;
      const isOn = flags[NAME] ?? false;
      seen.set(isOn, (seen.get(isOn) ?? new Set()).add(await shown('/talks/1', { cookie })));
    }
    expect([...seen.get(true)!]).toEqual(['true true']);
    expect([...seen.get(false)!]).toEqual(['false false']);
  });

  test('for some roles is rendered without it, as the page server knows nobody’s', async () => {
    await release(flag({ roles: ['ADMIN'] }));
    expect(await shown()).toBe('false false');
    expect(await told()).toEqual({ [NAME]: ['ADMIN'] });
  });

  test('that the build has rendered is left to the scripts where a flag is not as declared', async () => {
    await release(flag());
    expect(await shown('/')).toBe('Hello');
    await release(flag(), { [NAME]: { share: 100 } });
    expect((await get('/')).body).not.toContain('id="prerendered"');
  });

  test('sets no cookie unless a flag is for a share of the visitors', async () => {
    await release(flag({ roles: ['ADMIN'], link: true }));
    expect((await get()).headers['set-cookie']).toBeUndefined();
    await release(flag({ share: 5 }));
    expect((await get()).headers['set-cookie']).toMatch(/^nzuko_visitor=/);
  });

  test('is switched by its link on a site for tests, and on a public site by none', async () => {
    await release(flag({ link: true }));
    const link = `/talks/1?flag=${NAME}`;
    expect(await shown(link)).toBe('false false');
    expect(await shown(link, { server: staging })).toBe('true true');
    expect(await shown('/talks/1', { server: staging })).toBe('false false');
    await release(flag({ link: true, default: true }));
    expect(await shown(`${link}:off`, { server: staging })).toBe('false false');
    expect(await shown(`${link}:off`)).toBe('true true');
  });
});
