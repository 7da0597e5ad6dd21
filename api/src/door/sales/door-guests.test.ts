import { randomBytes, randomUUID } from 'node:crypto';
import { makeEvent, makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { get, send } from '../../testing/requests';
import { startTestApp, type TestApp } from '../../testing/testApp';
import type { DoorSale, DoorSales } from './door-sales-schemas';

let api: TestApp;
let organizer: TestUser;
let eventId: number;

beforeAll(async () => {
  api = await startTestApp();
  organizer = await makeUser(api.db, 'ORGANIZER');
});
beforeEach(async () => {
  eventId = await makeEvent(api.db, { organizer, priceKobo: 150_000 });
});
afterAll(() => api.close());

const post = (as: TestUser, path: string, payload: object = {}) =>
  api.call({ as, ...send('POST', path, payload), headers: { 'idempotency-key': randomUUID() } });

/** Sells two tickets to one address at the door; resolves with the link of the first, too. */
async function sell() {
  const address = `${randomUUID()}@example.test`;
  const payload = { ticket_type: 'STANDARD', method: 'CASH', quantity: 2, total: '3000.00' };
  const guest = { name: 'Bola Ade', email: address, phone: '0803 123 4567' };
  const path = `/events/${eventId}/door/sales/`;
  const sale = (await post(organizer, path, { ...payload, ...guest })).json<DoorSale>();
  return { address, sale, link: await linkOf(sale.id) };
}

/** The link of a sale's first ticket. */
async function linkOf(orderId: number): Promise<string> {
  const { link } = await api.db
    .selectFrom('ticket_links')
    .innerJoin('tickets', 'tickets.id', 'ticket_links.ticket_id')
    .select('ticket_links.link')
    .where('order_id', '=', orderId)
    .orderBy('tickets.id')
    .executeTakeFirstOrThrow();
  return `/ticket-links/${api.parts.sales.codes.links.write(link)}/`;
}

/** The first of two tickets is then taken into an account. */
async function sellAndClaim() {
  const { link, ...sold } = await sell();
  const owner = await makeUser(api.db);
  expect((await post(owner, `${link}claim/`)).statusCode).toBe(200);
  return { owner, ...sold };
}

const mailsOf = (template: string) =>
  api.db
    .selectFrom('mails')
    .select(['recipient', 'data'])
    .where('template', '=', template)
    .orderBy('id')
    .execute();

describe('whoever took a ticket of the door into their account', () => {
  it('is told that it was voided, and of no ticket but their own', async () => {
    const { owner, address, sale } = await sellAndClaim();
    const path = `/events/${eventId}/door/sales/${sale.id}/void/`;
    expect((await post(organizer, path, { reason: 'Wrong type' })).statusCode).toBe(200);
    expect(await mailsOf('tickets_void')).toMatchObject(
      [owner.email, address].map((recipient, index) => ({
        recipient,
        data: { ticketNumbers: [sale.ticket_numbers[index]], paidAtDoor: '1500.00' },
      })),
    );
  });

  it('is still who the sale’s list names, and will mail if it is voided', async () => {
    const payload = { ticket_type: 'STANDARD', method: 'CASH', total: '1500.00' };
    const path = `/events/${eventId}/door/sales/`;
    const listed = async () =>
      (await api.call({ as: organizer, ...get(path) })).json<DoorSales>().sales[0];
    const address = `${randomUUID()}@example.test`;
    const { id } = (await post(organizer, path, { ...payload, email: address })).json<DoorSale>();
    const owner = await makeUser(api.db);
    await post(owner, `${await linkOf(id)}claim/`);
    expect(await listed()).toMatchObject({ name: expect.stringMatching(/^Ada /), has_email: true });
    await api.call({ as: owner, ...send('DELETE', '/auth/profile/', { password: PASSWORD }) });
    expect(await listed()).toMatchObject({ has_email: false });
  });

  it('is told whom to ask for their money if the event is cancelled', async () => {
    const { owner, address } = await sellAndClaim();
    expect((await post(organizer, `/events/${eventId}/cancel/`)).statusCode).toBe(200);
    expect(await mailsOf('event_cancelled')).toMatchObject(
      [address, owner.email].sort().map((recipient) => ({
        recipient,
        data: { hasPaidAtDoor: true, isGuestOfDoor: true },
      })),
    );
  });
});

describe('a guest of the door who has the link of their ticket', () => {
  it('sees and removes the phone number that they gave, too', async () => {
    const { address, link, sale } = await sell();
    const stored = await api.call(get(`${link}holder/`));
    expect(stored.json()).toMatchObject({ email: address, phone: '+2348031234567' });
    const removed = await api.call(send('DELETE', `${link}holder/`));
    expect(removed.json()).toEqual({
      detail: 'Your name, email address and phone number are no longer on this ticket.',
    });
    const { sales } = (
      await api.call({ as: organizer, ...get(`/events/${eventId}/door/sales/`) })
    ).json<DoorSales>();
    expect(sales).toMatchObject([{ id: sale.id, phone: null }]);
  });

  it('sees and removes no number of whom the ticket came from', async () => {
    const { link, sale } = await sell();
    const given = await api.db
      .selectFrom('tickets')
      .innerJoin('orders', 'orders.id', 'tickets.order_id')
      .select(['tickets.id', 'orders.user_id'])
      .where('ticket_number', '=', sale.ticket_numbers[0] ?? '')
      .executeTakeFirstOrThrow();
    await api.db
      .insertInto('ticket_transfers')
      .values({
        ticket_id: given.id,
        from_user_id: given.user_id,
        to_name: 'Chidi',
        to_email: 'chidi@example.test',
        link: randomBytes(16),
        offered_at: new Date(),
        expires_at: new Date(),
        status: 'ACCEPTED',
        ended_at: new Date(),
        old_number: 'TKT-0000-0000-0001',
      })
      .execute();
    expect((await api.call(get(`${link}holder/`))).json()).toMatchObject({ phone: null });
    await api.call(send('DELETE', `${link}holder/`));
    const orders = api.db.selectFrom('orders').select('phone').where('id', '=', sale.id);
    expect(await orders.execute()).toEqual([{ phone: '+2348031234567' }]);
  });
});
