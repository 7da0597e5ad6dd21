import { startTestApp, type TestApp } from '../testing/testApp';

const paths = ['/api/dev/outbox', '/api/dev/outbox/1', '/api/dev/checkout/x'];
const PAYSTACK_SANDBOX_URL = 'http://127.0.0.1:9';

async function statuses(app: TestApp, headers: Record<string, string>): Promise<number[]> {
  const answers = paths.map((url) => app.inject({ method: 'GET', url, headers }));
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
}

describe('the outbox and the checkout of a local site', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({
      env: { PAYSTACK_SANDBOX_URL, TRUST_PROXY: 'loopback,uniquelocal' },
    });
  });
  afterAll(() => api.close());

  it.each([
    ['this machine', {}],
    ['this machine by its IP address', { host: '127.0.0.1:3000' }],
    ['a container’s gateway', { host: 'localhost:8443', 'x-forwarded-for': '172.18.0.1' }],
  ])('are available to %s', async (_who, headers) => {
    const [outbox, mail, checkout] = await statuses(api, headers);
    // The mail doesn't exist, and nothing listens at the sandbox's URL.
    expect([outbox, mail, checkout]).toEqual([200, 404, 500]);
  });

  it.each([
    ['a stranger behind a proxy', { 'x-forwarded-for': '203.0.113.9' }],
    ['a stranger on IPv6', { 'x-forwarded-for': '2001:db8::9' }],
    ['a public hostname passed on by a proxy', { host: 'nzuko.example' }],
    [
      'a page that uses DNS rebinding to pose as this machine',
      { host: 'rebound.attacker.example:3000' },
    ],
  ])('are hidden from %s', async (_who, headers) => {
    expect(await statuses(api, headers)).toEqual([404, 404, 404]);
  });
});

it('are not served at all on a site that strangers can reach', async () => {
  const api = await startTestApp({
    env: { PAYSTACK_SANDBOX_URL, PUBLIC_URL: 'https://nzuko.example' },
  });
  try {
    expect(await statuses(api, { host: 'localhost' })).toEqual([404, 404, 404]);
  } finally {
    await api.close();
  }
});
