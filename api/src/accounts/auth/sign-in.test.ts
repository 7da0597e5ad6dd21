import { sql } from 'kysely';
import { makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { sweepRateLimits } from '../../platform/http/rate-limits-repository';

let api: TestApp;
let user: TestUser;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  user = await makeUser(api.db);
});
afterEach(() => {
  api.clock.now = null;
});

const signIn = (email: string, password: string, cookie?: string) =>
  api.inject({
    method: 'POST',
    url: '/api/auth/token/',
    payload: { email, password },
    headers: cookie === undefined ? {} : { cookie },
  });
const guess = (email = user.email, cookie?: string) => signIn(email, 'Wrong1234', cookie);
const endPauses = () => sql`UPDATE sign_in_tries SET next_at = now()`.execute(api.db);

/** Guesses until as many tries have been counted, and waits for nothing. */
async function guessTimes(times: number, email = user.email, cookie?: string): Promise<void> {
  for (let tries = 0; tries < times; tries += 1) {
    expect((await guess(email, cookie)).statusCode).toBe(401);
    await endPauses();
  }
}

/** A stranger guesses until a pause of 16 seconds begins. */
async function provoke(email = user.email): Promise<void> {
  await guessTimes(8, email);
  expect((await guess(email)).statusCode).toBe(401);
}

const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';
/** Signs in, as a browser that keeps the cookie. */
async function browserOf(email = user.email, password = PASSWORD): Promise<string> {
  const answer = await signIn(email, password);
  expect(answer.statusCode).toBe(200);
  return cookieOf(answer);
}

const warnings = (email = user.email) =>
  api.db
    .selectFrom('mails')
    .select('data')
    .where('recipient', '=', email)
    .where('template', '=', 'password_guesses')
    .execute();

describe('wrong passwords for one account', () => {
  it.each([
    ['an account', () => user.email],
    ['an unknown email', () => `nobody${user.id}@example.test`],
  ])('are slowed down by growing pauses, up to 30 seconds: %s', async (_what, emailOf) => {
    const pauses: number[] = [];
    for (let tries = 0; tries < 20; tries += 1) {
      const answer = await guess(emailOf());
      if (answer.statusCode === 401) continue;
      expect(answer.statusCode).toBe(429);
      const seconds = Number(answer.headers['retry-after']);
      expect(answer.json()).toEqual({
        detail: `Too many attempts. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
        error: expect.any(String),
        code: 'too_many_requests',
      });
      pauses.push(seconds);
      await endPauses();
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
  });

  it('keep the right password out too while a pause lasts, and it ends the count', async () => {
    await provoke(user.email.toUpperCase());
    expect((await signIn(` ${user.email} `, PASSWORD)).statusCode).toBe(429);
    await endPauses();
    expect((await signIn(user.email, PASSWORD)).statusCode).toBe(200);
    await guessTimes(4);
  });

  it('don’t lengthen the pause while it lasts', async () => {
    await provoke();
    const seconds = await Promise.all(
      Array.from({ length: 5 }, async () => Number((await guess()).headers['retry-after'])),
    );
    expect(Math.max(...seconds)).toBeLessThanOrEqual(16);
  });

  it('are forgotten a day after the last one', async () => {
    await provoke();
    await sweepRateLimits(api.db);
    expect((await guess()).statusCode).toBe(429);
    await sql`UPDATE sign_in_tries SET forgotten_at = now()`.execute(api.db);
    await sweepRateLimits(api.db);
    await guessTimes(4);
  });

  it('are told to the owner after ten, once a day', async () => {
    await guessTimes(9);
    expect(await warnings()).toEqual([]);
    await guessTimes(5);
    expect(await warnings()).toMatchObject([{ data: { firstName: 'Ada' } }]);

    await browserOf();
    await guessTimes(10);
    expect(await warnings()).toHaveLength(1);

    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    const row = api.db.updateTable('users').set({ guesses_told_at: yesterday });
    await row.where('id', '=', user.id).execute();
    await guessTimes(1);
    expect(await warnings()).toHaveLength(2);
  });
});

describe('a browser that has signed in to the account before', () => {
  it('is known by a cookie that scripts and other sites can’t use', async () => {
    const { headers } = await signIn(user.email, PASSWORD);
    expect(headers['set-cookie']).toMatch(
      /^known_browser_[\da-f]{12}=[\w-]{43}; Path=\/api\/auth; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
    const rows = await api.db.selectFrom('known_browsers').select('token_hash').execute();
    for (const { token_hash } of rows) expect(token_hash).toHaveLength(32);
  });

  it('is not kept out by a stranger’s guesses', async () => {
    const browser = await browserOf();
    await provoke();
    const answer = await signIn(user.email, PASSWORD, browser);
    expect(answer.statusCode).toBe(200);
    expect((await signIn(user.email, PASSWORD, cookieOf(answer))).statusCode).toBe(200);
    expect((await signIn(user.email, PASSWORD, browser)).statusCode).toBe(429);
  });

  it('is slowed down by its own wrong passwords alone', async () => {
    const browser = await browserOf();
    await guessTimes(8, user.email, browser);
    expect((await guess(user.email, browser)).statusCode).toBe(401);
    expect((await signIn(user.email, PASSWORD, browser)).statusCode).toBe(429);
    expect((await signIn(user.email, PASSWORD)).statusCode).toBe(200);
  });

  it('is not one that has signed in to another account', async () => {
    const other = await makeUser(api.db);
    const [, token] = (await browserOf(other.email)).split('=');
    const [name] = (await browserOf()).split('=');
    await provoke();
    expect((await signIn(user.email, PASSWORD, `${name}=${token}`)).statusCode).toBe(429);
  });

  it('is forgotten after a year', async () => {
    const browser = await browserOf();
    await provoke();
    api.clock.now = new Date(Date.now() + 366 * 24 * 60 * 60 * 1000);
    expect((await signIn(user.email, PASSWORD, browser)).statusCode).toBe(429);
  });

  it('is forgotten once the password has changed, except where that was done', async () => {
    const [here, there] = [await browserOf(), await browserOf()];
    const password = 'Another1';
    const changed = await api.call({
      as: user,
      method: 'POST',
      url: '/api/auth/password/',
      payload: { current_password: PASSWORD, password, password2: password },
      headers: { cookie: here },
    });
    expect(changed.statusCode).toBe(204);
    await provoke();
    expect((await signIn(user.email, password, there)).statusCode).toBe(429);
    expect((await signIn(user.email, password, cookieOf(changed))).statusCode).toBe(200);
  });

  it('is one of an account’s ten latest', async () => {
    const first = await browserOf();
    const second = await browserOf();
    for (let count = 0; count < 9; count += 1) {
      api.clock.now = new Date(Date.now() + 1000 * (count + 1));
      await browserOf();
    }
    api.clock.now = null;
    await provoke();
    expect((await signIn(user.email, PASSWORD, first)).statusCode).toBe(429);
    expect((await signIn(user.email, PASSWORD, second)).statusCode).toBe(200);
  });
});

it('a known browser’s tries don’t count for its address, which it may share with a stranger', async () => {
  const limited = await startTestApp({ env: { RATE_LIMIT_LOGIN_ADDRESS: '2' } });
  try {
    const { email } = await makeUser(limited.db);
    const attempt = (password: string, cookie = '') =>
      limited.inject({
        method: 'POST',
        url: '/api/auth/token/',
        payload: { email, password },
        headers: { cookie },
      });
    const browser = cookieOf(await attempt(PASSWORD));
    await attempt('Wrong1234');
    expect((await attempt(PASSWORD)).statusCode).toBe(429);
    expect((await attempt(PASSWORD, browser)).statusCode).toBe(200);
  } finally {
    await limited.close();
  }
});
