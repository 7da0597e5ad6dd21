import { makeEvent, makeUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { TERMS_VERSION } from '../../platform/terms';
import type { OwnData } from './own-data-schemas';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

test('registering and booking keep the version of the terms, and the owner can read it', async () => {
  const registered = await api.call({
    method: 'POST',
    url: '/api/auth/register/',
    payload: {
      email: 'ada@example.test',
      username: 'ada',
      first_name: 'Ada',
      last_name: 'Obi',
      password: 'Correct-Horse-1',
      password2: 'Correct-Horse-1',
      role: 'ATTENDEE',
    },
  });
  expect(registered.statusCode).toBe(201);
  const { id } = registered.json<{ id: number }>();
  const as = { ...(await makeUser(api.db)), id };
  const event_id = await makeEvent(api.db, { organizer: await makeUser(api.db, 'ORGANIZER') });
  const payload = { event_id, ticket_type: 'STANDARD' };
  await api.call({ as, method: 'POST', url: '/api/tickets/purchase/', payload });
  const own = (await api.call({ as, url: '/api/auth/export/' })).json<OwnData>();
  expect(own.terms_version).toBe(TERMS_VERSION);
  expect(own.orders.map(({ terms_version }) => terms_version)).toEqual([TERMS_VERSION]);
});
