import { makeUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

type As = Parameters<TestApp['call']>[0]['as'];
const become = (as: As) => api.call({ as, method: 'POST', url: '/api/auth/organizer/' });
const get = async <Body>(as: As, path: string) =>
  (await api.call({ as, method: 'GET', url: `/api${path}` })).json<Body>();
const draft = { title: 'Owambe Night', description: 'Music, food and code.', category: 'Music' };
const create = (as: As) =>
  api.call({ as, method: 'POST', url: '/api/events/', payload: { ...draft, status: 'DRAFT' } });
const entriesOf = async (as: As) => {
  const { results } = await get<{ results: { action: string; summary: string }[] }>(as, '/record/');
  return results.filter(({ action }) => action === 'became_organizer');
};

describe('POST /auth/organizer/', () => {
  it('lets an attendee create events at once, in the session they are in', async () => {
    const attendee = await makeUser(api.db);
    expect((await create(attendee)).statusCode).toBe(403);
    expect((await become(attendee)).statusCode).toBe(204);
    expect(await get(attendee, '/auth/profile/')).toMatchObject({ role: 'ORGANIZER' });
    expect(await get(attendee, '/teams/')).toMatchObject([
      { id: attendee.id, is_own: true, role: 'OWNER', event_ids: null },
    ]);
    expect((await create(attendee)).statusCode).toBe(201);
    expect((await api.call({ as: attendee, method: 'GET', url: '/api/money/' })).statusCode).toBe(
      200,
    );
  });

  it('is written in their record once, however often it is called', async () => {
    const attendee = await makeUser(api.db);
    const answers = await Promise.all([become(attendee), become(attendee)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await entriesOf(attendee)).toMatchObject([{ summary: 'Became an organizer' }]);
  });

  it('changes nothing for an organizer', async () => {
    const organizer = await makeUser(api.db, 'ORGANIZER');
    expect((await become(organizer)).statusCode).toBe(204);
    expect(await entriesOf(organizer)).toEqual([]);
  });

  it('leaves an administrator one, even with a token from before', async () => {
    const admin = await makeUser(api.db, 'ADMIN');
    expect((await become({ ...admin, role: 'ATTENDEE' })).statusCode).toBe(403);
    expect(await get(admin, '/auth/profile/')).toMatchObject({ role: 'ADMIN' });
  });

  it('is refused to an account that was deleted', async () => {
    const attendee = await makeUser(api.db);
    await api.db
      .updateTable('users')
      .set({ erased_at: new Date() })
      .where('id', '=', attendee.id)
      .execute();
    expect((await become(attendee)).statusCode).toBe(401);
  });
});
