import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';
import type { MailContent } from '../../platform/outbox/mail-content';
import { renderMail } from '../mail-templates';
import type { AnnouncementPage, SentAnnouncementPage } from './announcements-schemas';

let api: TestApp;
let organizer: TestUser;
let attendee: TestUser;
let stranger: TestUser;
let eventId: number;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  organizer = await makeUser(api.db, 'ORGANIZER');
  attendee = await makeUser(api.db);
  stranger = await makeUser(api.db);
  eventId = await makeEvent(api.db, { organizer, title: 'A & B' });
  const payload = {
    event_id: eventId,
    ticket_type: 'STANDARD',
    quantity: 2,
    attendees: [{ name: 'Guest', email: 'guest@example.test' }],
  };
  await api.call({ as: attendee, method: 'POST', url: '/api/tickets/purchase/', payload });
});

const announce = (payload: object, id = eventId) =>
  api.call({ method: 'POST', url: `/api/events/${id}/announcements/`, payload, as: organizer });
async function announceThree(): Promise<void> {
  for (const subject of ['First', 'Second', 'Third']) await announce({ subject, message: 'x' });
}
const inbox = async (as: TestUser, query = '') => {
  const response = await api.call({ url: `/api/announcements/${query}`, as });
  return response.json<AnnouncementPage>();
};
const read = (id: number | string, as: TestUser) =>
  api.call({ method: 'POST', url: `/api/announcements/${id}/read/`, as });

describe('POST /events/:id/announcements/', () => {
  it('writes once for one press, however often it is sent', async () => {
    const payload = { subject: 'Doors open at nine', message: 'Come by the side gate.' };
    const press = (words = payload) =>
      api.call({
        method: 'POST',
        url: `/api/events/${eventId}/announcements/`,
        payload: words,
        as: organizer,
        headers: { 'idempotency-key': 'press-1' },
      });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await inbox(attendee)).results).toHaveLength(1);
    expect((await press({ ...payload, message: 'By the back gate.' })).statusCode).toBe(422);
  });

  it.each<[string, object, Record<string, string[]>]>([
    ['nothing', {}, { subject: ['Subject is required'], message: ['Message is required'] }],
    ['blanks', { subject: ' ', message: 'x' }, { subject: ['Subject is required'] }],
    [
      'too much',
      { subject: 'x'.repeat(151), message: 'x'.repeat(4001) },
      {
        subject: ['Subject must be at most 150 characters'],
        message: ['Message must be at most 4000 characters'],
      },
    ],
  ])('refuses %s', async (_what, payload, errors) => {
    const response = await announce(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(errors);
  });

  it('refuses drafts, which have no attendees', async () => {
    const draft = await makeEvent(api.db, { organizer, status: 'DRAFT' });
    expect((await announce({ subject: 'a', message: 'b' }, draft)).statusCode).toBe(409);
  });

  it('refuses cancelled events, whose holders were mailed when they were cancelled', async () => {
    await api.call({ method: 'POST', url: `/api/events/${eventId}/cancel/`, as: organizer });
    const refused = await announce({ subject: 'Next year', message: 'We try again.' });
    expect([refused.statusCode, refused.json()['code']]).toEqual([409, 'event_cancelled']);
    expect((await inbox(attendee)).count).toBe(0);
  });

  it('mails every ticket holder once, escapes the text, and returns the number of recipients', async () => {
    await api.db.deleteFrom('mails').execute();
    const url = `/api/events/${eventId}/announcements/recipients/`;
    expect((await api.call({ url, as: organizer })).json()).toEqual({ count: 2 });
    const response = await announce({
      subject: 'Doors <b>open</b>',
      message: 'At nine.\n\n<script>alert(1)</script>',
    });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      event: { id: eventId, title: 'A & B' },
      author: expect.stringMatching(/^Ada Number/),
      mailed: 2,
      read: 0,
    });
    const mails = await api.db.selectFrom('mails').selectAll().orderBy('recipient').execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['guest@example.test', attendee.email]);
    const content = { template: mails[0]?.template, data: mails[0]?.data } as MailContent;
    const { html, text, subject } = renderMail(content, 'http://nzuko.test');
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;');
    expect(text).toContain('Hello Guest');
    expect(subject).toBe('Doors <b>open</b> (A & B)');
  });
});

describe('GET /announcements/', () => {
  it('counts unread announcements, and shows them to nobody else', async () => {
    await announce({ subject: 'First', message: 'x' });
    const before = await inbox(attendee);
    expect(before).toMatchObject({ count: 1, unread_count: 1 });
    expect(before.results[0]).toMatchObject({
      event: { id: eventId, title: 'A & B' },
      is_read: false,
    });
    expect(await inbox(stranger)).toMatchObject({ count: 0, unread_count: 0, results: [] });

    const id = before.results[0]?.id ?? 0;
    expect((await read(id, stranger)).statusCode).toBe(404);
    expect((await read(id, attendee)).statusCode).toBe(204);
    expect((await read(id, attendee)).statusCode).toBe(204);
    expect(await inbox(attendee)).toMatchObject({ unread_count: 0, results: [{ is_read: true }] });
    const url = `/api/events/${eventId}/announcements/`;
    expect((await api.call({ url, as: organizer })).json()).toMatchObject([{ read: 1 }]);
  });

  it('pages, newest first, and can be read all at once', async () => {
    await announceThree();
    const page = await inbox(attendee, '?page_size=2');
    expect(page.results.map(({ subject }) => subject)).toEqual(['Third', 'Second']);
    expect(page.next).toBe('/api/announcements/?page_size=2&page=2');
    await api.call({ method: 'POST', url: '/api/announcements/read/', as: attendee });
    expect(await inbox(attendee)).toMatchObject({ count: 3, unread_count: 0 });
  });

  it('is empty for someone whose ticket was cancelled', async () => {
    await announceThree();
    const gone = await makeUser(api.db);
    const payload = { event_id: eventId, ticket_type: 'STANDARD' };
    const url = '/api/tickets/purchase/';
    const bought = await api.call({ as: gone, method: 'POST', url, payload });
    expect((await inbox(gone)).count).toBe(3);
    const { id } = bought.json<{ id: number }>();
    await api.call({ as: gone, method: 'POST', url: `/api/tickets/${id}/cancel/` });
    expect(await inbox(gone)).toMatchObject({ count: 0, unread_count: 0 });
  });

  it('still reaches those who held tickets once the event is cancelled', async () => {
    await announceThree();
    await api.call({ method: 'POST', url: `/api/events/${eventId}/cancel/`, as: organizer });
    expect(await inbox(attendee)).toMatchObject({ count: 3 });
  });
});

describe('GET /announcements/sent/', () => {
  const sent = async (as: TestUser, query = '') =>
    (await api.call({ url: `/api/announcements/sent/${query}`, as })).json<SentAnnouncementPage>();

  it('pages the announcements of all my events and no others, newest first', async () => {
    const rival = await makeUser(api.db, 'ORGANIZER');
    const theirs = await makeEvent(api.db, { organizer: rival });
    await announceThree();
    const mine = await makeEvent(api.db, { organizer, title: 'Another' });
    await announce({ subject: 'Fourth', message: 'x' }, mine);
    await api.call({
      as: rival,
      method: 'POST',
      url: `/api/events/${theirs}/announcements/`,
      payload: { subject: 'Theirs', message: 'x' },
    });

    const first = await sent(organizer, '?page_size=3');
    expect(first.count).toBe(4);
    expect(first.results.map(({ subject, event, mailed }) => [subject, event.id, mailed])).toEqual([
      ['Fourth', mine, 0],
      ['Third', eventId, 2],
      ['Second', eventId, 2],
    ]);
    expect(first.next).toBe('/api/announcements/sent/?page_size=3&page=2');
    const second = await sent(organizer, '?page_size=3&page=2');
    expect(second).toMatchObject({ next: null, results: [{ subject: 'First' }] });
    expect(await sent(rival)).toMatchObject({ count: 1, results: [{ subject: 'Theirs' }] });
  });

  it('shows an administrator those for their own events', async () => {
    const admin = await makeUser(api.db, 'ADMIN');
    await announceThree();
    expect((await sent(admin)).count).toBe(0);
  });
});
