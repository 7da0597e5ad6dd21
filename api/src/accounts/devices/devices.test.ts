import { sql } from 'kysely';
import { SESSIONS_PER_ACCOUNT } from '../../platform/limits';
import { makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { startOAuthServer } from '../../testing/oauthServer';
import { comeBackFrom } from '../../testing/socialVisit';
import { startTestApp, type TestApp } from '../../testing/testApp';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

interface SignedIn {
  access: string;
  refresh: string;
}
interface Listed {
  id: number;
  device: string | null;
  signed_in_at: string;
  last_used_at: string;
  is_current: boolean;
}

let api: TestApp;
let user: TestUser;
beforeAll(async () => {
  api = await startTestApp();
});
beforeEach(async () => {
  user = await makeUser(api.db);
});
afterAll(() => api.close());

async function signIn(userAgent: string, { email }: TestUser = user): Promise<SignedIn> {
  const answer = await api.inject({
    method: 'POST',
    url: '/api/auth/token/',
    headers: { 'user-agent': userAgent },
    payload: { email, password: PASSWORD },
  });
  return answer.json<SignedIn>();
}

const call = (method: 'GET' | 'DELETE', path: string, { access }: SignedIn) =>
  api.inject({ method, url: `/api${path}`, headers: { authorization: `Bearer ${access}` } });
const list = async (session: SignedIn) =>
  (await call('GET', '/sessions/', session)).json<Listed[]>();
const backdate = (times: { created_at?: Date; expires_at?: Date }) =>
  api.db.updateTable('refresh_tokens').set(times).where('user_id', '=', user.id).execute();
const renew = (refresh: string) =>
  api.inject({ method: 'POST', url: '/api/auth/token/refresh/', payload: { refresh } });

describe('the list of sessions', () => {
  it('has each with its device and times: the one that asks, then the last used first', async () => {
    const phone = await signIn(PHONE);
    await backdate({ created_at: new Date('2026-11-20T09:00:00Z') });
    const laptop = await signIn(CHROME);
    const opened = (await list(laptop))[0]?.signed_in_at;
    const renewed = (await renew(phone.refresh)).json<SignedIn>();
    expect(await list(laptop)).toEqual([
      {
        id: expect.any(Number),
        device: 'Chrome on Windows',
        signed_in_at: opened,
        last_used_at: opened,
        is_current: true,
      },
      {
        id: expect.any(Number),
        device: 'Safari on iOS',
        signed_in_at: '2026-11-20T09:00:00.000Z',
        last_used_at: expect.any(String),
        is_current: false,
      },
    ]);
    expect((await list(renewed)).map(({ is_current }) => is_current)).toEqual([true, false]);
  });

  it('says nothing of a client that names no browser, and bears with any that it names', async () => {
    const session = await signIn('');
    await signIn(`<b>${'x'.repeat(5000)}`);
    expect((await list(session)).map(({ device }) => device)).toEqual([null, null]);
  });

  it('has neither ended nor expired ones, nor another account’s', async () => {
    await signIn(CHROME, await makeUser(api.db));
    const gone = await signIn(PHONE);
    await api.inject({
      method: 'POST',
      url: '/api/auth/logout/',
      payload: { refresh: gone.refresh },
    });
    await signIn(PHONE);
    await backdate({ expires_at: new Date(Date.now() - 1) });
    expect(await list(await signIn(CHROME))).toHaveLength(1);
  });

  it('is in the data that one can download', async () => {
    const session = await signIn(CHROME);
    const { sessions } = (await call('GET', '/auth/export/', session)).json<{
      sessions: { browser: string | null }[];
    }>();
    expect(sessions.map(({ browser }) => browser)).toEqual([CHROME]);
  });
});

it('knows the device of a social sign-in', async () => {
  const oauth = await startOAuthServer();
  const site = await startTestApp({ env: oauth.env });
  try {
    const { token, receipt } = await comeBackFrom(site, 'google');
    const answer = await site.inject({
      method: 'POST',
      url: '/api/auth/google/',
      headers: { 'user-agent': PHONE, cookie: receipt },
      payload: { access_token: token },
    });
    const { access } = answer.json<SignedIn>();
    const sessions = await site.inject({
      method: 'GET',
      url: '/api/sessions/',
      headers: { authorization: `Bearer ${access}` },
    });
    expect(sessions.json()).toMatchObject([{ device: 'Safari on iOS', is_current: true }]);
  } finally {
    await site.close();
    await oauth.close();
  }
});

describe('signing in once more than an account has sessions', () => {
  it('ends the one that was used longest ago', async () => {
    const [unused, used] = [await signIn(PHONE), await signIn(PHONE)];
    const { refresh } = (await renew(used.refresh)).json<SignedIn>();
    const others = SESSIONS_PER_ACCOUNT - 2;
    await sql`
      INSERT INTO refresh_tokens (user_id, session_id, token_hash, expires_at)
      SELECT user_id, gen_random_uuid(), sha256(n::text::bytea || token_hash), expires_at
      FROM refresh_tokens, generate_series(1, ${others}) n
      WHERE id = (SELECT min(id) FROM refresh_tokens WHERE user_id = ${user.id})`.execute(api.db);
    expect(await list(unused)).toHaveLength(SESSIONS_PER_ACCOUNT);

    const last = await signIn(CHROME);
    expect(await list(last)).toHaveLength(SESSIONS_PER_ACCOUNT);
    expect((await call('GET', '/auth/profile/', unused)).statusCode).toBe(401);
    expect((await renew(refresh)).statusCode).toBe(200);
  });
});

describe('ending one session', () => {
  it('ends its access at once and its renewal, and no other session', async () => {
    const [lost, mine] = [await signIn(PHONE), await signIn(CHROME)];
    const [first] = (await list(mine)).filter(({ is_current }) => !is_current);
    expect((await call('DELETE', `/sessions/${first?.id}/`, mine)).statusCode).toBe(204);
    expect((await call('GET', '/auth/profile/', lost)).statusCode).toBe(401);
    expect((await renew(lost.refresh)).statusCode).toBe(401);
    expect((await call('GET', '/auth/profile/', mine)).statusCode).toBe(200);
    expect(await list(mine)).toHaveLength(1);
  });

  it('answers the second time that it has ended', async () => {
    await signIn(PHONE);
    const mine = await signIn(CHROME);
    const [other] = (await list(mine)).filter(({ is_current }) => !is_current);
    await call('DELETE', `/sessions/${other?.id}/`, mine);
    const again = await call('DELETE', `/sessions/${other?.id}/`, mine);
    expect([again.statusCode, again.json<{ detail: string }>().detail]).toEqual([
      404,
      'This session has ended already.',
    ]);
  });

  it('does not end somebody else’s', async () => {
    const theirs = await signIn(CHROME, await makeUser(api.db));
    const [session] = await list(theirs);
    const mine = await signIn(PHONE);
    expect((await call('DELETE', `/sessions/${session?.id}/`, mine)).statusCode).toBe(404);
    expect((await call('GET', '/auth/profile/', theirs)).statusCode).toBe(200);
  });
});
