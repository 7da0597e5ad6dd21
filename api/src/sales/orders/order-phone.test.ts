import pino from 'pino';
import { formOf, makeEvent, makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';
import type { Attendee } from '../report/attendance-schemas';
import type { SoldTicketPage } from '../report/sales-schemas';

const PHONE = '+2348031234567';
const TYPED = '0803 123 4567';

let api: TestApp;
let organizer: TestUser;
let buyer: TestUser;
let event: number;
const logged: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const env = { RATE_LIMIT_PURCHASE: '0', RATE_LIMIT_PURCHASE_ADDRESS: '0' };
  api = await startTestApp({ log, env });
});
afterAll(() => api.close());
beforeEach(async () => {
  organizer = await makeUser(api.db, 'ORGANIZER');
  buyer = await makeUser(api.db);
  event = await makeEvent(api.db, { organizer });
});

const purchase = (more: object) =>
  api.call({
    as: buyer,
    method: 'POST',
    url: '/api/tickets/purchase/',
    payload: { event_id: event, ticket_type: 'STANDARD', ...more },
  });
const get = async <T>(as: TestUser, url: string) =>
  (await api.call({ as, method: 'GET', url: `/api${url}` })).json<T>();
const phones = async () =>
  (await get<Attendee[]>(organizer, `/events/${event}/attendees/`)).map(({ phone }) => phone);
const buyerPhones = async () =>
  (await get<SoldTicketPage>(organizer, `/tickets/sold/?event=${event}`)).results.map(
    ({ buyer_phone }) => buyer_phone,
  );

describe('a phone number given with an order', () => {
  it('reaches the organizer in E.164, from JSON and from a form', async () => {
    expect((await purchase({ phone: TYPED })).statusCode).toBe(201);
    const form = formOf({ event_id: String(event), ticket_type: 'STANDARD', phone: TYPED });
    await api.call({
      as: buyer,
      method: 'POST',
      url: '/api/tickets/purchase/',
      payload: form.payload,
      headers: form.headers,
    });
    expect(await phones()).toEqual([PHONE, PHONE]);
    expect(await buyerPhones()).toEqual([PHONE, PHONE]);
  });

  it.each([
    ['absent', {}],
    ['empty', { phone: '' }],
    ['blank', { phone: '  ' }],
  ])('is optional: %s', async (_what, more) => {
    expect((await purchase(more)).statusCode).toBe(201);
    expect(await phones()).toEqual([null]);
    expect(await buyerPhones()).toEqual([null]);
  });

  it.each(['12345', 'none of your business', '+234 803'])(
    'is refused at its field if it is %p, and nothing is booked',
    async (phone) => {
      const response = await purchase({ phone });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({
        phone: [
          'Please enter a valid phone number, such as 0803 123 4567. Outside Nigeria, start with + and the country code.',
        ],
      });
      expect(await phones()).toEqual([]);
    },
  );

  it('is the buyer’s: it stands beside no other attendee', async () => {
    const attendees = [
      { name: 'Ada Buyer', email: buyer.email.toUpperCase() },
      { name: 'Dami Eze', email: 'dami@example.test' },
    ];
    await purchase({ phone: TYPED, quantity: 3, attendees });
    const listed = await get<Attendee[]>(organizer, `/events/${event}/attendees/`);
    expect(listed.map(({ email, phone }) => [email.toLowerCase(), phone])).toEqual(
      expect.arrayContaining([
        [buyer.email, PHONE],
        ['dami@example.test', null],
      ]),
    );
    expect(listed.filter(({ phone }) => phone)).toHaveLength(2);
    expect(await buyerPhones()).toEqual([PHONE, PHONE, PHONE]);
  });

  it('does not go with a ticket to its next owner', async () => {
    const bought = (await purchase({ phone: TYPED })).json<{ id: number }>();
    const next = await makeUser(api.db);
    await api.db
      .updateTable('tickets')
      .set({ user_id: next.id })
      .where('id', '=', bought.id)
      .execute();
    expect(await phones()).toEqual([null]);
    expect(JSON.stringify(await get(next, '/tickets/'))).not.toContain(PHONE);
  });

  it('is shown to nobody else’s organizer, and not in the answer of the purchase', async () => {
    const response = await purchase({ phone: TYPED });
    expect(response.body).not.toContain(PHONE);
    const other = await makeUser(api.db, 'ORGANIZER');
    const url = `/api/events/${event}/attendees/`;
    expect((await api.call({ as: other, method: 'GET', url })).statusCode).toBe(403);
  });

  it('is in the buyer’s own data, and erased with the account', async () => {
    await purchase({ phone: TYPED });
    expect(await get(buyer, '/auth/export/')).toMatchObject({ orders: [{ phone: PHONE }] });
    await api.call({
      as: buyer,
      method: 'DELETE',
      url: '/api/auth/profile/',
      payload: { password: PASSWORD },
    });
    expect(await buyerPhones()).toEqual([null]);
    const ofBuyer = await api.db
      .selectFrom('orders')
      .select('phone')
      .where('user_id', '=', buyer.id)
      .execute();
    expect(ofBuyer).toEqual([{ phone: null }]);
  });

  it('is never logged, accepted or refused', async () => {
    await purchase({ phone: TYPED });
    await purchase({ phone: '0803 123' });
    await purchase({ phone: TYPED, event_id: 999_999 });
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join('')).not.toMatch(/0803|8031234567/);
  });
});
