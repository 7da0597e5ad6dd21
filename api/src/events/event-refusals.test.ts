import { makeEvent, makeUser, type TestUser } from '../testing/builders';
import { startTestApp, type TestApp } from '../testing/testApp';

// Sentences that people read, word for word.

let api: TestApp;
let organizer: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  organizer = await makeUser(api.db, 'ORGANIZER');
});
afterAll(() => api.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const form = (ticket_types: object[]) => ({
  title: 'Meetup in Lagos',
  description: 'People meet and talk.',
  location: '12 Broad Street, Lagos',
  category: 'Technology',
  start_date: inDays(7),
  end_date: inDays(8),
  max_attendees: 10,
  status: 'PUBLISHED',
  ticket_types,
});
const create = (payload: object) =>
  api.call({ method: 'POST', url: '/api/events/', payload, as: organizer });

it.each([
  [
    'a type without a price',
    [{ ticket_type: 'STANDARD', price: ' ' }],
    'STANDARD: Price is required',
  ],
  [
    'a quota above the capacity',
    [{ ticket_type: 'VIP', price: '9000', quota: 30 }],
    'VIP: Quota cannot be more than the attendees allowed',
  ],
])('a form with %s is refused by name', async (_what, types, sentence) => {
  const answer = await create(form(types));
  expect(answer.statusCode).toBe(400);
  expect(Object.values(answer.json()).flat()).toContain(sentence);
});

it.each([
  ['from=soon', 'Expected a day such as 2026-03-01, or a time with its zone.'],
  ['to=soon', 'Expected a day such as 2026-03-01, or a time with its zone.'],
  ['status=DRAFT', 'Only available for your own events.'],
])('a visitor who lists events with %s reads why not', async (query, sentence) => {
  const answer = await api.call({ method: 'GET', url: `/api/events/?${query}` });
  expect(answer.statusCode).toBe(400);
  expect(Object.values(answer.json()).flat()).toContain(sentence);
});

it('another organizer may neither change nor cancel an event', async () => {
  const rival = await makeUser(api.db, 'ORGANIZER');
  const id = await makeEvent(api.db, { organizer });
  const change = await api.call({
    method: 'PATCH',
    url: `/api/events/${id}/`,
    payload: { title: 'Mine now' },
    as: rival,
  });
  const cancel = await api.call({
    method: 'POST',
    url: `/api/events/${id}/cancel/`,
    payload: {},
    as: rival,
  });
  for (const answer of [change, cancel]) {
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ detail: 'This is not one of your events.' });
  }
});

it('what has no event, was never published or is cancelled says so', async () => {
  const call = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
    api.call({ method, url: `/api/events/${path}/`, as: organizer, ...(payload && { payload }) });
  expect((await call('GET', '987654')).json()).toMatchObject({
    detail: 'We couldn’t find that event.',
  });
  const draft = (await create({ ...form([]), ticket_types: undefined, status: 'DRAFT' })).json<{
    id: number;
  }>();
  expect((await call('POST', `${draft.id}/cancel`, {})).json()).toMatchObject({
    detail: 'This event was never published.',
  });
  const id = await makeEvent(api.db, { organizer });
  expect((await call('POST', `${id}/cancel`, {})).statusCode).toBe(200);
  for (const answer of [
    await call('POST', `${id}/cancel`, {}),
    await call('PATCH', String(id), { title: 'Back again' }),
  ]) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ detail: 'This event has been cancelled.' });
  }
});
