import sharp from 'sharp';
import { formOf, makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';
import type { PurchaseResult } from './purchase-schemas';
import type { Ticket } from '../tickets/tickets-schemas';

const HOUR = 3_600_000;

let api: TestApp;
let organizer: TestUser;
let buyer: TestUser;
let free: number;
beforeAll(async () => {
  api = await startTestApp();
  organizer = await makeUser(api.db, 'ORGANIZER');
  buyer = await makeUser(api.db);
  free = await makeEvent(api.db, { organizer, title: 'Free meetup' });
});
afterAll(() => api.close());
afterEach(() => {
  api.clock.now = null;
});

const purchase = (payload: object | Buffer, as: TestUser = buyer, headers = {}) =>
  api.call({ as, method: 'POST', url: '/api/tickets/purchase/', payload, headers });
const standard = (event_id: number, quantity = 1, as: TestUser = buyer) =>
  purchase({ event_id, ticket_type: 'STANDARD', quantity }, as);
const myTickets = async (as: TestUser) =>
  (await api.call({ as, method: 'GET', url: '/api/tickets/' })).json<Ticket[]>();
const takenOf = (id: number) =>
  api.db.selectFrom('events').select('taken').where('id', '=', id).executeTakeFirst();

describe('POST /tickets/purchase/', () => {
  it('returns 401 to a visitor', async () => {
    const payload = { event_id: free, ticket_type: 'STANDARD' };
    const url = '/api/tickets/purchase/';
    expect((await api.inject({ method: 'POST', url, payload })).statusCode).toBe(401);
  });

  it.each<[string, object, Record<string, string[]>]>([
    ['no event', { event_id: undefined }, { event_id: ['This field is required.'] }],
    ['an event in words', { event_id: 'one' }, { event_id: ['Expected a whole number.'] }],
    ['an event as text', { event_id: '1' }, { event_id: ['Expected a whole number.'] }],
    [
      'an unknown type',
      { ticket_type: 'BACKSTAGE' },
      { ticket_type: ['Expected one of: STANDARD, VIP, EARLY_BIRD.'] },
    ],
    [
      'a type that the event does not sell',
      { ticket_type: 'VIP' },
      { ticket_type: ['This event has no VIP tickets.'] },
    ],
    ['no ticket at all', { quantity: 0 }, { quantity: ['Must be at least 1.'] }],
    [
      'eleven tickets',
      { quantity: 11 },
      { quantity: ['At most 10 tickets can be booked at once.'] },
    ],
    ['half a ticket', { quantity: 1.5 }, { quantity: ['Expected a whole number.'] }],
    ['a price of one’s own', { total: '0.00' }, { total: ['This field is not known.'] }],
  ])('refuses %s', async (_what, change, errors) => {
    const response = await purchase({ event_id: free, ticket_type: 'STANDARD', ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(errors);
  });

  it('rejects an empty body', async () => {
    const url = '/api/tickets/purchase/';
    const response = await api.call({ as: buyer, method: 'POST', url });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ non_field_errors: ['A body is required.'] });
  });

  it.each<[string, () => Promise<number> | number, number, string]>([
    ['an unknown event', () => 999_999, 404, 'not_found'],
    ['a draft', () => makeEvent(api.db, { organizer, status: 'DRAFT' }), 404, 'not_found'],
    [
      'a cancelled event',
      () => makeEvent(api.db, { organizer, status: 'CANCELLED' }),
      409,
      'event_cancelled',
    ],
    [
      'an event that has begun',
      () => makeEvent(api.db, { organizer, start: new Date(Date.now() - HOUR) }),
      409,
      'booking_closed',
    ],
  ])('refuses %s', async (_what, event, status, code) => {
    const response = await standard(await event());
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code, error: expect.any(String) });
  });

  it('issues a free ticket at once, with one mail', async () => {
    await api.db.deleteFrom('mails').execute();
    const response = await standard(free);
    expect(response.statusCode).toBe(201);
    const result = response.json<PurchaseResult>();
    expect(result).toEqual({
      id: expect.any(Number),
      ticket_number: expect.stringMatching(/^TKT(-[0-9A-Z]{4}){3}$/),
      tickets: [
        {
          id: result.id,
          ticket_number: result.ticket_number,
          ticket_type: 'STANDARD',
          status: 'VALID',
        },
      ],
      order: {
        id: expect.any(Number),
        status: 'PAID',
        quantity: 1,
        total: '0.00',
        currency: 'NGN',
        expires_at: null,
        created_at: expect.any(String),
        paid_at: expect.any(String),
        refund_share: 'ALL',
        refund_until_hours: 0,
        refund_terms: null,
      },
    });
    const mails = await api.db.selectFrom('mails').selectAll().execute();
    expect(mails).toMatchObject([
      {
        template: 'ticket',
        recipient: buyer.email,
        data: {
          eventTitle: 'Free meetup',
          ticketNumbers: [result.ticket_number],
          ticketType: 'Standard',
        },
      },
    ]);
  });

  it('issues the requested number of tickets, also for form data', async () => {
    const { payload, headers } = formOf({
      event_id: String(free),
      ticket_type: 'STANDARD',
      quantity: '3',
    });
    const result = (await purchase(payload, buyer, headers)).json<PurchaseResult>();
    expect(new Set(result.tickets.map(({ ticket_number }) => ticket_number)).size).toBe(3);
    expect(result.order.quantity).toBe(3);
  });

  it('holds the seats of an unpaid order, and says until when', async () => {
    api.clock.now = new Date('2026-05-01T10:00:00Z');
    const paid = await makeEvent(api.db, {
      organizer,
      priceKobo: 150_050,
      start: new Date('2026-06-01T10:00:00Z'),
    });
    const mailsBefore = await api.db.selectFrom('mails').select('id').execute();
    const result = (await standard(paid, 2)).json<PurchaseResult>();
    expect(result.tickets.map(({ status }) => status)).toEqual(['PENDING', 'PENDING']);
    expect(result.order).toMatchObject({
      status: 'HELD',
      total: '3001.00',
      expires_at: '2026-05-01T10:30:00.000Z',
      paid_at: null,
    });
    expect(await takenOf(paid)).toEqual({ taken: 2 });
    expect(await api.db.selectFrom('mails').select('id').execute()).toEqual(mailsBefore);
  });

  it('ends a hold at the event’s start, if that is sooner', async () => {
    api.clock.now = new Date('2026-05-01T10:00:00Z');
    const start = new Date('2026-05-01T10:20:00Z');
    const soon = await makeEvent(api.db, { organizer, priceKobo: 100, start });
    const result = (await standard(soon)).json<PurchaseResult>();
    expect(result.order.expires_at).toBe('2026-05-01T10:20:00.000Z');
  });

  it('says when it is sold out, and how many are left if there are too few', async () => {
    const small = await makeEvent(api.db, { organizer, capacity: 3 });
    await standard(small, 2);
    const tooMany = await standard(small, 2);
    expect(tooMany.statusCode).toBe(409);
    expect(tooMany.json()).toMatchObject({
      code: 'not_enough_seats',
      error: 'Only one of these tickets is left.',
    });
    await standard(small, 1);
    expect((await standard(small)).json()).toMatchObject({
      code: 'sold_out',
      detail: 'A meetup is sold out.',
    });
    expect(await takenOf(small)).toEqual({ taken: 3 });
  });

  it('books nothing at another total than the one that was shown', async () => {
    const paid = await makeEvent(api.db, { organizer, priceKobo: 150_000 });
    const order = { event_id: paid, ticket_type: 'STANDARD', quantity: 2 };
    const refused = await purchase({ ...order, expected_total: '2000.00' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'price_changed' });
    expect(await takenOf(paid)).toEqual({ taken: 0 });
    const { payload, headers } = formOf({
      event_id: String(paid),
      ticket_type: 'STANDARD',
      quantity: '2',
      expected_total: '3000.00',
    });
    expect((await purchase(payload, buyer, headers)).statusCode).toBe(201);
  });

  it('keeps a type within its quota while the event has seats', async () => {
    const types = [{ kind: 'VIP' as const, priceKobo: 0, quota: 2 }];
    const event = await makeEvent(api.db, { organizer, types });
    const vip = (quantity: number) => purchase({ event_id: event, ticket_type: 'VIP', quantity });
    expect((await vip(2)).statusCode).toBe(201);
    expect((await vip(1)).json()).toMatchObject({ code: 'sold_out' });
    expect((await standard(event)).statusCode).toBe(201);
  });

  it('only sells a type in its sale window', async () => {
    const types = [
      { kind: 'EARLY_BIRD' as const, priceKobo: 0, endsAt: new Date(Date.now() - HOUR) },
    ];
    const event = await makeEvent(api.db, { organizer, types });
    const response = await purchase({ event_id: event, ticket_type: 'EARLY_BIRD' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'not_on_sale',
      detail: 'The sale of Early Bird tickets has ended.',
    });
  });

  it('frees expired holds before it says sold out', async () => {
    api.clock.now = new Date('2026-05-01T10:00:00Z');
    const start = new Date('2026-06-01T10:00:00Z');
    const event = await makeEvent(api.db, { organizer, capacity: 2, priceKobo: 100, start });
    const late = await makeUser(api.db);
    await standard(event, 2);
    expect((await standard(event, 1, late)).json()).toMatchObject({ code: 'sold_out' });
    api.clock.now = new Date('2026-05-02T10:00:00Z');
    expect((await standard(event, 1, late)).statusCode).toBe(201);
    expect(await takenOf(event)).toEqual({ taken: 1 });
    const [expired] = await myTickets(buyer);
    expect(expired).toMatchObject({ status: 'CANCELLED', order: { status: 'EXPIRED' } });
  });

  it('returns buyers their own hold instead of sold out', async () => {
    const event = await makeEvent(api.db, { organizer, capacity: 2, priceKobo: 100 });
    const held = (await standard(event, 2)).json<PurchaseResult>();
    const again = await standard(event, 2);
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(held);
    expect(await takenOf(event)).toEqual({ taken: 2 });
  });

  it('rejects a purchase by a deleted account with 401', async () => {
    const gone = { id: 999_999, role: 'ATTENDEE' as const, email: '' };
    expect((await standard(free, 1, gone)).statusCode).toBe(401);
    const paid = await makeEvent(api.db, { organizer, priceKobo: 100 });
    expect((await standard(paid, 1, gone)).statusCode).toBe(401);
  });

  it('stores a picture with the ticket, and none if the purchase is refused', async () => {
    const file = await sharp({
      create: { width: 20, height: 20, channels: 3, background: '#000' },
    })
      .png()
      .toBuffer();
    const fields = { event_id: String(free), ticket_type: 'STANDARD', custom_image: { file } };
    const owner = await makeUser(api.db);
    const { payload, headers } = formOf(fields);
    await purchase(payload, owner, headers);
    const [ticket] = await myTickets(owner);
    const url = ticket?.custom_image ?? '';
    expect((await api.inject({ method: 'GET', url })).statusCode).toBe(200);

    const text = formOf({ ...fields, custom_image: { file: Buffer.from('no picture') } });
    expect((await purchase(text.payload, owner, text.headers)).json()).toEqual({
      custom_image: ['Please select a valid image file (JPEG, PNG, GIF, or WebP)'],
    });
    expect(await myTickets(owner)).toHaveLength(1);
  });
});

describe('GET /tickets/', () => {
  it('lists only one’s own tickets, newest first, with a QR code only on paid ones', async () => {
    const owner = await makeUser(api.db);
    const paid = await makeEvent(api.db, { organizer, title: 'Paid talk', priceKobo: 100 });
    await standard(free, 1, owner);
    await standard(paid, 1, owner);
    const tickets = await myTickets(owner);
    expect(tickets.map(({ event, status }) => [event.title, status])).toEqual([
      ['Paid talk', 'PENDING'],
      ['Free meetup', 'VALID'],
    ]);
    expect(tickets[0]?.qr_payload).toBeNull();
    expect(tickets[1]?.qr_payload).toContain(`NZ1.${tickets[1]?.ticket_number}.`);
    expect(tickets[0]?.order).toMatchObject({ status: 'HELD', total: '1.00' });
  });
});
