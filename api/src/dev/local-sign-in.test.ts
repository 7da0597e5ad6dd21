import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../platform/freePort';
import { startServerProcess, type ServerProcess } from '../testing/serverProcess';
import { cookiesOf } from '../testing/socialVisit';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase';

// Real processes: the API calls itself, or its twin, over HTTP.
jest.setTimeout(60_000);

let database: TestDatabase;
let dataDir: string;
let site: string;
let twin: string;
const processes: ServerProcess[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'tickets-local-sign-in-'));
  const port = await freePort();
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    JWT_SECRET: 'a-secret-that-both-processes-share',
    PUBLIC_URL: `http://localhost:${port}`,
    TRUST_PROXY: 'loopback',
    PAYSTACK_SECRET_KEY: 'sk_test_elsewhere',
  };
  const start = async (env: NodeJS.ProcessEnv) => {
    const server = startServerProcess({ ...settings, ...env });
    processes.push(server);
    const url = await server.ready;
    if (url === null) throw new Error((await server.ended).said);
    return url;
  };
  site = await start({ PORT: String(port) });
  twin = await start({ PORT: String(await freePort()) });
});
afterAll(async () => {
  await Promise.all(processes.map((server) => server.stop()));
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Step {
  status: number;
  location: URL | null;
  cookie: string;
  text: string;
}

async function go(url: URL | string, cookie = ''): Promise<Step> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: cookie ? { cookie } : {},
  });
  const location = response.headers.get('location');
  return {
    status: response.status,
    location: location === null ? null : new URL(location),
    cookie: cookiesOf({ headers: { 'set-cookie': response.headers.getSetCookie() } }),
    text: await response.text(),
  };
}

/** From the button to the consent page, as a browser goes. */
async function toConsent(provider: string) {
  const { location, cookie } = await go(`${site}/api/auth/${provider}/redirect/`);
  if (!location) throw new Error('The API should have redirected to the provider');
  return { asked: location, cookie };
}

/** Presses Continue, and goes back to the site's callback page. */
async function consent(
  { asked, cookie }: Awaited<ReturnType<typeof toConsent>>,
  answer: Record<string, string>,
  finishAt = site,
) {
  const decided = new URL(asked);
  for (const [name, value] of Object.entries({ decision: 'allow', ...answer })) {
    decided.searchParams.set(name, value);
  }
  const { location: back } = await go(decided);
  if (!back) throw new Error('The provider should have redirected back');
  const callback = await go(`${finishAt}${back.pathname}${back.search}`, cookie);
  return { ...callback, back };
}

async function signIn(provider: string, { location, cookie }: Step) {
  const response = await fetch(`${site}/api/auth/${provider}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ access_token: location?.searchParams.get('access_token') ?? '' }),
  });
  expect(response.status).toBe(200);
  const { access } = (await response.json()) as { access: string };
  const profile = await fetch(`${site}/api/auth/profile/`, {
    headers: { authorization: `Bearer ${access}` },
  });
  return (await profile.json()) as { id: number; email: string; first_name: string };
}

describe.each(['google', 'github'])('a local site without an app at %s', (provider) => {
  const someone = { first_name: 'Tolu', last_name: 'Ade', email: `tolu.${provider}@example.test` };

  it('signs in whoever the form names, and knows them the next time', async () => {
    const page = await go((await toConsent(provider)).asked);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Email address');
    const first = await signIn(provider, await consent(await toConsent(provider), someone));
    expect(first).toMatchObject({ email: someone.email, first_name: 'Tolu' });
    const again = { ...someone, email: someone.email.toUpperCase() };
    const second = await signIn(provider, await consent(await toConsent(provider), again));
    expect(second.id).toBe(first.id);
  });

  it('does so in any of its processes', async () => {
    const finished = await consent(await toConsent(provider), someone, twin);
    expect((await signIn(provider, finished)).email).toBe(someone.email);
  });

  it('goes back with “access_denied” after Cancel', async () => {
    const { location } = await consent(await toConsent(provider), { decision: 'deny' });
    expect(location?.searchParams.get('error')).toBe('access_denied');
  });

  it('asks again for an address that is none', async () => {
    const { asked } = await toConsent(provider);
    for (const [name, value] of Object.entries({ decision: 'allow', ...someone, email: '"><b>' })) {
      asked.searchParams.set(name, value);
    }
    const { status, text } = await go(asked);
    expect(status).toBe(400);
    expect(text).toContain('Enter an email address.');
    expect(text).toContain('value="Tolu"');
    expect(text).not.toContain('"><b>');
  });

  it('exchanges a code once', async () => {
    const begun = await toConsent(provider);
    const { back } = await consent(begun, someone);
    const replayed = await go(`${site}${back.pathname}${back.search}`, begun.cookie);
    expect(replayed.location?.searchParams.get('error')).toBe('token_exchange_failed');
  });

  it('shows the form to nobody from elsewhere', async () => {
    const { asked } = await toConsent(provider);
    const stranger = await fetch(asked, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(stranger.status).toBe(404);
  });

  it('refuses an app that it does not know', async () => {
    const { asked } = await toConsent(provider);
    asked.searchParams.set('client_id', 'somebody-else');
    asked.searchParams.set('decision', 'allow');
    const { status, location } = await go(asked);
    expect([status, location]).toEqual([400, null]);
  });
});
