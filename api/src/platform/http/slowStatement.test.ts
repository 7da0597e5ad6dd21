import { sql } from 'kysely';
import { makeUser } from '../../testing/builders';
import { lockWaitedFor } from '../../testing/lockWaitedFor';
import { startTestApp, type TestApp } from '../../testing/testApp';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

/** Ends statements that wait for a lock as the server does at the statement timeout. */
const cancelWaiting = () =>
  sql`SELECT pg_cancel_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(api.db);

it.each([
  ['a read', { method: 'GET', url: '/api/auth/profile/' } as const],
  [
    'a write',
    { method: 'PATCH', url: '/api/auth/profile/', payload: { first_name: 'Late' } } as const,
  ],
])('%s that takes too long answers 503, and may be sent again', async (_what, request) => {
  const as = await makeUser(api.db);
  const other = await api.db.startTransaction().execute();
  await sql`LOCK TABLE users`.execute(other);
  const asked = api.call({ as, ...request });
  await lockWaitedFor(api.db);
  await cancelWaiting();
  const answer = await asked;
  await other.rollback().execute();
  expect(answer.json()).toMatchObject({ code: 'service_unavailable' });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect((await api.call({ as, ...request })).statusCode).toBe(200);
});
