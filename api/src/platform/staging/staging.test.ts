import { makeUser, PASSWORD } from '../../testing/builders';
import { cookiesOf } from '../../testing/socialVisit';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { SECRET_KEY } from '../../testing/testPayments';
import { signWebhook } from '../provider/webhook-signature';

const STAGING_PASSWORD = 'a password: with a colon, and ₦';
const env = {
  PUBLIC_URL: 'https://staging.nzuko.test',
  STAGING: 'on',
  STAGING_PASSWORD,
  PAYSTACK_SECRET_KEY: SECRET_KEY,
  PAYSTACK_SANDBOX_URL: 'http://127.0.0.1:9',
};
const basic = (password: string, user = 'tester') =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
const right = { authorization: basic(STAGING_PASSWORD) };

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ env });
});
afterAll(() => api.close());
afterEach(() => {
  api.clock.now = null;
});

const get = (url: string, headers = {}) => api.inject({ method: 'GET', url, headers });
const passOf = async (headers: object = right) => cookiesOf(await get('/api/staging/', headers));

describe('a staging site', () => {
  it.each([
    '/api/events/',
    '/api/auth/profile/',
    '/api/dev/outbox',
    '/api/dev/checkout/x',
    '/api/docs/',
    '/api/staging/',
    '/api/nowhere/',
  ])('asks for its password at %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Basic realm="Staging", charset="UTF-8"');
    expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it('tells a page’s script without the browser’s dialog, and not as an expired session', async () => {
    const answer = await get('/api/events/', { 'sec-fetch-mode': 'cors' });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers).not.toHaveProperty('www-authenticate');
    expect(answer.json()).toMatchObject({ code: 'staging_password' });
  });

  it('accepts the password, and stores a pass in a cookie for calls with a token', async () => {
    const first = await get('/api/events/', right);
    expect(first.statusCode).toBe(200);
    expect(String(first.headers['set-cookie'])).toMatch(
      /^staging_pass=[^;]+; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure$/,
    );
    const cookie = cookiesOf(first);
    expect(cookie).not.toContain(STAGING_PASSWORD);
    const user = await makeUser(api.db);
    const profile = await api.call({
      method: 'GET',
      url: '/api/auth/profile/',
      as: user,
      headers: { cookie },
    });
    expect(profile.statusCode).toBe(200);
    expect(profile.headers).not.toHaveProperty('set-cookie');
    const outbox = await get('/api/dev/outbox', { cookie });
    expect(outbox.statusCode).toBe(200);
  });

  it('does not treat the password as a sign-in', async () => {
    const cookie = await passOf();
    expect((await get('/api/events/', { ...right, cookie })).statusCode).toBe(200);
    expect((await get('/api/auth/profile/', { ...right, cookie })).json()).toMatchObject({
      code: 'not_authenticated',
    });
  });

  it.each<[string, () => Promise<object> | object]>([
    ['a wrong password', () => ({ authorization: basic(`${STAGING_PASSWORD}x`) })],
    ['the password’s beginning', () => ({ authorization: basic(STAGING_PASSWORD.slice(0, -1)) })],
    ['no password', () => ({ authorization: basic('') })],
    ['the password as a user’s name', () => ({ authorization: basic('', STAGING_PASSWORD) })],
    ['a header that is none', () => ({ authorization: 'Basic' })],
    ['an access token', () => ({ authorization: 'Bearer x' })],
    ['a pass of another time', async () => ({ cookie: (await passOf()).replace(/=\d/, '=9') })],
    ['a pass that somebody made', () => ({ cookie: 'staging_pass=9999999999999.AAAA' })],
    ['an empty pass', () => ({ cookie: 'staging_pass=' })],
    [
      'a pass that has run out',
      async () => {
        const cookie = await passOf();
        api.clock.now = new Date(Date.now() + 8 * 24 * 60 * 60 * 1000);
        return { cookie };
      },
    ],
    [
      'a pass from before the password was changed',
      async () => {
        const before = await startTestApp({
          env: { ...env, STAGING_PASSWORD: 'the password of last month' },
        });
        const headers = { authorization: basic('the password of last month') };
        const answer = await before.inject({ method: 'GET', url: '/api/staging/', headers });
        await before.close();
        expect(answer.statusCode).toBe(204);
        return { cookie: cookiesOf(answer) };
      },
    ],
  ])('lets nobody in with %s', async (_what, headers) => {
    expect((await get('/api/events/', await headers())).statusCode).toBe(401);
  });

  it('allows the provider’s webhook, health checks and monitoring', async () => {
    for (const url of ['/api/health/', '/api/health/live/', '/api/metrics']) {
      expect((await get(url)).statusCode).toBe(200);
    }
    const payload = JSON.stringify({ event: 'charge.success', data: { reference: 'none' } });
    const webhook = (signature: string) =>
      api.inject({
        method: 'POST',
        url: '/api/payments/webhook/',
        payload,
        headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
      });
    expect((await webhook('wrong')).json()).toMatchObject({ code: 'bad_signature' });
    const answer = await webhook(signWebhook(Buffer.from(payload), SECRET_KEY));
    expect(answer.json()).not.toMatchObject({ code: 'staging_password' });
  });

  it('lets users sign in behind it', async () => {
    const user = await makeUser(api.db);
    const cookie = await passOf();
    const answer = await api.inject({
      method: 'POST',
      url: '/api/auth/token/',
      payload: { email: user.email, password: PASSWORD },
      headers: { cookie },
    });
    expect(answer.statusCode).toBe(200);
  });
});

it('other sites have neither gate nor noindex', async () => {
  const open = await startTestApp();
  try {
    const answer = await open.inject({ method: 'GET', url: '/api/events/' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty('x-robots-tag');
    expect((await open.inject({ method: 'GET', url: '/api/staging/' })).statusCode).toBe(404);
  } finally {
    await open.close();
  }
});
