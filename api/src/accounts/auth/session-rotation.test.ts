import { decodeJwt } from 'jose';
import pino from 'pino';
import { makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { lockWaitedFor } from '../../testing/lockWaitedFor';
import { startTestApp, type TestApp } from '../../testing/testApp';

interface Pair {
  access: string;
  refresh: string;
}

let api: TestApp;
let user: TestUser;
const logged: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(line) });
  api = await startTestApp({ log, env: { ACCESS_TOKEN_SECONDS: '1' } });
});
afterAll(() => api.close());
beforeEach(async () => {
  user = await makeUser(api.db);
  api.clock.now = new Date('2030-05-01T10:00:00.999Z');
  logged.length = 0;
});

const pass = (seconds: number) => {
  api.clock.now = new Date((api.clock.now?.getTime() ?? 0) + seconds * 1000);
};
const post = (url: string, payload: object) =>
  api.inject({ method: 'POST', url: `/api/auth/${url}`, payload });
const signIn = async () =>
  (await post('token/', { email: user.email, password: PASSWORD })).json<Pair>();
const renew = (refresh: string) => post('token/refresh/', { refresh });
const renewed = async (refresh: string) => {
  const response = await renew(refresh);
  expect(response.statusCode).toBe(200);
  return response.json<Pair>();
};
const statusWith = async (access: string) => {
  const headers = { authorization: `Bearer ${access}` };
  return (await api.inject({ method: 'GET', url: '/api/auth/profile/', headers })).statusCode;
};
/** A session's row, as `changed`. */
const change = (access: string, changed: object) =>
  api.db
    .updateTable('refresh_tokens')
    .set(changed)
    .where('session_id', '=', String(decodeJwt(access).sid))
    .execute();

describe('a refresh token', () => {
  it('is replaced at each use, and the new one ends when the first would have', async () => {
    let { refresh } = await signIn();
    const { exp } = decodeJwt(refresh);
    for (let use = 0; use < 3; use += 1) {
      pass(600);
      const next = await renewed(refresh);
      expect(next.refresh).not.toBe(refresh);
      expect(decodeJwt(next.refresh).exp).toBe(exp);
      expect(await statusWith(next.access)).toBe(200);
      refresh = next.refresh;
    }
    const rows = await api.db.selectFrom('refresh_tokens').where('user_id', '=', user.id);
    expect(await rows.select('generation').execute()).toEqual([{ generation: 3 }]);
  });

  it('that comes again ends its session at once, also for whoever holds the new one, and is logged', async () => {
    const first = await signIn();
    const other = await signIn();
    const second = await renewed(first.refresh);
    pass(61);
    const third = await renewed(second.refresh);
    expect((await renew(first.refresh)).statusCode).toBe(401);
    expect(await statusWith(third.access)).toBe(401);
    expect((await renew(third.refresh)).statusCode).toBe(401);
    expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([
      { session: decodeJwt(first.access).sid, user: user.id },
    ]);
    expect(logged.join()).not.toContain(first.refresh);
    expect((await renew(other.refresh)).statusCode).toBe(200);
  });

  it('gets the same answer again within a minute, such as when it was lost, and not after', async () => {
    const { refresh } = await signIn();
    const { refresh: next } = await renewed(refresh);
    pass(60);
    expect((await renewed(refresh)).refresh).toBe(next);
    pass(1);
    expect((await renew(refresh)).statusCode).toBe(401);
  });

  it('gets the same answer again hours later in the browser that signed in, and in no other', async () => {
    const signedIn = await post('token/', { email: user.email, password: PASSWORD });
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0];
    const { refresh } = signedIn.json<Pair>();
    const second = await renewed(refresh);
    pass(3 * 3600);
    const headers = { cookie };
    const again = await api.inject({
      method: 'POST',
      url: '/api/auth/token/refresh/',
      payload: { refresh },
      headers,
    });
    expect(again.json<Pair>().refresh).toBe(second.refresh);

    const third = await renewed(second.refresh);
    pass(61);
    expect((await renew(second.refresh)).statusCode).toBe(401);
    expect((await renew(third.refresh)).statusCode).toBe(401);
  });

  it('is replaced once by twenty tabs that use it at once', async () => {
    const { refresh } = await signIn();
    const all = await Promise.all(Array.from({ length: 20 }, () => renewed(refresh)));
    expect(new Set(all.map((pair) => pair.refresh)).size).toBe(1);
  });

  it('of a few uses ago gets the current one if all of them were within the minute', async () => {
    const { refresh } = await signIn();
    let current = refresh;
    for (let use = 0; use < 3; use += 1) {
      pass(5);
      current = (await renewed(current)).refresh;
    }
    expect((await renewed(refresh)).refresh).toBe(current);
    pass(60);
    expect((await renew(refresh)).statusCode).toBe(401);
  });

  it('that is newer than a restored database is accepted', async () => {
    const { refresh, access } = await signIn();
    const next = (await renewed(refresh)).refresh;
    await change(access, { generation: 0, rotated_at: null });
    pass(600);
    expect((await renewed(next)).refresh).not.toBe(next);
  });

  it('from before there were sessions stays, and signing out with it ends its access', async () => {
    const { access } = await signIn();
    const { expires_at: expiresAt } = await api.db
      .selectFrom('refresh_tokens')
      .select('expires_at')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    const old = await api.parts.platform.tokens.issueRefresh({
      userId: user.id,
      sessionId: undefined as unknown as string,
      generation: 0,
      issuedAt: new Date(),
      expiresAt,
    });
    await change(access, { session_id: null, token_hash: old.hash });
    const first = await renewed(old.token);
    pass(600);
    const second = await renewed(old.token);
    expect([first.refresh, second.refresh]).toEqual([old.token, old.token]);
    expect(await statusWith(second.access)).toBe(200);
    await post('logout/', { refresh: old.token });
    expect(await statusWith(second.access)).toBe(401);
  });
});

describe('signing out', () => {
  it('ends the session’s access tokens at once, and no other session’s', async () => {
    const [mine, other] = [await signIn(), await signIn()];
    const later = await renewed(mine.refresh);
    // With the earlier token, as a tab may that hasn't seen the new one.
    expect((await post('logout/', { refresh: mine.refresh })).statusCode).toBe(204);
    expect(await Promise.all([mine, later, other].map(({ access }) => statusWith(access)))).toEqual(
      [401, 401, 200],
    );
    expect((await renew(later.refresh)).statusCode).toBe(401);
  });

  it('everywhere spares a session opened in the same millisecond afterwards', async () => {
    const before = await signIn();
    const headers = { authorization: `Bearer ${before.access}` };
    await api.inject({ method: 'POST', url: '/api/auth/logout-all/', headers });
    const after = await signIn();
    expect(after.access).not.toBe(before.access);
    expect([await statusWith(before.access), await statusWith(after.access)]).toEqual([401, 200]);
  });

  it('and a password change race a renewal without leaving a token behind', async () => {
    for (const end of ['logout', 'password'] as const) {
      const mine = await signIn();
      const thief = await signIn();
      const ending =
        end === 'logout'
          ? post('logout/', { refresh: thief.refresh })
          : api.inject({
              method: 'POST',
              url: '/api/auth/password/',
              headers: { authorization: `Bearer ${mine.access}` },
              payload: {
                current_password: PASSWORD,
                password: 'Another1',
                password2: 'Another1',
                refresh: mine.refresh,
              },
            });
      const [renewal] = await Promise.all([renew(thief.refresh), ending]);
      const latest = renewal.statusCode === 200 ? renewal.json<Pair>() : thief;
      expect(await statusWith(latest.access)).toBe(401);
      expect((await renew(latest.refresh)).statusCode).toBe(401);
      expect(await statusWith(mine.access)).toBe(200);
      expect((await renew(mine.refresh)).statusCode).toBe(200);
    }
  });
});

describe('a sign-in with the old password', () => {
  it('that a change of password overtakes is refused', async () => {
    let signedIn: Promise<{ statusCode: number }> | undefined;
    await api.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('users')
        .set({ password_hash: 'another' })
        .where('id', '=', user.id)
        .execute();
      signedIn = post('token/', { email: user.email, password: PASSWORD });
      await lockWaitedFor(api.db);
    });
    expect((await signedIn)?.statusCode).toBe(401);
    const sessions = api.db.selectFrom('refresh_tokens').where('user_id', '=', user.id);
    expect(await sessions.select('id').execute()).toEqual([]);
  });
});

describe('an access token of one second', () => {
  it('lives at least a second and survives its way here, however late in a second it was issued', async () => {
    const { access, refresh } = await signIn();
    expect(Number(decodeJwt(access).exp)).toBe(Date.parse('2030-05-01T10:00:02Z') / 1000);
    pass(2);
    expect(await statusWith(access)).toBe(200);
    pass(6);
    expect(await statusWith(access)).toBe(401);
    expect(await statusWith((await renewed(refresh)).access)).toBe(200);
  });
});
