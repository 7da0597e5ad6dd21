import { startOAuthServer, type OAuthServer } from '../../testing/oauthServer';
import { comeBackFrom, cookiesOf, exchangeToken } from '../../testing/socialVisit';
import { startTestApp, type TestApp } from '../../testing/testApp';

let oauth: OAuthServer;
let api: TestApp;
beforeAll(async () => {
  oauth = await startOAuthServer();
  api = await startTestApp({ env: { ...oauth.env, PUBLIC_URL: 'https://nzuko.test' } });
});
afterAll(async () => {
  await api.close();
  await oauth.close();
});
afterEach(() => {
  api.clock.now = null;
});

const sessionsOpen = async () =>
  (await api.db.selectFrom('refresh_tokens').select('id').execute()).length;

describe.each(['google', 'github'] as const)(
  'the token that %s’s callback hands out',
  (provider) => {
    const other = provider === 'google' ? 'github' : 'google';
    const comeBack = () => comeBackFrom(api, provider);
    const inMinutes = (minutes: number) => {
      api.clock.now = new Date(Date.now() + minutes * 60_000);
    };
    type Attempt = [token: string, receipt: string];

    it('sets an HTTP-only cookie, which is removed after sign-in, when the browser is known', async () => {
      const { response, token, receipt } = await comeBack();
      const set = [response.headers['set-cookie']].flat().map(String);
      expect(set.find((text) => text.startsWith(receipt))).toMatch(
        new RegExp(`; Path=/api/auth/${provider}; Max-Age=300; HttpOnly; SameSite=Strict; Secure$`),
      );
      expect(receipt).not.toContain(token);
      const signedIn = await exchangeToken(api, provider, token, receipt);
      expect(signedIn.statusCode).toBe(200);
      expect(String(signedIn.headers['set-cookie'])).toMatch(
        new RegExp(`^${receipt.split('=')[0]}=; Path=/api/auth/${provider}; Max-Age=0;`),
      );
      expect(cookiesOf(signedIn)).toMatch(/^known_browser_[\da-f]{12}=[\w-]{43}$/);
    });

    it.each<[string, () => Promise<Attempt>]>([
      [
        'a stranger’s valid token, in a browser that started no sign-in',
        async () => [oauth.issueToken(), ''],
      ],
      [
        'a stranger’s valid token, in a browser that has just come back with its own',
        async () => [oauth.issueToken(), (await comeBack()).receipt],
      ],
      [
        'a stranger’s valid token, with our own receipt renamed to match',
        async () => {
          const [mine, theirs] = [await comeBack(), await comeBack()];
          const name = theirs.receipt.split('=')[0];
          return [theirs.token, `${name}=${mine.receipt.split('=')[1]}`];
        },
      ],
      ['a token that leaked, in another browser', async () => [(await comeBack()).token, '']],
      [
        'a token whose receipt was tampered with',
        async () => {
          const { token, receipt } = await comeBack();
          return [token, receipt.replace(/=\d/, '=9')];
        },
      ],
      [
        'the other provider’s token',
        async () => {
          const { token, receipt } = await comeBackFrom(api, other);
          return [token, receipt.replace(other, provider)];
        },
      ],
      [
        'a token that is more than five minutes old',
        async () => {
          const { token, receipt } = await comeBack();
          inMinutes(5.1);
          return [token, receipt];
        },
      ],
      ['no token at all', async () => ['', '']],
    ])('does not sign in: %s', async (_what, attempt) => {
      const [token, receipt] = await attempt();
      const before = await sessionsOpen();
      const refused = await exchangeToken(api, provider, token, receipt);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({
        code: 'not_begun_here',
        error:
          'This sign-in was not started in this browser, or it took too long. Please try again.',
      });
      expect(refused.headers).not.toHaveProperty('set-cookie');
      expect(await sessionsOpen()).toBe(before);
    });

    it('also signs in from a slow phone', async () => {
      const { token, receipt } = await comeBack();
      inMinutes(4.9);
      expect((await exchangeToken(api, provider, token, receipt)).statusCode).toBe(200);
    });

    it('works in two tabs at once', async () => {
      const [one, two] = [await comeBack(), await comeBack()];
      const jar = `${one.receipt}; ${two.receipt}`;
      expect((await exchangeToken(api, provider, one.token, jar)).statusCode).toBe(200);
      expect((await exchangeToken(api, provider, two.token, two.receipt)).statusCode).toBe(200);
    });
  },
);
