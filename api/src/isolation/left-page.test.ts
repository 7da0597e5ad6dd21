import { request } from 'node:http';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../testing/testApp';
import { eventually } from '../testing/testPayments';
import { sitePrefixOf } from './copies-repository';
import { openIsolation } from './index';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  const { platform } = api.parts;
  await openIsolation(api.app, { platform, databaseUrl: api.url, limits: { copies: 1 } });
});
afterAll(() => api.close());

const asked = { as: 'visitor', data: 'empty' };
const ask = () => api.inject({ method: 'POST', url: '/api/isolation/', payload: asked });

async function isBegun(): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM pg_database WHERE starts_with(datname, ${await sitePrefixOf(api.db)})`.execute(
    api.db,
  );
  return rows.length > 0;
}

it('a copy whose page was left while it was made leaves its place to the next one', async () => {
  const url = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { 'content-type': 'application/json' };
  const page = request(`${url}/api/isolation/`, { method: 'POST', headers });
  page.on('error', () => undefined);
  page.end(JSON.stringify(asked), () => page.destroy());
  expect(await eventually(isBegun, Boolean)).toBe(true);
  expect((await ask()).statusCode).toBe(503);
  const next = await eventually(ask, ({ statusCode }) => statusCode === 201);
  expect(next.statusCode).toBe(201);
});
