import { startOAuthServer, type OAuthServer } from '../../testing/oauthServer';
import { comeBackFrom, exchangeToken, visitProvider as visit } from '../../testing/socialVisit';
import { startTestApp, type TestApp } from '../../testing/testApp';

const SITE = 'https://nzuko.test';

let oauth: OAuthServer;
let api: TestApp;
beforeAll(async () => {
  oauth = await startOAuthServer();
  api = await startTestApp({ env: { ...oauth.env, PUBLIC_URL: SITE } });
});
afterAll(async () => {
  await api.close();
  await oauth.close();
});
afterEach(() => {
  oauth.exchange = 'works';
  api.clock.now = null;
});

const get = (url: string, headers = {}) => api.inject({ method: 'GET', url, headers });
const visitProvider = (provider: string, decision?: string) => visit(api, provider, decision);

const finish = (answer: URL, cookie: string) =>
  get(`${answer.pathname}${answer.search}`, cookie ? { cookie } : {});

describe.each(['google', 'github'])('sign-in with %s', (provider) => {
  const failed = (code: string) => `${SITE}/auth/${provider}/callback?error=${code}`;

  it('redirects to the provider with a state and a PKCE challenge, stored in a cookie', async () => {
    const { begun, asked, answer } = await visitProvider(provider);
    expect(begun.statusCode).toBe(302);
    expect(asked.origin).toBe(oauth.url);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      redirect_uri: `${SITE}/api/auth/${provider}/callback/`,
      state: expect.stringMatching(/^[\w-]{32}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    const cookie = String(begun.headers['set-cookie']);
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
    expect(cookie).not.toContain(asked.searchParams.get('state'));
    expect(answer.origin + answer.pathname).toBe(`${SITE}/api/auth/${provider}/callback/`);
  });

  it('returns to the site with an access token that signs in', async () => {
    const { response, page, token, receipt } = await comeBackFrom(api, provider);
    expect(response.statusCode).toBe(302);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(page.origin + page.pathname).toBe(`${SITE}/auth/${provider}/callback`);
    expect((await exchangeToken(api, provider, token, receipt)).statusCode).toBe(200);
  });

  it('keeps the newer tab’s handshake when an older tab returns', async () => {
    const older = await visitProvider(provider);
    const newer = await visitProvider(provider);
    const refused = await finish(older.answer, newer.cookie);
    expect(refused.headers).toMatchObject({ location: failed('server_error') });
    expect(refused.headers).not.toHaveProperty('set-cookie');
    expect((await finish(newer.answer, newer.cookie)).headers.location).toContain('access_token=');
  });

  it('takes a code once', async () => {
    const { cookie, answer } = await visitProvider(provider);
    await finish(answer, cookie);
    const again = await finish(answer, cookie);
    expect(again.headers.location).toBe(failed('token_exchange_failed'));
  });

  it.each<[string, string, () => Promise<{ headers: Record<string, unknown> }>]>([
    [
      'the person declines',
      'access_denied',
      async () => {
        const { cookie, answer } = await visitProvider(provider, 'deny');
        return finish(answer, cookie);
      },
    ],
    [
      'the provider refuses otherwise',
      'server_error',
      () => get(`/api/auth/${provider}/callback/?error=temporarily_unavailable`),
    ],
    ['there is no code', 'no_code', () => get(`/api/auth/${provider}/callback/`)],
    [
      'there is no cookie',
      'server_error',
      async () => finish((await visitProvider(provider)).answer, ''),
    ],
    [
      'the state is another browser’s',
      'server_error',
      async () => {
        const { answer } = await visitProvider(provider);
        return finish(answer, (await visitProvider(provider)).cookie);
      },
    ],
    [
      'the cookie is another provider’s',
      'server_error',
      async () => {
        const other = provider === 'google' ? 'github' : 'google';
        const { answer, cookie } = await visitProvider(other);
        answer.pathname = `/api/auth/${provider}/callback/`;
        return finish(answer, cookie.replace(other, provider));
      },
    ],
    [
      'the cookie was touched',
      'server_error',
      async () => {
        const { cookie, answer } = await visitProvider(provider);
        return finish(answer, `${cookie.slice(0, -4)}AAAA`);
      },
    ],
    [
      'more than ten minutes have passed',
      'server_error',
      async () => {
        const { cookie, answer } = await visitProvider(provider);
        api.clock.now = new Date(Date.now() + 11 * 60 * 1000);
        return finish(answer, cookie);
      },
    ],
    [
      'the provider refuses the code',
      'token_exchange_failed',
      async () => {
        oauth.exchange = 'refuses';
        const { cookie, answer } = await visitProvider(provider);
        return finish(answer, cookie);
      },
    ],
    [
      'the provider is broken',
      'token_exchange_failed',
      async () => {
        oauth.exchange = 'breaks';
        const { cookie, answer } = await visitProvider(provider);
        return finish(answer, cookie);
      },
    ],
  ])('when %s, the site is told %s', async (_when, code, attempt) => {
    const response = await attempt();
    expect(response.headers.location).toBe(failed(code));
  });
});

describe('a provider that is not set up', () => {
  it.each(['/api/auth/google/redirect/', '/api/auth/github/callback/?code=x&state=y'])(
    'leads %s to the site with config_error',
    async (url) => {
      const bare = await startTestApp({ env: { PUBLIC_URL: SITE } });
      try {
        const response = await bare.inject({ method: 'GET', url });
        expect(response.statusCode).toBe(302);
        expect(response.headers.location).toContain('/callback?error=config_error');
      } finally {
        await bare.close();
      }
    },
  );
});

it('returns 404 for an unknown provider', async () => {
  expect((await get('/api/auth/myspace/redirect/')).statusCode).toBe(404);
});
