import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';

let api: TestApp;
let organizer: TestUser;
let reader: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  organizer = await makeUser(api.db, 'ORGANIZER');
});
beforeEach(async () => {
  reader = await makeUser(api.db);
});
afterAll(() => api.close());

const save = (id: number | string, method: 'PUT' | 'DELETE' = 'PUT') =>
  api.call({ method, url: `/api/events/${id}/saved/`, as: reader });
const saved = async () => {
  const response = await api.call({ url: '/api/events/saved/', as: reader });
  return response.json<{ id: number; is_saved: boolean }[]>();
};
const detail = (id: number, as?: TestUser) =>
  api.call({ url: `/api/events/${id}/`, ...(as && { as }) });

describe('PUT and DELETE /events/:id/saved/', () => {
  it('keeps each saved event once, latest saved first', async () => {
    const first = await makeEvent(api.db, { organizer });
    const second = await makeEvent(api.db, { organizer });
    for (const id of [first, second, first]) expect((await save(id)).statusCode).toBe(204);
    expect((await saved()).map(({ id }) => id)).toEqual([second, first]);
    expect((await save(second, 'DELETE')).statusCode).toBe(204);
    expect((await save(second, 'DELETE')).statusCode).toBe(204);
    expect((await saved()).map(({ id }) => id)).toEqual([first]);
  });

  it('shows whether I have saved an event, and nothing to a visitor', async () => {
    const id = await makeEvent(api.db, { organizer });
    expect((await detail(id, reader)).json()).toMatchObject({ is_saved: false });
    await save(id);
    expect((await detail(id, reader)).json()).toMatchObject({ is_saved: true });
    expect((await detail(id)).json()).not.toHaveProperty('is_saved');
  });

  it('returns 404 for an unknown event, or someone else’s draft', async () => {
    const draft = await makeEvent(api.db, { organizer, status: 'DRAFT' });
    for (const id of [draft, 999_999, 'x']) expect((await save(id)).statusCode).toBe(404);
  });
});
