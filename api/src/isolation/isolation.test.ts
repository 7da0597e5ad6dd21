import { sql } from 'kysely';
import type { InjectOptions } from 'fastify';
import { startTestApp, type TestApp } from '../testing/testApp';
import { eventually } from '../testing/testPayments';
import { createDatabase, dropDatabase, sitePrefixOf } from './copies-repository';
import { crowd } from './crowd';
import { openIsolation } from './index';

// It can be slow, be asked twice, stop half-way, be used by a stranger, by twenty at once, or without its database.
jest.setTimeout(120_000);

interface Given {
  path: string;
  ends_at: string;
  account: { email: string; password: string } | null;
  operations: string[];
}
interface Page<Item> {
  count: number;
  results: Item[];
}
interface Event {
  id: number;
  title: string;
  start_date: string;
}

const apis: TestApp[] = [];
let site: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  site = await start();
});
afterAll(async () => {
  for (const api of apis) await api.close();
});

/** The names of a site's databases on the server. */
async function databasesOf({ db }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ datname: string }>`
    SELECT datname FROM pg_database WHERE starts_with(datname, ${await sitePrefixOf(db)})`.execute(
    db,
  );
  return rows.map(({ datname }) => datname);
}

async function start({
  limits = {},
  env = {},
}: { limits?: Parameters<typeof openIsolation>[1]['limits']; env?: NodeJS.ProcessEnv } = {}) {
  const api = await startTestApp({ env });
  apis.push(api);
  const { platform } = api.parts;
  await openIsolation(api.app, { platform, databaseUrl: api.url, limits });
  const ask = (payload: object = { as: 'visitor', data: 'empty' }) =>
    api.inject({ method: 'POST', url: '/api/isolation/', payload });
  const open = async (payload?: object) => {
    const answer = await ask(payload);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<Given & Record<string, unknown>>();
  };
  const enter = async ({ path, account }: Given) => {
    const url = `${path}/api/auth/token/`;
    const answer = await api.inject({ method: 'POST', url, payload: account ?? {} });
    return { authorization: `Bearer ${answer.json<{ access: string }>().access}` };
  };
  const call = async <Body>({ path }: Given, url: string, more: InjectOptions = {}) => {
    const answer = await api.inject({ method: 'GET', ...more, url: `${path}${url}` });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  const databases = () => databasesOf(api);
  const copies = async () => (await databases()).filter((name) => !name.includes('_set_'));
  return { api, ask, open, enter, call, copies, databases };
}

/** A second process of the same site. */
async function startBeside(api: TestApp) {
  const next = await startTestApp();
  await openIsolation(next.app, { platform: api.parts.platform, databaseUrl: api.url });
  const open = async () => {
    const payload = { as: 'visitor', data: 'empty' };
    const answer = await next.inject({ method: 'POST', url: '/api/isolation/', payload });
    expect(answer.statusCode).toBe(201);
  };
  return { next, open };
}

const draft = {
  title: 'Only here',
  description: 'A meeting that one tester alone can see.',
  location: 'Hub Yaba, Lagos',
  category: 'Technology',
  status: 'DRAFT',
};

describe('a page’s copy', () => {
  it('is the real API on one’s own data: two testers never meet', async () => {
    const { open, enter, call, api } = site;
    const [mine, yours] = await Promise.all([
      open({ as: 'organizer', data: 'empty' }),
      open({ as: 'organizer', data: 'empty' }),
    ]);
    const me = await enter(mine);
    const made = await call<Event>(mine, '/api/events/', {
      method: 'POST',
      headers: me,
      payload: draft,
    });
    expect(made).toMatchObject({ status: 201, body: { title: 'Only here' } });
    const list = async (given: Given, headers: Record<string, string>) =>
      (await call<Event[]>(given, '/api/events/my_events/', { headers })).body.length;
    expect(await list(mine, me)).toBe(1);
    expect(await list(yours, await enter(yours))).toBe(0);
    // Another copy doesn't know my session, though it has an account of the same number; nor does the site.
    expect((await call(yours, '/api/auth/profile/', { headers: me })).status).toBe(401);
    const outside = await api.inject({ url: '/api/auth/profile/', headers: me });
    expect(outside.statusCode).toBe(401);
  });

  it.each([
    ['empty', 0],
    ['demo', 40],
    ['crowded', 100],
  ])('begins with the data set %s', async (data, least) => {
    const { open, call } = site;
    const { body } = await call<Page<Event>>(await open({ as: 'visitor', data }), '/api/events/');
    if (least === 0) expect(body.count).toBe(0);
    else expect(body.count).toBeGreaterThanOrEqual(least);
  });

  it('sets no cookie: in the browser, it would replace the site’s own', async () => {
    const { path, account } = await site.open({ as: 'attendee', data: 'demo' });
    const url = `${path}/api/auth/token/`;
    const signedIn = await site.api.inject({ method: 'POST', url, payload: account ?? {} });
    expect(signedIn.statusCode).toBe(200);
    expect(signedIn.headers['set-cookie']).toBeUndefined();
  });

  it('has data and a clock of the moment that the page asks for', async () => {
    const { open, call, enter } = site;
    const given = await open({ as: 'organizer', data: 'crowded', now: '2031-05-06T08:00:00Z' });
    const headers = await enter(given);
    const title = crowd.at(-1)?.title ?? '';
    const { body } = await call<Page<Event>>(
      given,
      `/api/events/?search=${encodeURIComponent(title)}`,
    );
    expect(body.results[0]).toMatchObject({ title, start_date: '2031-05-06T08:00:00.000Z' });
    // Only the copy accepts a session of that day: by its clock, the token was issued just now.
    expect(await call(given, '/api/auth/profile/', { headers })).toMatchObject({
      status: 200,
      body: { email: 'organizer@demo.test', first_name: 'Adaeze' },
    });
  });

  it.each(['1999-12-31T23:00:00Z', '2999-12-31T22:59:00Z'])(
    'has an account to sign in with and the demo’s calendar at %s',
    async (now) => {
      const { open, call, enter } = site;
      const given = await open({ as: 'attendee', data: 'demo', now });
      const headers = await enter(given);
      expect((await call(given, '/api/tickets/', { headers })).status).toBe(200);
      const { body } = await call<Page<Event>>(given, '/api/events/');
      expect(body.count).toBeGreaterThanOrEqual(40);
    },
  );

  it('names the operations of the document, and an account for all but visitors', async () => {
    const { open } = site;
    expect(await open({ as: 'admin', data: 'empty' })).toMatchObject({
      account: { email: 'admin@demo.test' },
      operations: expect.arrayContaining(['GET /events/{id}/', 'POST /tickets/purchase/']),
      data_sets: ['empty', 'demo', 'crowded'],
      roles: ['visitor', 'attendee', 'organizer', 'admin'],
    });
    expect(await open()).toMatchObject({ account: null });
  });

  it('takes a picture to the site’s store, and away again with itself', async () => {
    const { open, enter, call, api } = site;
    const given = await open({ as: 'attendee', data: 'empty' });
    const form = new FormData();
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    form.set(
      'profile_picture',
      new File([Buffer.from(png, 'base64')], 'me.png', { type: 'image/png' }),
    );
    const request = new Request('http://page/', { method: 'POST', body: form });
    const { status, body } = await call<{ profile_picture: string }>(given, '/api/auth/profile/', {
      method: 'PATCH',
      headers: {
        ...(await enter(given)),
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(status).toBe(200);
    const picture = () => api.inject({ url: body.profile_picture });
    expect((await picture()).statusCode).toBe(200);
    await api.inject({ method: 'DELETE', url: given.path });
    expect((await picture()).statusCode).toBe(404);
  });

  it('leads a payer who comes back to a page that says where the site would be', async () => {
    const { open, api } = site;
    const { path } = await open();
    const answer = await api.inject({ url: `${path}/dashboard?reference=NZ-1` });
    expect(answer.body).toBe(
      'On the site, this would lead to /dashboard. You can close this one.\n',
    );
  });
});

describe('the end of a copy', () => {
  it('comes after its time: calls are told to reload, and its database is gone', async () => {
    const { open, call, copies } = await start({ limits: { lifeMs: 300 } });
    const given = await open();
    expect(await eventually(copies, (names) => names.length === 0)).toEqual([]);
    expect(await call(given, '/api/events/')).toMatchObject({
      status: 410,
      body: {
        code: 'isolation_ended',
        detail: 'This page’s copy of the data has ended. Reload the page for a fresh one.',
      },
    });
  });

  it('can be asked for by its page, and twice', async () => {
    const { open, copies, api } = site;
    const { path } = await open();
    const end = () => api.inject({ method: 'DELETE', url: path });
    const answers = await Promise.all([end(), end()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect((await copies()).filter((name) => path.endsWith(name.slice(28)))).toEqual([]);
  });

  it('comes with the end of the process, and at the next start for what a killed one left', async () => {
    const { api, databases } = await start();
    const left = `${await sitePrefixOf(api.db)}0000abcd_set_base`;
    await createDatabase(api.db, left, 'template0');
    const { next, open } = await startBeside(api);
    expect(await databases()).toEqual([]);
    await open();
    expect(await databases()).toHaveLength(3);
    await next.close();
    expect(await databases()).toEqual([]);
  });

  it('never comes with the start or end of another process of the site', async () => {
    const first = await start();
    const given = await first.open();
    const databases = await first.databases();
    const { next, open } = await startBeside(first.api);
    const isUnharmed = async () => {
      expect((await first.call(given, '/api/events/')).status).toBe(200);
      expect((await first.ask()).statusCode).toBe(201);
    };
    await isUnharmed();
    await open();
    await next.close();
    await isUnharmed();
    expect(await first.databases()).toEqual(expect.arrayContaining(databases));
  });

  it('never comes because the connection that marks its owner was lost', async () => {
    const { api, open, databases } = await start();
    await open();
    const marks = () =>
      sql`SELECT pid FROM pg_stat_activity
          WHERE application_name = 'tickets-isolation' AND datname = current_database()`.execute(
        api.db,
      );
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
              WHERE application_name = 'tickets-isolation' AND datname = current_database()`.execute(
      api.db,
    );
    await eventually(marks, ({ rows }) => rows.length === 0);
    await eventually(marks, ({ rows }) => rows.length === 1);
    const { next } = await startBeside(api);
    expect(await databases()).toHaveLength(3);
    await next.close();
  });
});

describe('twenty at once', () => {
  it('all get a copy of a data set that is prepared once; the next is told to wait', async () => {
    const { ask, copies, databases } = await start();
    const answers = await Promise.all(Array.from({ length: 21 }, () => ask()));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array<number>(20).fill(201), 503]);
    const refused = answers.find(({ statusCode }) => statusCode === 503);
    expect(refused?.headers['retry-after']).toBe('60');
    expect(refused?.json()).toMatchObject({
      code: 'isolation_full',
      detail: 'All 20 isolated pages are in use. Close one, or try again in a few minutes.',
    });
    const paths = new Set(answers.flatMap((answer) => answer.json<Partial<Given>>().path ?? []));
    expect(paths.size).toBe(20);
    expect(await copies()).toHaveLength(20);
    expect((await databases()).filter((name) => name.includes('_set_'))).toHaveLength(2);
  });

  it('give way to one more when nobody has called the oldest for a while', async () => {
    const { open, call } = await start({ limits: { copies: 2, idleMs: 0 } });
    const [first, second] = [await open(), await open()];
    await call(first, '/api/events/');
    await open();
    expect((await call(first, '/api/events/')).status).toBe(200);
    expect((await call(second, '/api/events/')).status).toBe(410);
  });
});

describe('who asks wrongly', () => {
  const demoAt = (now: string) => ({ as: 'admin', data: 'demo', now });
  const notThen = { now: ['Expected a time from 2000 to 2999, in Lagos.'] };
  it.each([
    [{ as: 'visitor', data: 'many' }, { data: ['Expected one of: empty, demo, crowded.'] }],
    [
      { as: 'root', data: 'demo' },
      { as: ['Expected one of: visitor, attendee, organizer, admin.'] },
    ],
    [
      { as: 'admin', data: 'demo', now: 'tomorrow' },
      { now: ['Expected a time with its zone, such as 2026-03-01T09:00:00Z.'] },
    ],
    [demoAt('1999-12-31T22:59:00Z'), notThen],
    [demoAt('2999-12-31T23:00:00Z'), notThen],
    [demoAt('9999-12-31T22:59:00Z'), notThen],
    [{}, { as: ['This field is required.'], data: ['This field is required.'] }],
  ])('is told what is known: %j', async (payload, sentences) => {
    const { ask, copies } = site;
    const before = await copies();
    const answer = await ask(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(sentences);
    expect(await copies()).toEqual(before);
  });

  it('finds nothing by a guess, nor from another machine', async () => {
    const { open, api } = site;
    const { path } = await open();
    const guess = `/api/isolation/${'0'.repeat(32)}/api/events/`;
    expect((await api.inject({ url: guess })).statusCode).toBe(410);
    for (const stranger of [
      { headers: { host: 'evil.example' } },
      { remoteAddress: '203.0.113.7' },
    ]) {
      const found = await api.inject({ url: `${path}/api/events/`, ...stranger });
      const made = await api.inject({
        method: 'POST',
        url: '/api/isolation/',
        payload: { as: 'visitor', data: 'empty' },
        ...stranger,
      });
      expect([found.statusCode, made.statusCode]).toEqual([404, 404]);
    }
  });

  it('has to know the password of a staging site, for a copy’s calls too', async () => {
    const password = 'a password for testers';
    const { api } = await start({
      env: { PUBLIC_URL: 'https://staging.nzuko.test', STAGING: 'on', STAGING_PASSWORD: password },
    });
    const right = { authorization: `Basic ${Buffer.from(`qa:${password}`).toString('base64')}` };
    const ask = (headers: Record<string, string>) =>
      api.inject({
        method: 'POST',
        url: '/api/isolation/',
        payload: { as: 'visitor', data: 'empty' },
        headers: { host: 'staging.nzuko.test', ...headers },
      });
    expect((await ask({})).statusCode).toBe(401);
    const given = await ask(right);
    expect(given.statusCode).toBe(201);
    const url = `${given.json<Given>().path}/api/events/`;
    expect((await api.inject({ url })).statusCode).toBe(401);
    const inside = await api.inject({ url, headers: right });
    expect(inside.statusCode).toBe(200);
    expect(inside.headers['x-robots-tag']).toBe('noindex, nofollow');
  });
});

describe('without its database', () => {
  it('one copy fails alone, and nothing of a half-made one is left', async () => {
    const { open, call, copies, api, ask, databases } = await start();
    const [lost, kept] = [await open(), await open()];
    const broken = (await copies()).find((name) => lost.path.endsWith(name.slice(28))) ?? '';
    await dropDatabase(api.db, broken);
    expect((await call(lost, '/api/events/')).status).toBeGreaterThanOrEqual(500);
    expect((await call(kept, '/api/events/')).status).toBe(200);
    // Somebody has dropped the template: that one page is refused, the next has a new one.
    const template = (await databases()).find((name) => name.includes('_set_empty')) ?? '';
    await dropDatabase(api.db, template);
    expect((await ask()).statusCode).toBeGreaterThanOrEqual(500);
    expect(await copies()).toHaveLength(1);
    expect((await ask()).statusCode).toBe(201);
  });
});
