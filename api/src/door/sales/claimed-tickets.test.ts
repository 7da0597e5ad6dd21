import { randomUUID } from 'node:crypto';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { send } from '../../testing/requests';
import { startTestApp, type TestApp } from '../../testing/testApp';
import type { DoorSale } from './door-sales-schemas';

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

/** Sells two tickets to one address at the door; the first is then taken into an account. */
async function sellAndClaim() {
  const address = `${randomUUID()}@example.test`;
  const payload = { ticket_type: 'STANDARD', method: 'CASH', quantity: 2, total: '3000.00' };
  const sold = await post(organizer, `/events/${eventId}/door/sales/`, {
    ...payload,
    email: address,
  });
  const sale = sold.json<DoorSale>();
  const { link } = await api.db
    .selectFrom('ticket_links')
    .innerJoin('tickets', 'tickets.id', 'ticket_links.ticket_id')
    .select('ticket_links.link')
    .where('ticket_number', '=', sale.ticket_numbers[0] ?? '')
    .executeTakeFirstOrThrow();
  const owner = await makeUser(api.db);
  const token = api.parts.sales.codes.links.write(link);
  expect((await post(owner, `/ticket-links/${token}/claim/`)).statusCode).toBe(200);
  return { owner, address, sale };
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
