import { makeEvent, makeUser, type TestUser } from '../testing/builders';
import { get, send } from '../testing/requests';
import { startTestApp, type TestApp } from '../testing/testApp';
import type { Event } from './events-schemas';

let api: TestApp;
let organizer: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  organizer = await makeUser(api.db, 'ORGANIZER');
});
afterAll(() => api.close());

const makeDraft = () => makeEvent(api.db, { organizer, status: 'DRAFT', title: 'An idea' });
const remove = (id: number, as = organizer) =>
  api.call({ as, ...send('DELETE', `/events/${id}/`) });
const change = (id: number, values: object) =>
  api.db.updateTable('events').set(values).where('id', '=', id).execute();
const isThere = async (id: number) =>
  (await api.call({ as: organizer, ...get(`/events/${id}/`) })).statusCode === 200;

describe('DELETE /events/:id/', () => {
  it('deletes a draft, and frees its picture', async () => {
    const id = await makeDraft();
    const banner = '/api/media/an-idea.webp';
    await change(id, { banner_image: banner });
    expect((await remove(id)).statusCode).toBe(204);
    expect(await isThere(id)).toBe(false);
    const mine = await api.call({ as: organizer, ...get('/events/my_events/') });
    expect(mine.json<Event[]>().map((event) => event.id)).not.toContain(id);
    const removed = await api.db.selectFrom('removed_pictures').select('path').execute();
    expect(removed).toContainEqual({ path: banner });
    expect((await remove(id)).statusCode).toBe(404);
  });

  it('leaves the record of it, with its title', async () => {
    const id = await makeDraft();
    await remove(id);
    const entries = api.db.selectFrom('record').select(['action', 'changes']);
    expect(await entries.where('event_id', '=', id).execute()).toEqual([
      { action: 'event_deleted', changes: { title: ['An idea', null] } },
    ]);
  });

  it.each([
    ['a published event', 'event_not_draft', { status: 'PUBLISHED' }],
    ['a cancelled event', 'event_not_draft', { status: 'CANCELLED' }],
    ['a suspended draft', 'event_suspended', { suspended_at: new Date() }],
  ])('refuses %s with 409 %s', async (_what, code, values) => {
    const id = await makeDraft();
    await change(id, values);
    const refusal = await remove(id);
    expect([refusal.statusCode, refusal.json()['code']]).toEqual([409, code]);
    expect(await isThere(id)).toBe(true);
  });

  it('refuses a draft that has ever been booked', async () => {
    const id = await makeEvent(api.db, { organizer });
    const order = { event_id: id, ticket_type: 'STANDARD' };
    await api.call({ as: organizer, ...send('POST', '/tickets/purchase/', order) });
    await change(id, { status: 'DRAFT' });
    const refusal = await remove(id);
    expect([refusal.statusCode, refusal.json()['code']]).toEqual([409, 'event_booked']);
    expect(await isThere(id)).toBe(true);
  });

  it('tells nobody else that there is a draft', async () => {
    const id = await makeDraft();
    expect((await remove(id, await makeUser(api.db, 'ORGANIZER'))).statusCode).toBe(404);
    expect(await isThere(id)).toBe(true);
  });
});
