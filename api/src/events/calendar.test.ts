import { makeEvent, makeUser, type TestUser } from '../testing/builders';
import { startTestApp, type TestApp } from '../testing/testApp';

let api: TestApp;
let organizer: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  organizer = await makeUser(api.db, 'ORGANIZER');
});
afterAll(() => api.close());

const get = (id: number) => api.inject({ url: `/api/events/${id}/calendar.ics` });

describe('GET /events/:id/calendar.ics', () => {
  it('gives 23:30 in Lagos as the right instant, with its time zone', async () => {
    const start = new Date('2026-12-31T22:30:00Z');
    const title = 'Ọjọ́ Tech; a, b \\ c '.repeat(6).trim();
    const id = await makeEvent(api.db, { organizer, start, title });
    const response = await get(id);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(response.headers['content-disposition']).toBe(`attachment; filename="event-${id}.ics"`);
    const lines = response.body.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const unfolded = response.body.replaceAll('\r\n ', '');
    expect(unfolded).toContain('DTSTART:20261231T223000Z\r\n');
    expect(unfolded).toContain('X-WR-TIMEZONE:Africa/Lagos\r\n');
    expect(unfolded).toContain('SUMMARY:Ọjọ́ Tech\\; a\\, b \\\\ c Ọjọ́');
  });

  it('marks a cancelled event', async () => {
    const id = await makeEvent(api.db, { organizer, status: 'CANCELLED' });
    expect((await get(id)).body).toContain('STATUS:CANCELLED\r\n');
  });

  it('has none for a draft', async () => {
    const draft = await makeEvent(api.db, { organizer, status: 'DRAFT' });
    expect((await get(draft)).statusCode).toBe(404);
    const url = `/api/events/${draft}/calendar.ics`;
    expect((await api.call({ url, as: organizer })).statusCode).toBe(200);
  });

  it('has none for a draft without a date', async () => {
    const payload = { title: 'Undated', description: 'Some day.', category: 'Other' };
    const made = await api.call({ method: 'POST', url: '/api/events/', payload, as: organizer });
    const url = `/api/events/${made.json<{ id: number }>().id}/calendar.ics`;
    expect((await api.call({ url, as: organizer })).statusCode).toBe(404);
  });
});
