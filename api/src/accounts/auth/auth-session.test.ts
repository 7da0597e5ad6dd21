import { decodeJwt } from 'jose';
import { makeUser, PASSWORD, removePassword, type TestUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';

let api: TestApp;
let user: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  user = await makeUser(api.db);
});
afterAll(() => api.close());
afterEach(() => {
  api.clock.now = null;
});

const post = (url: string, payload: object | string, headers = {}) =>
  api.inject({ method: 'POST', url, payload, headers });
const signIn = async (email = user.email, password = PASSWORD) =>
  post('/api/auth/token/', { email, password });
const session = async () => (await signIn()).json<{ access: string; refresh: string }>();
const profileWith = (token: string) =>
  api.inject({
    method: 'GET',
    url: '/api/auth/profile/',
    headers: { authorization: `Bearer ${token}` },
  });

describe('POST /auth/token/', () => {
  it.each([
    ['a wrong password', () => signIn(user.email, 'Wrong1234')],
    ['an unknown email', () => signIn('nobody@example.test')],
    ['an email that is none', () => signIn("' OR 1=1 --")],
  ])('answers %s with one and the same 401', async (_what, attempt) => {
    const response = await attempt();
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      detail: 'No active account was found with the given credentials.',
      error: 'No active account was found with the given credentials.',
      code: 'wrong_credentials',
    });
  });

  it('takes as long for an unknown account as for a wrong password', async () => {
    const time = async (email: string) => {
      const begun = performance.now();
      await signIn(email, 'Wrong1234');
      return performance.now() - begun;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      known.push(await time((await makeUser(api.db)).email));
      unknown.push(await time(`nobody${round}@example.test`));
    }
    const median = (times: number[]) => times.sort((a, b) => a - b)[3] ?? 0;
    expect(median(unknown)).toBeGreaterThan(median(known) * 0.5);
    expect(median(unknown)).toBeLessThan(median(known) * 2);
  });

  it('does not sign in to an account without a password', async () => {
    const other = await makeUser(api.db);
    await removePassword(api.db, other);
    expect((await signIn(other.email)).statusCode).toBe(401);
  });

  it('returns two tokens with their expiry', async () => {
    const { access, refresh } = await session();
    const now = Date.now() / 1000;
    expect(decodeJwt(access)).toMatchObject({ sub: String(user.id), role: 'ATTENDEE' });
    expect(decodeJwt(access).exp).toBeCloseTo(now + 600, -1);
    expect(decodeJwt(refresh).exp).toBeCloseTo(now + 30 * 24 * 3600, -1);
  });

  it('stores only the refresh token’s hash', async () => {
    const { refresh } = await session();
    const rows = await api.db.selectFrom('refresh_tokens').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { token_hash } of rows) {
      expect(token_hash).toHaveLength(32);
      expect(refresh).not.toContain(token_hash.toString('base64url'));
    }
  });

  it('ignores the email’s case', async () => {
    expect((await signIn(user.email.toUpperCase())).statusCode).toBe(200);
  });
});

describe('POST /auth/token/refresh/', () => {
  const refreshWith = (refresh: string) => post('/api/auth/token/refresh/', { refresh });

  it('returns a working access token', async () => {
    const { refresh } = await session();
    const response = await refreshWith(refresh);
    expect(response.statusCode).toBe(200);
    const { access } = response.json<{ access: string }>();
    expect((await profileWith(access)).statusCode).toBe(200);
  });

  it('rejects garbage, an access token, and a token with a changed signature', async () => {
    const { access, refresh } = await session();
    for (const token of ['garbage', '', access, `${refresh.slice(0, -3)}abc`]) {
      const response = await refreshWith(token);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ code: 'token_not_valid' });
    }
  });

  it('refuses an expired token', async () => {
    const { refresh } = await session();
    api.clock.now = new Date(Date.now() + 31 * 24 * 3600 * 1000);
    expect((await refreshWith(refresh)).statusCode).toBe(401);
  });

  it('has the user’s current role', async () => {
    const promoted = await makeUser(api.db);
    const { refresh } = (await signIn(promoted.email)).json<{ refresh: string }>();
    await api.db
      .updateTable('users')
      .set({ role: 'ORGANIZER' })
      .where('id', '=', promoted.id)
      .execute();
    const { access } = (await refreshWith(refresh)).json<{ access: string }>();
    expect(decodeJwt(access)).toMatchObject({ role: 'ORGANIZER' });
  });

  it('serves ten tabs that refresh at once', async () => {
    const { refresh } = await session();
    const responses = await Promise.all(Array.from({ length: 10 }, () => refreshWith(refresh)));
    expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true);
  });
});

describe('POST /auth/logout/', () => {
  it('revokes the refresh token, and only this one', async () => {
    const [one, other] = [await session(), await session()];
    const response = await post('/api/auth/logout/', { refresh: one.refresh });
    expect(response.statusCode).toBe(204);
    const refreshed = await Promise.all(
      [one, other].map(({ refresh }) => post('/api/auth/token/refresh/', { refresh })),
    );
    expect(refreshed.map(({ statusCode }) => statusCode)).toEqual([401, 200]);
  });

  it('accepts an unknown token', async () => {
    expect((await post('/api/auth/logout/', { refresh: 'garbage' })).statusCode).toBe(204);
  });
});

describe('GET /auth/profile/', () => {
  it('returns 401 to a visitor, to garbage and to a refresh token', async () => {
    const { refresh } = await session();
    const visitor = await api.inject({ method: 'GET', url: '/api/auth/profile/' });
    expect(visitor.statusCode).toBe(401);
    expect(visitor.headers['www-authenticate']).toBe('Bearer');
    expect((await profileWith('garbage')).statusCode).toBe(401);
    expect((await profileWith(refresh)).statusCode).toBe(401);
  });

  it('returns 401 if the access token has expired', async () => {
    const { access } = await session();
    api.clock.now = new Date(Date.now() + 11 * 60 * 1000);
    const response = await profileWith(access);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'token_not_valid' });
  });

  it('rejects a token with algorithm none', async () => {
    const { access } = await session();
    const [, payload] = access.split('.');
    const header = Buffer.from('{"alg":"none"}').toString('base64url');
    expect((await profileWith(`${header}.${payload}.`)).statusCode).toBe(401);
  });

  it('returns the signed-in user', async () => {
    const { access } = await session();
    const response = await profileWith(access);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id: user.id, email: user.email, role: 'ATTENDEE' });
  });
});

describe('rate limits', () => {
  it('count registrations by address', async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT_REGISTER: '2' } });
    try {
      const valid = { username: 'abc', first_name: 'A', last_name: 'B', role: 'ATTENDEE' };
      const secrets = { password: 'Abcdefg1', password2: 'Abcdefg1' };
      const statuses: number[] = [];
      for (let index = 0; index < 3; index += 1) {
        const response = await limited.inject({
          method: 'POST',
          url: '/api/auth/register/',
          payload: { ...valid, ...secrets, email: `r${index}@x.test`, username: `user${index}` },
        });
        statuses.push(response.statusCode);
      }
      expect(statuses).toEqual([201, 201, 429]);
    } finally {
      await limited.close();
    }
  });
});
