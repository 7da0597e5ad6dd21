import { randomUUID } from 'node:crypto';

import fastify from 'fastify';

import { visitorOf } from './visitor';

describe('the cookie', () => {
  const known = randomUUID();
  const app = fastify({ trustProxy: true });
  app.get('/', async (request, reply) => visitorOf(request, reply));
  afterAll(() => app.close());
  const visit = (headers: Record<string, string>) => app.inject({ url: '/', headers });

  test('lasts a month, and is for safe connections only where the site has one', async () => {
    const open = await visit({});
    expect(open.body).toMatch(/^[\w-]{36}$/);
    const cookie = `nzuko_visitor=${open.body}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`;
    expect(open.headers['set-cookie']).toBe(cookie);
    const safe = await visit({ 'x-forwarded-proto': 'https' });
    expect(safe.headers['set-cookie']).toMatch(/; SameSite=Lax; Secure$/);
  });

  test.each([
    ['alone', `nzuko_visitor=${known}`],
    ['after another', `theme=dark; nzuko_visitor=${known}`],
    ['after another without a space', `theme=dark;nzuko_visitor=${known}`],
    ['before another', `nzuko_visitor=${known}; theme=dark`],
  ])('is known %s', async (_where, cookie) => {
    const answer = await visit({ cookie });
    expect(answer.body).toBe(known);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test.each([`other_nzuko_visitor=${known}`, 'nzuko_visitor=short', 'nzuko_visitor='])(
    '“%s” is none',
    async (cookie) => {
      const answer = await visit({ cookie });
      expect(answer.body).not.toBe(known);
      expect(answer.headers['set-cookie']).toContain(answer.body);
    },
  );
});
