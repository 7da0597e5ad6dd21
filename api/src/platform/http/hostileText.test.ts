import { formOf, makeUser, type TestUser } from '../../testing/builders';
import { JWT_SECRET, startTestApp, type TestApp } from '../../testing/testApp';
import { renderMail } from '../../mail/mail-templates';
import { contentOf } from '../../mail/mail-delivery';
import { TicketCodes } from '../../sales/tickets/ticket-codes';
import { mailSeal } from '../security/sealing';

/** Text that would break a concatenated SQL statement, or run as a script in an unescaped page. */
const SQL = `'); DROP TABLE tickets; --`;
const HTML = `<img src=x onerror=alert(1)>"&'`;
const BAD = `${SQL} ${HTML}`;

let api: TestApp;
let tablesBefore: string[];
beforeAll(async () => {
  api = await startTestApp();
  tablesBefore = await tables();
});
afterAll(() => api.close());

async function tables(): Promise<string[]> {
  const all = await api.db.introspection.getTables();
  return all.map(({ name }) => name).sort();
}

const post = (url: string, payload: object, as?: TestUser) =>
  api.call({ method: 'POST', url: `/api${url}`, payload, ...(as && { as }) });
const get = async (url: string, as: TestUser) =>
  (await api.call({ method: 'GET', url: `/api${url}`, as })).json();

let made = 0;

/** Registers with such names; the response shows them as typed. */
async function register(role: 'ORGANIZER' | 'ATTENDEE'): Promise<TestUser> {
  made += 1;
  const names = { username: `${role} ${made} ${BAD}`, first_name: BAD, last_name: BAD };
  const secrets = { password: 'Abcdefg1', password2: 'Abcdefg1' };
  const email = `hostile${made}@example.test`;
  const response = await post('/auth/register/', { ...names, ...secrets, email, role });
  expect(response.statusCode).toBe(201);
  const user = response.json<TestUser>();
  await api.db
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('id', '=', user.id)
    .execute();
  expect(await get('/auth/profile/', user)).toMatchObject(names);
  return user;
}

/** An event with such texts, published by such an organizer; its title and city are its own. */
async function publish() {
  const organizer = await register('ORGANIZER');
  const own = `${BAD} ${made}`;
  const texts = { title: own, description: BAD, location: `${BAD}, Lagos`, city: own };
  const start = Date.now() + 3_600_000;
  const response = await post(
    '/events/',
    {
      ...texts,
      start_date: new Date(start).toISOString(),
      end_date: new Date(start + 3_600_000).toISOString(),
      category: 'Other',
      max_attendees: 50,
      ticket_price: '0',
      status: 'PUBLISHED',
    },
    organizer,
  );
  expect(response.statusCode).toBe(201);
  return { organizer, texts, ...response.json<{ id: number }>() };
}

/** Such an event, and a ticket for it that its holder has offered to somebody else. */
async function book() {
  const [event, attendee] = [await publish(), await register('ATTENDEE')];
  const holder = { name: BAD, email: 'holder@example.test' };
  const payload = { event_id: event.id, ticket_type: 'STANDARD', attendees: [holder] };
  const bought = await post('/tickets/purchase/', payload, attendee);
  expect(bought.statusCode).toBe(201);
  const { title } = event.texts;
  expect(await get('/tickets/', attendee)).toMatchObject([{ holder, event: { title } }]);
  const next = { name: `${BAD} Bola`, email: 'next@example.test' };
  const { id } = bought.json<{ id: number }>();
  expect((await post(`/tickets/${id}/transfer/`, next, attendee)).statusCode).toBe(200);
  expect(await get('/tickets/', attendee)).toMatchObject([{ transfer: next }]);
  expect(await get(`/events/${event.id}/attendees/`, event.organizer)).toMatchObject([holder]);
  return { event, attendee };
}

/** Such an announcement of such an event, which is then cancelled. */
async function announceAndCancel() {
  const { event, attendee } = await book();
  const announced = { subject: BAD, message: BAD };
  const url = `/events/${event.id}/announcements/`;
  expect((await post(url, announced, event.organizer)).statusCode).toBe(201);
  expect(await get('/announcements/', attendee)).toMatchObject({ results: [announced] });
  const cancelled = await post(`/events/${event.id}/cancel/`, { message: BAD }, event.organizer);
  expect(cancelled.statusCode).toBe(200);
}

describe('SQL and HTML in every text field', () => {
  it('of an account', async () => {
    const attendee = await register('ATTENDEE');
    const changed = { first_name: `${BAD} Ngozi`, last_name: `${BAD} Obi` };
    const response = await api.call({
      as: attendee,
      method: 'PATCH',
      url: '/api/auth/profile/',
      ...formOf(changed),
    });
    expect(response.json()).toMatchObject(changed);
  });

  it('of an email, which is rejected', async () => {
    const response = await post('/auth/register/', { email: `${SQL}@x.test` });
    expect(response.statusCode).toBe(400);
    expect((await post('/auth/token/', { email: BAD, password: BAD })).statusCode).toBe(401);
    expect((await post('/auth/password-reset/', { email: BAD })).statusCode).toBe(400);
  });

  it('of an event, which can be found by them', async () => {
    const { id, texts } = await publish();
    const attendee = await register('ATTENDEE');
    expect(await get(`/events/${id}/`, attendee)).toMatchObject(texts);
    const own = encodeURIComponent(texts.title);
    for (const query of [`search=${own}`, `city=${own}`]) {
      expect(await get(`/events/?${query}`, attendee)).toMatchObject({
        count: 1,
        results: [{ title: texts.title, organizer_details: { first_name: BAD } }],
      });
    }
  });

  it('of a ticket’s holder', book);

  it('of a ticket number at the door, which is unknown', async () => {
    const organizer = await register('ORGANIZER');
    const answer = await post('/tickets/check_in/', { ticket_number: BAD }, organizer);
    expect(answer.statusCode).toBe(404);
  });

  it('of an announcement, and of a cancellation', announceAndCancel);

  it('is plain text in every mail', async () => {
    await announceAndCancel();
    const seal = mailSeal(JWT_SECRET);
    const codes = new TicketCodes(JWT_SECRET);
    const rows = await api.db.selectFrom('mails').selectAll().execute();
    expect(new Set(rows.map(({ template }) => template))).toEqual(
      new Set(['welcome', 'ticket', 'ticket_offer', 'announcement', 'event_cancelled']),
    );
    for (const row of rows) {
      const { html, text } = renderMail(contentOf(row, seal, codes), 'https://nzuko.test');
      expect(html).not.toContain('<img src=x');
      expect(`${html}${text}`).toContain('onerror=alert(1)');
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    }
  });

  it('leaves every table intact', async () => {
    const { event, attendee } = await book();
    expect(tablesBefore).toContain('tickets');
    expect(await tables()).toEqual(tablesBefore);
    const tickets = api.db.selectFrom('tickets').select('id').where('event_id', '=', event.id);
    expect(await tickets.execute()).toHaveLength(1);
    expect((await makeUser(api.db)).id).toBeGreaterThan(attendee.id);
  });
});
