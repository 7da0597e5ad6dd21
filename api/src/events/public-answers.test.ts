import { makeEvent, makeUser, type TestUser } from '../testing/builders';
import { startTestApp, type TestApp } from '../testing/testApp';
import type { Event, EventPage } from './events-schemas';

let api: TestApp;
let organizer: TestUser;
let attendee: TestUser;
let id: number;

beforeAll(async () => {
  api = await startTestApp();
  organizer = await makeUser(api.db, 'ORGANIZER');
  attendee = await makeUser(api.db, 'ATTENDEE');
});
beforeEach(async () => {
  id = await makeEvent(api.db, { organizer, title: 'Lagos JS' });
});
afterAll(() => api.close());

const get = (url: string, options: { as?: TestUser; tag?: unknown } = {}) =>
  api.call({
    method: 'GET',
    url,
    ...(options.as && { as: options.as }),
    ...(options.tag !== undefined && { headers: { 'if-none-match': String(options.tag) } }),
  });
const detail = (options?: Parameters<typeof get>[1]) => get(`/api/events/${id}/`, options);
const rename = (title: string) =>
  api.db.updateTable('events').set({ title }).where('id', '=', id).execute();

describe.each([
  ['GET /events/:id/', () => `/api/events/${id}/`],
  ['GET /events/', () => '/api/events/?ordering=-created_at'],
])('%s for visitors', (_route, url) => {
  it('answers 304 to whoever has the answer, until it changes', async () => {
    const first = await get(url());
    const tag = first.headers.etag;
    expect(first.headers['cache-control']).toBe('public, no-cache');
    for (const sent of [tag, `W/${String(tag)}`, `"other", ${String(tag)}`]) {
      const { statusCode, body, headers } = await get(url(), { tag: sent });
      expect([statusCode, body, headers.etag]).toEqual([304, '', tag]);
    }
    expect((await get(url(), { tag: '"other"' })).statusCode).toBe(200);
    await rename('Abuja JS');
    const changed = await get(url(), { tag });
    expect([changed.statusCode, changed.body]).toEqual([200, expect.stringContaining('Abuja JS')]);
  });

  it('shows each change in the next answer, while a crowd asks', async () => {
    let isDone = false;
    const crowd = Array.from({ length: 10 }, async () => {
      while (!isDone) await get(url());
    });
    for (let change = 0; change < 30; change += 1) {
      await rename(`Change ${change}`);
      expect((await get(url())).body).toContain(`"Change ${change}"`);
    }
    isDone = true;
    await Promise.all(crowd);
  });
});

describe('nobody gets an answer that is another’s', () => {
  it('keeps a saved event to the one who saved it', async () => {
    const saved = await api.call({ method: 'PUT', url: `/api/events/${id}/saved/`, as: attendee });
    expect(saved.statusCode).toBeLessThan(300);
    const isSaved = async (as?: TestUser) =>
      (await detail(as && { as })).json<Event & { is_saved?: boolean }>().is_saved;
    expect(await isSaved()).toBeUndefined();
    expect(await isSaved(attendee)).toBe(true);
    expect(await isSaved(organizer)).toBe(false);
    expect(await isSaved()).toBeUndefined();
  });

  it('keeps drafts to their organizer, before and after visitors ask', async () => {
    await api.db.updateTable('events').set({ status: 'DRAFT' }).where('id', '=', id).execute();
    const mine = '/api/events/?organizer=me';
    const idsIn = async (url: string, as?: TestUser) =>
      (await get(url, as && { as })).json<EventPage>().results.map((event) => event.id);
    for (let round = 0; round < 2; round += 1) {
      expect((await detail()).statusCode).toBe(404);
      expect((await detail({ as: organizer })).statusCode).toBe(200);
      expect((await detail({ as: attendee })).statusCode).toBe(404);
      expect(await idsIn(mine, organizer)).toContain(id);
      expect(await idsIn(mine, attendee)).toEqual([]);
      expect((await get(mine)).statusCode).toBe(401);
      expect(await idsIn('/api/events/?ordering=-created_at')).not.toContain(id);
    }
  });

  it('tells caches to keep no signed-in answer, whatever tag is sent', async () => {
    const { etag } = (await detail()).headers;
    for (const url of [`/api/events/${id}/`, '/api/events/']) {
      const { statusCode, headers } = await get(url, { as: attendee, tag: etag });
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        vary: expect.stringContaining('Authorization') as string,
      });
      expect(headers.etag).toBeUndefined();
    }
  });
});
