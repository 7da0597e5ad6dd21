import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeEvent, makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';

const INJECTED = 'A meetup\r\nBcc: victim@example.test';
const REFUSAL = 'Must be a single line without control characters.';

let api: TestApp;
let organizer: TestUser;
let event: number;
beforeAll(async () => {
  api = await startTestApp();
  organizer = await makeUser(api.db, 'ORGANIZER');
  event = await makeEvent(api.db, { organizer });
});
afterAll(() => api.close());

const DRAFT = { title: 'A meetup', description: 'Two\r\nlines are fine.', category: 'Other' };
const PERSON = {
  email: 'new@example.test',
  username: 'newcomer',
  first_name: 'Ada',
  last_name: 'Obi',
  role: 'ATTENDEE',
  password: PASSWORD,
  password2: PASSWORD,
};
const TYPES = (name: string) => [{ ticket_type: 'STANDARD', price: '0', name }];
const named = (name: string) => [{ name, email: 'guest@example.test' }];
type Call = [field: string, method: 'POST' | 'PATCH', url: string, body: (text: string) => object];

const calls = (): Call[] => [
  ['title', 'POST', '/events/', (title) => ({ ...DRAFT, title })],
  ['location', 'POST', '/events/', (location) => ({ ...DRAFT, location })],
  ['city', 'POST', '/events/', (city) => ({ ...DRAFT, city })],
  [
    'ticket_types.0.name',
    'POST',
    '/events/',
    (name) => ({ ...DRAFT, ticket_types: TYPES(name.slice(0, 30)) }),
  ],
  ['title', 'PATCH', `/events/${event}/`, (title) => ({ title })],
  ['subject', 'POST', `/events/${event}/announcements/`, (subject) => ({ subject, message: 'x' })],
  [
    'attendees.0.name',
    'POST',
    '/tickets/purchase/',
    (name) => ({ event_id: event, ticket_type: 'STANDARD', attendees: named(name) }),
  ],
  ['name', 'POST', '/tickets/1/transfer/', (name) => named(name)[0] ?? {}],
  ['first_name', 'POST', '/auth/register/', (first_name) => ({ ...PERSON, first_name })],
  ['last_name', 'POST', '/auth/register/', (last_name) => ({ ...PERSON, last_name })],
  ['username', 'POST', '/auth/register/', (username) => ({ ...PERSON, username })],
  ['last_name', 'PATCH', '/auth/profile/', (last_name) => ({ last_name })],
];

const send = ([, method, url, body]: Call, text: string) =>
  api.call({ as: organizer, method, url: `/api${url}`, payload: body(text) });

it('every single-line text refuses line breaks and control characters at its field', async () => {
  for (const call of calls()) {
    for (const text of [
      INJECTED,
      'Two\nlines',
      'A\u0007bell',
      'Two\u2028lines',
      'Next\u0085line',
    ]) {
      const response = await send(call, text);
      expect([call[0], call[2], response.statusCode]).toEqual([call[0], call[2], 400]);
      expect(response.json()).toEqual({ [call[0]]: [REFUSAL] });
    }
  }
});

it('an address with a line break is no address', async () => {
  const payload = { ...PERSON, email: 'new@example.test\r\nBcc: victim@example.test' };
  const response = await api.inject({ method: 'POST', url: '/api/auth/register/', payload });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toHaveProperty('email');
});

it('descriptions and messages keep their lines', async () => {
  const payload = { ...DRAFT };
  const made = await api.call({ as: organizer, method: 'POST', url: '/api/events/', payload });
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({ description: DRAFT.description });
});

it('a title stored before that rule adds no header to a mail', async () => {
  const old = await makeEvent(api.db, { organizer, title: INJECTED });
  const buyer = await makeUser(api.db);
  const payload = { event_id: old, ticket_type: 'STANDARD' };
  await api.call({ as: buyer, method: 'POST', url: '/api/tickets/purchase/', payload });
  const mails = await api.db.selectFrom('mails').select('id').execute();
  for (const { id } of mails) await api.parts.mail.tasks.send_mail.run(id, never);
  const folder = join(api.dataDir, 'outbox');
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const [head = ''] = files.filter((text) => text.includes('A meetup')).map(headOf);
  expect(head).toMatch(/^Subject: .*A meetup Bcc: victim@example\.test/m);
  expect(head).not.toMatch(/^Bcc:/im);
});

const never = new AbortController().signal;
const headOf = (text: string) => (text.split('\r\n\r\n')[0] ?? '').replace(/\r\n\s+/g, ' ');
