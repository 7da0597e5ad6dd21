import { formOf, makeUser, type TestUser } from '../testing/builders';
import { JWT_SECRET, startTestApp, type TestApp } from '../testing/testApp';
import { renderMail } from '../modules/mail/mail-templates';
import { contentOf } from '../modules/mail/mail-worker';
import { mailSeal } from '../security/sealing';

/** What would end a statement that is put together of texts, and what would run in a page that shows it as it is. */
const SQL = `'); DROP TABLE tickets; --`;
const HTML = `<img src=x onerror=alert(1)>"&'`;
const BAD = `${SQL} ${HTML}`;

let api: TestApp;
let organizer: TestUser;
let attendee: TestUser;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const post = (url: string, payload: object, as?: TestUser) =>
  api.call({ method: 'POST', url: `/api${url}`, payload, ...(as && { as }) });
const get = async (url: string, as: TestUser) =>
  (await api.call({ method: 'GET', url: `/api${url}`, as })).json();

/** Registers under such names; the answer shows them as they were typed. */
async function register(email: string, role: 'ORGANIZER' | 'ATTENDEE'): Promise<TestUser> {
  const names = { username: `${role} ${BAD}`, first_name: BAD, last_name: BAD };
  const secrets = { password: 'Abcdefg1', password2: 'Abcdefg1' };
  const response = await post('/auth/register/', { ...names, ...secrets, email, role });
  expect(response.statusCode).toBe(201);
  const user = response.json<TestUser>();
  expect(await get('/auth/profile/', user)).toMatchObject(names);
  return user;
}

describe('SQL and HTML in every text field', () => {
  let event: { id: number };
  let ticket: { id: number };

  it('of an account', async () => {
    organizer = await register('one@example.test', 'ORGANIZER');
    attendee = await register('two@example.test', 'ATTENDEE');
    const changed = { first_name: `${BAD} Ngozi`, last_name: `${BAD} Obi` };
    const response = await api.call({
      as: attendee,
      method: 'PATCH',
      url: '/api/auth/profile/',
      ...formOf(changed),
    });
    expect(response.json()).toMatchObject(changed);
  });

  it('of an email, which is none', async () => {
    const response = await post('/auth/register/', { email: `${SQL}@x.test` });
    expect(response.statusCode).toBe(400);
    expect((await post('/auth/token/', { email: BAD, password: BAD })).statusCode).toBe(401);
    expect((await post('/auth/password-reset/', { email: BAD })).statusCode).toBe(400);
  });

  it('of an event, which the catalogue finds by them', async () => {
    const texts = { title: BAD, description: BAD, location: `${BAD}, Lagos`, city: BAD };
    const start = Date.now() + 3_600_000;
    const response = await post(
      '/events/',
      {
        ...texts,
        start_date: new Date(start).toISOString(),
        end_date: new Date(start + 3_600_000).toISOString(),
        category: 'Other',
        status: 'PUBLISHED',
      },
      organizer,
    );
    expect(response.statusCode).toBe(201);
    event = response.json();
    expect(await get(`/events/${event.id}/`, attendee)).toMatchObject(texts);
    for (const query of [`search=${encodeURIComponent(BAD)}`, `city=${encodeURIComponent(BAD)}`]) {
      expect(await get(`/events/?${query}`, attendee)).toMatchObject({
        count: 1,
        results: [{ title: BAD, organizer_details: { first_name: BAD } }],
      });
    }
  });

  it('of a ticket’s holder', async () => {
    const holder = { name: BAD, email: 'holder@example.test' };
    const payload = { event_id: event.id, ticket_type: 'STANDARD', attendees: [holder] };
    const bought = await post('/tickets/purchase/', payload, attendee);
    expect(bought.statusCode).toBe(201);
    ticket = bought.json();
    expect(await get('/tickets/', attendee)).toMatchObject([{ holder, event: { title: BAD } }]);
    const next = { name: `${BAD} Bola`, email: 'next@example.test' };
    expect((await post(`/tickets/${ticket.id}/transfer/`, next, attendee)).statusCode).toBe(200);
    expect(await get(`/events/${event.id}/attendees/`, organizer)).toMatchObject([next]);
  });

  it('of a ticket number at the door, which no ticket has', async () => {
    const answer = await post('/tickets/check_in/', { ticket_number: BAD }, organizer);
    expect(answer.statusCode).toBe(404);
  });

  it('of an announcement, and of a cancellation', async () => {
    const announced = { subject: BAD, message: BAD };
    const url = `/events/${event.id}/announcements/`;
    expect((await post(url, announced, organizer)).statusCode).toBe(201);
    expect(await get('/announcements/', attendee)).toMatchObject({ results: [announced] });
    const cancelled = await post(`/events/${event.id}/cancel/`, { message: BAD }, organizer);
    expect(cancelled.statusCode).toBe(200);
  });

  it('is text in every mail that tells of it', async () => {
    const seal = mailSeal(JWT_SECRET);
    const rows = await api.db.selectFrom('mails').selectAll().execute();
    expect(new Set(rows.map(({ template }) => template))).toEqual(
      new Set(['welcome', 'ticket', 'announcement', 'event_cancelled']),
    );
    for (const row of rows) {
      const { html, text } = renderMail(contentOf(row, seal), 'https://nzuko.test');
      expect(html).not.toContain('<img src=x');
      expect(`${html}${text}`).toContain('onerror=alert(1)');
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    }
  });

  it('leaves every table where it was', async () => {
    expect(await api.db.selectFrom('tickets').select('id').execute()).toHaveLength(1);
    expect((await makeUser(api.db)).id).toBeGreaterThan(attendee.id);
  });
});
