import { makeUser, PASSWORD } from '../../testing/builders';
import { startOAuthServer, type OAuthServer } from '../../testing/oauthServer';
import { comeBackFrom, exchangeToken } from '../../testing/socialVisit';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { lockWaitedFor } from '../../testing/lockWaitedFor';
import { twoStepCalls } from '../../testing/twoStepCalls';

let oauth: OAuthServer;
let api: TestApp;
let made = 0;
beforeAll(async () => {
  oauth = await startOAuthServer();
  api = await startTestApp({ env: oauth.env });
});
afterAll(async () => {
  await api.close();
  await oauth.close().catch(() => undefined);
});
beforeEach(() => {
  oauth.handsOut = null;
  made += 1;
  oauth.person = {
    id: 5000 + made,
    login: `coder${made}`,
    givenName: 'Amara',
    familyName: 'Eze Obi',
    email: `Coder${made}@example.test`,
    emailVerified: true,
  };
});

const post = (url: string, payload: object) => api.inject({ method: 'POST', url, payload });
const signInWith = async (provider: string) => {
  const { token, receipt } = await comeBackFrom(api, provider);
  return exchangeToken(api, provider, token, receipt);
};
const password = (email: string) => post('/api/auth/token/', { email, password: PASSWORD });
const usersBy = (email: string) =>
  api.db.selectFrom('users').selectAll().where('email', '=', email.toLowerCase()).execute();
const mailsTo = (email: string) =>
  api.db
    .selectFrom('mails')
    .select(['template', 'data'])
    .where('recipient', '=', email.toLowerCase())
    .execute();

async function profileWith(response: { json<T>(): T }) {
  const { access } = response.json<{ access: string }>();
  const headers = { authorization: `Bearer ${access}` };
  return (await api.inject({ method: 'GET', url: '/api/auth/profile/', headers })).json();
}

describe.each([
  ['google', { username: () => oauth.person.email.split('@')[0] }],
  ['github', { username: () => oauth.person.login }],
])('POST /auth/%s/', (provider, expected) => {
  it('creates an account for a new user, and sends a welcome mail', async () => {
    const response = await signInWith(provider);
    expect(response.statusCode).toBe(200);
    expect(await profileWith(response)).toMatchObject({
      email: oauth.person.email.toLowerCase(),
      username: expected.username(),
      first_name: 'Amara',
      last_name: 'Eze Obi',
      role: 'ATTENDEE',
    });
    expect(await mailsTo(oauth.person.email)).toMatchObject([{ template: 'welcome' }]);
  });

  it('recognises the user, even with another address', async () => {
    const first = await profileWith(await signInWith(provider));
    oauth.person = { ...oauth.person, email: 'moved@example.test', emailVerified: false };
    const second = await profileWith(await signInWith(provider));
    expect(second).toEqual({ ...first, signed_in_before: true });
  });

  it('is no way round the second step of an account, whether linked before or by this', async () => {
    const calls = twoStepCalls(api);
    const user = await makeUser(api.db);
    const { secret } = await calls.addApp(await calls.sessionOf(user));
    oauth.person.email = user.email;
    for (const step of [0, 1]) {
      const refused = await signInWith(provider);
      expect(refused.statusCode).toBe(401);
      const { code, second_step } = refused.json<{
        code: string;
        second_step: { challenge: string };
      }>();
      expect(code).toBe('second_step_needed');
      expect(refused.body).not.toContain('access"');
      const { challenge } = second_step;
      const entered = await calls.second({ challenge, app_code: calls.codeOf(secret, step) });
      expect(await profileWith(entered)).toMatchObject({ id: user.id });
    }
  });

  it('asks for a second step that is being turned on at that moment', async () => {
    const { id } = (await profileWith(await signInWith(provider))) as { id: number };
    let answer: ReturnType<typeof signInWith> | undefined;
    await api.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('users')
        .set({ two_step_since: new Date() })
        .where('id', '=', id)
        .execute();
      answer = signInWith(provider);
      await lockWaitedFor(api.db);
    });
    expect((await answer)?.json()).toMatchObject({ code: 'second_step_needed' });
  });

  it('creates one account from five simultaneous sign-ins', async () => {
    const tabs = await Promise.all(Array.from({ length: 5 }, () => comeBackFrom(api, provider)));
    const answers = await Promise.all(
      tabs.map(({ token, receipt }) => exchangeToken(api, provider, token, receipt)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await usersBy(oauth.person.email)).toHaveLength(1);
  });

  it('links the account with the same address, and keeps its password if the address was verified', async () => {
    const user = await makeUser(api.db);
    oauth.person.email = user.email.toUpperCase();
    expect(await profileWith(await signInWith(provider))).toMatchObject({ id: user.id });
    expect((await password(user.email)).statusCode).toBe(200);
    expect(await mailsTo(user.email)).toMatchObject([
      { template: 'account_linked', data: { passwordEnded: false } },
    ]);
  });

  it('removes the password and sessions if the address was never verified', async () => {
    const squatted = await makeUser(api.db, 'ATTENDEE', { isVerified: false });
    const { refresh } = (await password(squatted.email)).json<{ refresh: string }>();
    oauth.person.email = squatted.email;
    expect(await profileWith(await signInWith(provider))).toMatchObject({ id: squatted.id });
    expect((await password(squatted.email)).statusCode).toBe(401);
    expect((await post('/api/auth/token/refresh/', { refresh })).statusCode).toBe(401);
    expect(await mailsTo(squatted.email)).toMatchObject([
      { template: 'account_linked', data: { passwordEnded: true } },
    ]);
  });

  it('neither links nor creates an account for an unverified address', async () => {
    const user = await makeUser(api.db);
    oauth.person = { ...oauth.person, email: user.email, emailVerified: false };
    const response = await signInWith(provider);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      non_field_errors: [expect.stringMatching(/has no verified email address/)],
    });
    expect((await password(user.email)).statusCode).toBe(200);
    const identities = await api.db
      .selectFrom('social_identities')
      .select('subject')
      .where('subject', '=', String(oauth.person.id))
      .execute();
    expect(identities).toEqual([]);
  });

  it('picks another username if it is taken', async () => {
    await makeUser(api.db);
    await api.db
      .updateTable('users')
      .set({ username: String(expected.username()).toUpperCase() })
      .where('id', '=', (eb) => eb.selectFrom('users').select((e) => e.fn.max('id').as('id')))
      .execute();
    const profile = await profileWith(await signInWith(provider));
    expect(profile.username).toMatch(new RegExp(`^${expected.username()}\\d{4,6}$`));
  });

  it.each<[string, () => string]>([
    ['a token that is made up', () => 'made-up'],
    ['a token that was given to another app', () => oauth.issueToken('another-app')],
  ])('refuses %s', async (_what, token) => {
    oauth.handsOut = token();
    const response = await signInWith(provider);
    expect(response.statusCode).toBe(400);
    const { error, detail, code } = response.json();
    expect(error).toMatch(/^(Google|GitHub) did not accept this sign-in\.$/);
    expect(detail).toBe(error);
    expect(code).toBe('invalid_token');
    expect(await usersBy(oauth.person.email)).toEqual([]);
  });

  it('refuses a body without a token', async () => {
    const response = await post(`/api/auth/${provider}/`, {});
    expect(response.json()).toEqual({ access_token: ['This field is required.'] });
  });

  it('says if it is not configured', async () => {
    const bare = await startTestApp();
    try {
      const response = await bare.inject({
        method: 'POST',
        url: `/api/auth/${provider}/`,
        payload: { access_token: 'x' },
      });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'config_error' });
    } finally {
      await bare.close();
    }
  });
});

it('returns 404 for an unknown provider', async () => {
  expect((await post('/api/auth/myspace/', { access_token: 'x' })).statusCode).toBe(404);
});

it('reports an unreachable provider, and logs no token', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const { pino } = await import('pino');
  const nowhere = 'http://127.0.0.1:9';
  const alone = await startTestApp({
    env: { ...oauth.env, GOOGLE_OPENID_URL: nowhere },
    log: pino({ level: 'trace' }, stream),
  });
  try {
    oauth.handsOut = oauth.issueToken();
    const { token, receipt } = await comeBackFrom(alone, 'google');
    const response = await exchangeToken(alone, 'google', token, receipt);
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({
      error: 'Google isn’t responding right now. Please try again later.',
    });
    expect(token).not.toBe('');
    expect(lines.join('')).not.toContain(token);
    expect(lines.join('')).not.toContain(receipt.split('=')[1]);
  } finally {
    await alone.close();
  }
});

it('limits sign-ins per address, with Retry-After', async () => {
  const limited = await startTestApp({ env: { ...oauth.env, RATE_LIMIT_SOCIAL: '1' } });
  try {
    const attempt = () =>
      limited.inject({
        method: 'POST',
        url: '/api/auth/google/',
        payload: { access_token: 'made-up' },
      });
    await attempt();
    const refused = await attempt();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});
