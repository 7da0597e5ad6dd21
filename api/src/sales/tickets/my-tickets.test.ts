import { createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { TicketMail } from '../../platform/outbox/ticket-mail-content';
import type { Payment } from '../payments/payments-schemas';
import type { PurchaseResult } from '../orders/purchase-schemas';
import type { Ticket } from './tickets-schemas';

const HOUR = 3_600_000;

let shop: TestPayments;
let organizer: TestUser;
let buyer: TestUser;
beforeAll(async () => {
  shop = await startTestPayments();
  organizer = await makeUser(shop.api.db, 'ORGANIZER');
  buyer = await makeUser(shop.api.db);
});
afterAll(() => shop.close());
afterEach(() => {
  shop.api.clock.now = null;
});

const post = (url: string, payload?: object, as: TestUser = buyer) =>
  shop.api.call({ as, method: 'POST', url: `/api${url}`, ...(payload && { payload }) });
const mine = async (id: number, as = buyer) =>
  (await shop.api.call({ as, method: 'GET', url: '/api/tickets/' }))
    .json<Ticket[]>()
    .find((ticket) => ticket.id === id);
const purchase = (event_id: number, attendees: object[], quantity = attendees.length) =>
  post('/tickets/purchase/', { event_id, ticket_type: 'STANDARD', quantity, attendees });
const mailsTo = async (recipient: string, template = 'ticket') =>
  (
    await shop.api.db
      .selectFrom('mails')
      .select('data')
      .where('recipient', '=', recipient)
      .where('template', '=', template)
      .orderBy('id')
      .execute()
  ).map(({ data }) => data as TicketMail);
const takenOf = async (id: number) =>
  (await shop.api.db.selectFrom('events').select('taken').where('id', '=', id).executeTakeFirst())
    ?.taken;

/** Two tickets of one paid order. */
async function paidPair() {
  const event = await makeEvent(shop.api.db, { organizer, priceKobo: 150_000 });
  const bought = await shop.buy(buyer, event, 2);
  const payment = await shop.initiate(buyer, bought.id);
  await shop.pay(payment);
  const [first, second] = bought.tickets;
  if (!first || !second) throw new Error('Two tickets were bought');
  await eventually(
    () => mine(first.id),
    (ticket) => ticket?.status === 'VALID',
  );
  return { event, first, second, reference: payment.reference };
}

describe('attendees of a purchase', () => {
  it('are named on their tickets, and each is mailed theirs', async () => {
    const event = await makeEvent(shop.api.db, { organizer });
    const bought = await purchase(
      event,
      [
        { name: 'Bola Ade', email: 'Bola@example.test' },
        { name: 'Chidi Obi', email: 'chidi@example.test' },
      ],
      3,
    );
    expect(bought.statusCode).toBe(201);
    const { tickets, id } = bought.json<PurchaseResult>();
    expect(await mine(id)).toMatchObject({
      holder: { name: 'Bola Ade', email: 'bola@example.test' },
    });
    const buyers = (await mailsTo(buyer.email)).at(-1);
    expect(buyers?.ticketNumbers).toHaveLength(3);
    expect(buyers?.holders).toEqual(['Bola Ade', 'Chidi Obi', null]);
    expect(buyers).not.toHaveProperty('bookedBy');
    expect(await mailsTo('chidi@example.test')).toEqual([
      expect.objectContaining({
        firstName: 'Chidi Obi',
        bookedBy: expect.stringMatching(/^Ada Number/),
        ticketNumbers: [tickets[1]?.ticket_number],
      }),
    ]);
    const url = `/api/events/${event}/attendees/`;
    const attendees = await shop.api.call({ as: organizer, method: 'GET', url });
    expect(attendees.json<{ name: string }[]>().map(({ name }) => name)).toContain('Chidi Obi');
  });

  it('are not told of refunds or sums, which are their buyer’s', async () => {
    const event = await makeEvent(shop.api.db, { organizer, priceKobo: 150_000 });
    const guest = { name: 'Bola Ade', email: `bola${event}@example.test` };
    const { id } = (await purchase(event, [guest], 2)).json<PurchaseResult>();
    await shop.pay(await shop.initiate(buyer, id));
    const [theirs] = await eventually(
      () => mailsTo(guest.email),
      (mails) => mails.length > 0,
    );
    const [buyers] = (await mailsTo(buyer.email)).slice(-1);
    expect(buyers).toMatchObject({
      refundTerms: expect.any(String),
      paid: { amount: '3000.00' },
    });
    for (const field of ['refundTerms', 'paid', 'receiptOf']) {
      expect(theirs).not.toHaveProperty(field);
    }
  });

  it.each<[string, object[], number, Record<string, string[]>]>([
    [
      'more of them than tickets',
      [
        { name: 'A', email: 'a@example.test' },
        { name: 'B', email: 'b@example.test' },
      ],
      1,
      { attendees: ['There are more attendees than tickets.'] },
    ],
    [
      'no name',
      [{ email: 'a@example.test' }],
      1,
      { 'attendees.0.name': ['This field is required.'] },
    ],
    [
      'no address',
      [{ name: 'A', email: 'nobody' }],
      1,
      { 'attendees.0.email': ['Expected a valid email.'] },
    ],
    [
      'a null character in a name',
      [{ name: 'A\0', email: 'a@example.test' }],
      1,
      { attendees: ['Null characters are not allowed.'] },
    ],
  ])('are refused with %s', async (_what, attendees, quantity, errors) => {
    const event = await makeEvent(shop.api.db, { organizer });
    const response = await purchase(event, attendees, quantity);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(errors);
    expect(await takenOf(event)).toBe(0);
  });
});

describe('POST /tickets/:id/cancel/', () => {
  it('frees the seat and refunds its price, and the order ends with its last ticket', async () => {
    const { event, first, second, reference } = await paidPair();
    expect((await post(`/tickets/${first.id}/cancel/`)).json()).toMatchObject({
      refund: '1500.00',
      order: { status: 'PAID' },
    });
    expect(await takenOf(event)).toBe(1);
    expect((await post(`/tickets/${first.id}/cancel/`)).json()).toMatchObject({
      code: 'ticket_cancelled',
    });
    const door = { ticket_number: first.ticket_number };
    expect((await post('/tickets/check_in/', door, organizer)).json()).toMatchObject({
      code: 'ticket_cancelled',
    });

    expect((await post(`/tickets/${second.id}/cancel/`)).json()).toMatchObject({
      refund: '1500.00',
      order: { status: 'REFUNDED' },
    });
    expect(await takenOf(event)).toBe(0);
    let hours = 0;
    const status = await eventually(
      async () => {
        shop.api.clock.now = new Date(Date.now() + (hours += 2) * HOUR);
        await shop.work();
        const url = `/api/payments/${reference}/`;
        return (await shop.api.call({ as: buyer, method: 'GET', url })).json<Payment>();
      },
      (payment) => payment.status === 'REFUNDED',
    );
    expect(status).toMatchObject({
      status: 'REFUNDED',
      refunds: [{ status: 'DONE' }, { status: 'DONE' }],
    });
    const back = shop.sandbox.ledger.allRefunds().map(({ amount }) => amount);
    expect(back.slice(-2)).toEqual([150_000, 150_000]);
  });

  it.each([
    ['tells the friend it is for', undefined, 1],
    ['tells nobody if the friend has not been sent it yet', 150_000, 0],
  ])('%s', async (_what, priceKobo, count) => {
    const event = await makeEvent(shop.api.db, { organizer, ...(priceKobo && { priceKobo }) });
    const friend = { name: 'Bola Ade', email: `bola${event}@example.test` };
    const self = { name: 'Ada Obi', email: buyer.email.toUpperCase() };
    const { tickets } = (await purchase(event, [friend, self])).json<PurchaseResult>();
    for (const { id } of tickets) await post(`/tickets/${id}/cancel/`);
    const told = await mailsTo(friend.email, 'ticket_cancelled');
    expect(told).toHaveLength(count);
    expect(told).toMatchObject(
      told.map(() => ({
        firstName: 'Bola Ade',
        eventTitle: expect.any(String),
        ticketNumber: tickets[0]?.ticket_number,
        cancelledBy: expect.stringMatching(/^Ada Number/),
      })),
    );
    expect(await mailsTo(buyer.email, 'ticket_cancelled')).toEqual([]);
  });

  it('ends the whole hold, and refunds it if it is paid anyway', async () => {
    const event = await makeEvent(shop.api.db, { organizer, priceKobo: 5000 });
    const bought = await shop.buy(buyer, event, 2);
    const payment = await shop.initiate(buyer, bought.id);
    expect((await post(`/tickets/${bought.id}/cancel/`)).json()).toMatchObject({
      refund: null,
      order: { status: 'EXPIRED' },
    });
    expect(await takenOf(event)).toBe(0);
    await shop.pay(payment);
    await shop.job.settlement.settle(payment.reference);
    const url = `/api/payments/${payment.reference}/`;
    expect((await shop.api.call({ as: buyer, method: 'GET', url })).json()).toMatchObject({
      refunds: [{ amount: '100.00', reason: 'cancelled_by_buyer' }],
    });
    expect(await takenOf(event)).toBe(0);
  });

  it('is refused if the order was shown as unpaid, but has been paid for since', async () => {
    const { event, first } = await paidPair();
    const refused = await post(`/tickets/${first.id}/cancel/`, {
      expected_refund: '0.00',
      expected_status: 'HELD',
    });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'already_paid' }]);
    expect(await mine(first.id)).toMatchObject({ status: 'VALID' });
    expect(await takenOf(event)).toBe(2);
  });

  it('ends the whole hold if that is what was shown', async () => {
    const event = await makeEvent(shop.api.db, { organizer, priceKobo: 5000 });
    const { id } = await shop.buy(buyer, event, 2);
    const cancelled = await post(`/tickets/${id}/cancel/`, { expected_status: 'HELD' });
    expect(cancelled.json()).toMatchObject({
      detail: 'Your 2 tickets are cancelled.',
      refund: null,
      order: { status: 'EXPIRED' },
    });
    expect(await takenOf(event)).toBe(0);
  });

  it('is refused for a used ticket, and after the start', async () => {
    const { first, second } = await paidPair();
    await post('/tickets/check_in/', { ticket_number: first.ticket_number }, organizer);
    expect((await post(`/tickets/${first.id}/cancel/`)).json()).toMatchObject({
      code: 'checked_in',
    });
    shop.api.clock.now = new Date(Date.now() + 8 * 24 * HOUR);
    expect((await post(`/tickets/${second.id}/cancel/`)).json()).toMatchObject({
      code: 'event_started',
    });
  });
});

describe('POST /tickets/:id/transfer/', () => {
  it('is refused for unpaid tickets', async () => {
    const event = await makeEvent(shop.api.db, { organizer, priceKobo: 5000 });
    const { id } = await shop.buy(buyer, event);
    const to = { name: 'Dami Eze', email: 'dami@example.test' };
    expect((await post(`/tickets/${id}/transfer/`, to)).json()).toMatchObject({
      code: 'ticket_unpaid',
    });
  });
});

describe('a QR code', () => {
  it('can be verified with the public key alone, and is valid for entry', async () => {
    const { first, event } = await paidPair();
    const code = (await mine(first.id))?.qr_payload ?? '';
    const key = (
      await shop.api.inject({ method: 'GET', url: '/api/tickets/key/' })
    ).json<JsonWebKey>();
    const said = code.slice(0, code.lastIndexOf('.'));
    const signature = Buffer.from(code.slice(said.length + 1), 'base64url');
    const publicKey = createPublicKey({ key, format: 'jwk' });
    expect(said).toBe(`NZ1.${first.ticket_number}.${event}`);
    expect(verify(null, Buffer.from(said), publicKey, signature)).toBe(true);

    const forged = code.replace(`.${event}.`, `.${event + 1}.`);
    const refused = await post('/tickets/check_in/', { ticket_number: forged }, organizer);
    expect(refused.json()).toMatchObject({ code: 'not_genuine' });
    const entered = await post('/tickets/check_in/', { ticket_number: code }, organizer);
    expect(entered.json()).toMatchObject({ checked_in: true });
  });

  it('is valid again after the check-in was undone', async () => {
    const { first } = await paidPair();
    const door = { ticket_number: first.ticket_number };
    await post('/tickets/check_in/', door, organizer);
    expect((await post('/tickets/undo_check_in/', door, organizer)).json()).toMatchObject({
      checked_in: false,
      detail: expect.stringMatching(/ is not checked in any more, so they can come in again\.$/),
    });
    expect((await post('/tickets/undo_check_in/', door, organizer)).json()).toMatchObject({
      code: 'not_checked_in',
    });
    expect((await post('/tickets/check_in/', door, organizer)).json()).toMatchObject({
      already_checked_in: false,
    });
  });
});

it('limits one account’s purchases per minute, and says when to retry', async () => {
  const limited = await startTestPayments({ env: { RATE_LIMIT_PURCHASE: '2' } });
  const [one, two] = [await makeUser(limited.api.db), await makeUser(limited.api.db)];
  const event = await makeEvent(limited.api.db, { organizer: one });
  await limited.buy(one, event);
  await limited.buy(one, event);
  const payload = { event_id: event, ticket_type: 'STANDARD' };
  const url = '/api/tickets/purchase/';
  const refused = await limited.api.call({ as: one, method: 'POST', url, payload });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await limited.buy(two, event);
  await limited.close();
});
