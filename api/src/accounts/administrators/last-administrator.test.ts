import { makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { send } from '../../testing/requests';
import { startTestApp, type TestApp } from '../../testing/testApp';

let api: TestApp;
let admin: TestUser;
let other: TestUser;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.updateTable('users').set({ role: 'ORGANIZER' }).execute();
  admin = await makeUser(api.db, 'ADMIN');
  other = await makeUser(api.db, 'ADMIN');
});

const erase = (as: TestUser) =>
  api.call({ as, ...send('DELETE', '/auth/profile/', { password: PASSWORD }) });
const suspend = (as: TestUser, who: TestUser) =>
  api.call({ as, ...send('POST', `/desk/accounts/${who.id}/suspend/`, { reason: 'A fraud' }) });

it('the last administrator can’t delete their account, and reads why', async () => {
  expect((await erase(other)).statusCode).toBe(204);
  const refused = await erase(admin);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      code: 'last_administrator',
      detail:
        'You’re the site’s only administrator. Before you can delete your account, somebody else has to become one.',
    },
  ]);
});

it('a suspended administrator doesn’t count', async () => {
  await suspend(admin, other);
  expect((await erase(admin)).json()).toMatchObject({ code: 'last_administrator' });
});

it.each([
  ['delete their accounts', () => erase(admin)],
  ['delete their account and suspend the other', () => suspend(admin, other)],
])('of two who %s at once, one remains', async (_what, act) => {
  await Promise.all([act(), erase(other)]);
  const left = await api.db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('erased_at', 'is', null)
    .where('suspended_at', 'is', null)
    .execute();
  expect(left).toHaveLength(1);
});
