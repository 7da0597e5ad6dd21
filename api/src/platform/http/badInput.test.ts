import { makeEvent, makeUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const post = (url: string, payload: string | Buffer | object, type = 'application/json') =>
  api.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

describe('an invalid body', () => {
  it.each<[string, string | object, Record<string, string[]>]>([
    ['broken JSON', '{"email": "a', { non_field_errors: ['The body is not valid JSON.'] }],
    ['no JSON at all', '', { non_field_errors: ['The body is not valid JSON.'] }],
    ['a list', '[]', { non_field_errors: ['Expected an object.'] }],
    ['null', 'null', { non_field_errors: ['Expected an object.'] }],
    ['text', '"hello"', { non_field_errors: ['Expected an object.'] }],
    [
      'a prototype',
      '{"__proto__": {"role": "ADMIN"}}',
      { non_field_errors: ['The body is not valid JSON.'] },
    ],
    [
      'wrong types',
      { email: ['a@b.c'], password: { length: 8 } },
      { email: ['Expected text.'], password: ['Expected text.'] },
    ],
  ])('%s answers 400 with its fields', async (_what, payload, errors) => {
    const response = await post('/api/auth/token/', payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(errors);
  });

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
    'of type %s answers 415',
    async (type) => {
      const response = await post('/api/auth/token/', 'email=a', type);
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({ code: 'unsupported_media_type' });
    },
  );

  it('a form instead of JSON returns 415', async () => {
    const type = 'multipart/form-data; boundary=x';
    expect((await post('/api/auth/token/', '--x--\r\n', type)).statusCode).toBe(415);
  });

  it('of a megabyte returns 413', async () => {
    const response = await post('/api/auth/token/', { email: 'x'.repeat(1_000_000), password: '' });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: 'too_large' });
  });
});

describe('an invalid URL', () => {
  it('answers 404 to another spelling of an id, since each event has one address', async () => {
    const id = await makeEvent(api.db, { organizer: await makeUser(api.db, 'ORGANIZER') });
    const statusOf = async (spelling: string | number) =>
      (await api.inject({ url: `/api/events/${spelling}/` })).statusCode;
    expect(await statusOf(id)).toBe(200);
    const others = [`00${id}`, `${id}.0`, `${id}e0`, `0x${id.toString(16)}`, `+${id}`, `%20${id}`];
    for (const spelling of others)
      expect([spelling, await statusOf(spelling)]).toEqual([spelling, 404]);
  });

  it.each([
    '/api/nothing/',
    '/',
    '/api/events/1/nothing/',
    '/api/media/../jwt-secret',
    '/api/media/',
  ])('%s answers 404 as JSON', async (url) => {
    const response = await api.inject({ method: 'GET', url });
    expect(response.statusCode).toBe(404);
  });

  it('works without its trailing slash', async () => {
    expect((await api.inject({ method: 'GET', url: '/api/events' })).statusCode).toBe(200);
  });
});

describe('every answer', () => {
  it('has a request id and restricts browser features', async () => {
    const { headers } = await api.inject({ method: 'GET', url: '/api/events/' });
    expect(headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('forbids framing, sniffing and referrers', async () => {
    const { headers } = await api.inject({ method: 'GET', url: '/api/nothing/' });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('has HSTS if the site uses HTTPS', async () => {
    const strict = async (PUBLIC_URL: string) => {
      const site = await startTestApp({ env: { PUBLIC_URL } });
      const { headers } = await site.inject({ method: 'GET', url: '/api/events/' });
      await site.close();
      return headers['strict-transport-security'];
    };
    expect(await strict('https://nzuko.test')).toMatch(/^max-age=\d{8}; includeSubDomains$/);
    expect(await strict('http://localhost:3000')).toBeUndefined();
  });

  it('keeps a plain request id of the caller, and no other', async () => {
    const idOf = async (id: string) =>
      (await api.inject({ method: 'GET', url: '/api/events/', headers: { 'x-request-id': id } }))
        .headers['x-request-id'];
    expect(await idOf('abc-12345')).toBe('abc-12345');
    expect(await idOf('a b\tc"} forged')).not.toContain('forged');
  });

  it('reveals nothing about internal errors but where they are in the log', async () => {
    const broken = await startTestApp();
    const as = await makeUser(broken.db);
    await broken.db.schema.dropTable('tickets').cascade().execute();
    const response = await broken.call({ as, method: 'GET', url: '/api/tickets/' });
    await broken.close();
    expect(response.statusCode).toBe(500);
    const id = String(response.headers['x-request-id']).slice(0, 8);
    expect(response.json()).toEqual({
      detail: `Something went wrong on our side. Error id: ${id}`,
      error: `Something went wrong on our side. Error id: ${id}`,
      code: 'internal_error',
    });
  });
});

describe('an invalid URL', () => {
  it('returns 404 for an endless number', async () => {
    const response = await api.inject({ method: 'GET', url: '/api/events/1e309/' });
    expect(response.statusCode).toBe(404);
  });

  it('rejects an unknown field of any name', async () => {
    const response = await api.inject({ method: 'GET', url: '/api/events/?__proto__=1' });
    expect(response.statusCode).toBe(400);
    expect(response.body).toBe('{"__proto__":["This field is not known."]}');
  });
});

describe('a page of another site', () => {
  const ask = (at: TestApp, method: 'GET' | 'OPTIONS', origin: string) =>
    at.inject({
      method,
      url: '/api/events/',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  it.each(['GET', 'OPTIONS'] as const)('is not allowed to %s by default', async (method) => {
    for (const origin of ['https://evil.test', 'null', 'http://localhost:3000']) {
      const { headers } = await ask(api, method, origin);
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('is allowed if configured, and no other', async () => {
    const named = await startTestApp({ env: { CORS_ORIGINS: 'https://partner.test' } });
    const originOf = async (origin: string) =>
      (await ask(named, 'OPTIONS', origin)).headers['access-control-allow-origin'];
    expect(await originOf('https://partner.test')).toBe('https://partner.test');
    expect(await originOf('https://evil.test')).toBeUndefined();
    await named.close();
  });
});

describe('/api/docs and /api/dev/outbox', () => {
  it('are served', async () => {
    const docs = await api.inject({ method: 'GET', url: '/api/docs' });
    expect(docs.statusCode).toBe(200);
    const document = await api.inject({ method: 'GET', url: '/api/docs/json' });
    expect(document.json()).toMatchObject({ openapi: '3.1.0' });
  });

  it('show no mail when SMTP is configured', async () => {
    const outbox = { method: 'GET', url: '/api/dev/outbox' } as const;
    expect((await api.inject(outbox)).body).toContain('No mail yet.');
    const sending = await startTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    expect((await sending.inject(outbox)).statusCode).toBe(404);
    await sending.close();
  });
});
