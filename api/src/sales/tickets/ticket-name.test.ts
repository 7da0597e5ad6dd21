import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { send } from '../../testing/requests';
import { startTestApp, type TestApp } from '../../testing/testApp';
import type { Attendee } from '../report/attendance-schemas';
import type { Ticket } from './tickets-schemas';

let api: TestApp;
let organizer: TestUser;
let buyer: TestUser;
let event: number;
let own: number;
let friends: number;
beforeAll(async () => {
  api = await startTestApp();
  organizer = await makeUser(api.db, 'ORGANIZER');
});
afterAll(() => api.close());
beforeEach(async () => {
  buyer = await makeUser(api.db);
  event = await makeEvent(api.db, { organizer });
  const bought = await api.call({
    as: buyer,
    ...send('POST', '/tickets/purchase/', {
      event_id: event,
      ticket_type: 'STANDARD',
      quantity: 2,
      attendees: [
        { name: 'Ada Obi', email: buyer.email },
        { name: 'Bla Ade', email: 'bola@example.test' },
      ],
    }),
  });
  [own, friends] = bought.json<{ tickets: { id: number }[] }>().tickets.map(({ id }) => id) as [
    number,
    number,
  ];
});

const rename = (id: number, name: string, as: TestUser) =>
  api.call({ as, ...send('PUT', `/tickets/${id}/name/`, { name }) });
const ticketOf = async (id: number) =>
  (await api.call({ as: buyer, url: '/api/tickets/' }))
    .json<Ticket[]>()
    .find((each) => each.id === id);
const namesAtDoor = async () =>
  (await api.call({ as: organizer, url: `/api/events/${event}/attendees/` }))
    .json<Attendee[]>()
    .map(({ name }) => name);

it('a buyer corrects a friend’s name, which the ticket and the organizer’s list then show', async () => {
  const { qr_payload: code } = (await ticketOf(friends)) ?? {};
  const answer = await rename(friends, '  Bola Ade ', buyer);
  expect(answer.json()).toEqual({ detail: 'The name on the ticket is now Bola Ade.' });
  expect(await ticketOf(friends)).toMatchObject({
    holder: { name: 'Bola Ade', email: 'bola@example.test' },
    qr_payload: code,
  });
  expect(await namesAtDoor()).toEqual(['Ada Obi', 'Bola Ade']);
});

it('the organizer corrects it too, and the event’s record tells so without the name', async () => {
  expect((await rename(own, 'Adá Obi', organizer)).statusCode).toBe(200);
  const record = await api.call({ as: organizer, url: `/api/events/${event}/record/` });
  expect(record.json()).toMatchObject({
    results: [{ summary: 'Corrected the name on a ticket', changes: [] }],
  });
  expect(record.body).not.toContain('Adá');
});

it('a ticket that showed its owner’s name is still known as theirs', async () => {
  const [alone] = (
    await api.call({
      as: buyer,
      ...send('POST', '/tickets/purchase/', { event_id: event, ticket_type: 'STANDARD' }),
    })
  ).json<{ tickets: { id: number }[] }>().tickets;
  await rename(alone?.id ?? 0, 'Adá Obi', organizer);
  expect(await ticketOf(alone?.id ?? 0)).toMatchObject({
    holder: { name: 'Adá Obi', email: buyer.email },
  });

  const resent = await api.call({
    as: organizer,
    ...send('POST', `/tickets/${alone?.id ?? 0}/resend/`, {}),
  });
  expect(resent.statusCode).toBe(200);
  const { data } = await api.db
    .selectFrom('mails')
    .select('data')
    .where('recipient', '=', buyer.email)
    .where('template', '=', 'ticket')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(data).toMatchObject({ firstName: 'Ada' });
  // A link to a ticket in an account would open it to whoever reads the mail.
  expect(data).not.toHaveProperty('ticketLinks');
});

it.each(['', '   '])('refuses %j as a name in the form’s words', async (name) => {
  expect((await rename(friends, name, buyer)).json()).toEqual({ name: ['Name is required'] });
});

it.each(['', '   ', 'Two\nlines', 'x'.repeat(200)])('refuses %j as a name', async (name) => {
  const answer = await rename(friends, name, buyer);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toHaveProperty('name');
  expect(await ticketOf(friends)).toMatchObject({ holder: { name: 'Bla Ade' } });
});

it('is refused once the ticket has been used, is on hold, or has been cancelled', async () => {
  const change = (set: object) =>
    api.db.updateTable('tickets').set(set).where('id', '=', friends).execute();
  const hold = (at: Date | null) =>
    api.db.updateTable('orders').set({ suspended_at: at }).where('event_id', '=', event).execute();
  const code = async (as: TestUser) =>
    (await rename(friends, 'Bola Ade', as)).json<{ code: string }>().code;
  await hold(new Date());
  for (const who of [buyer, organizer]) expect(await code(who)).toBe('ticket_on_hold');
  await hold(null);
  await change({ checked_in_at: new Date() });
  for (const who of [buyer, organizer]) expect(await code(who)).toBe('checked_in');
  await change({ checked_in_at: null, status: 'CANCELLED' });
  for (const who of [buyer, organizer]) expect(await code(who)).toBe('ticket_cancelled');
});

it('isn’t for strangers, nor for another organizer', async () => {
  const stranger = await makeUser(api.db);
  expect((await rename(friends, 'Eve', stranger)).statusCode).toBe(404);
  const rival = await makeUser(api.db, 'ORGANIZER');
  expect((await rename(friends, 'Eve', rival)).statusCode).toBe(403);
});
