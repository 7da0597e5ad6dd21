import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';

let api: TestApp;
let organizer: TestUser;
let buyer: TestUser;
beforeAll(async () => {
  api = await startTestApp();
  organizer = await makeUser(api.db, 'ORGANIZER');
  buyer = await makeUser(api.db);
});
afterAll(() => api.close());
afterEach(() => {
  api.clock.now = null;
});

async function ticketFor(event_id: number): Promise<string> {
  const bought = await api.call({
    as: buyer,
    method: 'POST',
    url: '/api/tickets/purchase/',
    payload: { event_id, ticket_type: 'STANDARD' },
  });
  return bought.json<{ ticket_number: string }>().ticket_number;
}

const checkIn = (payload: object, as = organizer) =>
  api.call({ as, method: 'POST', url: '/api/tickets/check_in/', payload });

describe('POST /tickets/check_in/', () => {
  it('returns 404 for an unknown number', async () => {
    const response = await checkIn({ ticket_number: 'TKT-0000-0000-0000' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ detail: 'No ticket has this number.' });
  });

  it.each<[string, object, string]>([
    ['no number', {}, 'ticket_number'],
    ['an empty number', { ticket_number: '' }, 'ticket_number'],
    ['a number as a number', { ticket_number: 1 }, 'ticket_number'],
    ['an endless number', { ticket_number: 'x'.repeat(161) }, 'ticket_number'],
  ])('refuses %s', async (_what, payload, field) => {
    const response = await checkIn(payload);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
  });

  it('admits a ticket once, and a second scan returns the time of the first', async () => {
    const number = await ticketFor(await makeEvent(api.db, { organizer }));
    api.clock.now = new Date('2026-03-14T22:30:00Z');
    const first = await checkIn({ ticket_number: number });
    expect(first.statusCode).toBe(200);
    expect(first.json()).toMatchObject({
      already_checked_in: false,
      checked_in: true,
      checked_in_time: '2026-03-14T22:30:00.000Z',
      ticket_number: number,
    });
    api.clock.now = new Date('2026-03-14T23:30:00Z');
    const second = await checkIn({ ticket_number: number });
    expect(second.json()).toMatchObject({
      already_checked_in: true,
      checked_in_time: '2026-03-14T22:30:00.000Z',
      detail: expect.stringContaining('already checked in on Sat, 14 Mar 2026'),
    });
    expect(second.json<{ detail: string }>().detail).toContain('23:30');
  });

  it('counts one entry for twenty simultaneous scans', async () => {
    const number = await ticketFor(await makeEvent(api.db, { organizer }));
    const scans = await Promise.all(
      Array.from({ length: 20 }, () => checkIn({ ticket_number: number })),
    );
    const firsts = scans.filter(
      (scan) => !scan.json<{ already_checked_in: boolean }>().already_checked_in,
    );
    expect(firsts).toHaveLength(1);
  });

  it('accepts a number as people type it', async () => {
    const number = await ticketFor(await makeEvent(api.db, { organizer }));
    const typed = ` ${number.toLowerCase().replaceAll('-', ' ')} `;
    expect((await checkIn({ ticket_number: typed })).statusCode).toBe(200);
  });

  it('refuses invalid tickets, each with its own message', async () => {
    const event = await makeEvent(api.db, { organizer });
    const elsewhere = await makeEvent(api.db, { organizer, title: 'Another day' });
    const paid = await makeEvent(api.db, { organizer, priceKobo: 100 });
    const number = await ticketFor(event);

    const atOtherDoor = await checkIn({
      ticket_number: await ticketFor(elsewhere),
      event_id: event,
    });
    expect(atOtherDoor.statusCode).toBe(409);
    expect(atOtherDoor.json()).toMatchObject({
      code: 'other_event',
      detail: 'This ticket is for another event: Another day.',
    });
    expect((await checkIn({ ticket_number: await ticketFor(paid) })).json()).toMatchObject({
      code: 'ticket_unpaid',
    });

    await api.db
      .updateTable('tickets')
      .set({ status: 'CANCELLED' })
      .where('ticket_number', '=', number)
      .execute();
    expect((await checkIn({ ticket_number: number })).json()).toMatchObject({
      code: 'ticket_cancelled',
    });
    await api.db
      .updateTable('events')
      .set({ status: 'CANCELLED' })
      .where('id', '=', event)
      .execute();
    expect((await checkIn({ ticket_number: number })).json()).toMatchObject({
      code: 'event_cancelled',
    });
  });

  it('refuses another organizer, but allows an administrator', async () => {
    const number = await ticketFor(await makeEvent(api.db, { organizer }));
    const other = await makeUser(api.db, 'ORGANIZER');
    const refused = await checkIn({ ticket_number: number }, other);
    expect(refused.statusCode).toBe(403);
    const admin = await makeUser(api.db, 'ADMIN');
    expect((await checkIn({ ticket_number: number }, admin)).statusCode).toBe(200);
  });
});
