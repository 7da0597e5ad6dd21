import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { startTestPayments, type TestPayments } from '../../testing/testPayments';
import { HOLD_DURATION_MS } from '../../platform/limits';

let shop: TestPayments;
let organizer: TestUser;
let buyer: TestUser;
beforeAll(async () => {
  shop = await startTestPayments();
  organizer = await makeUser(shop.api.db, 'ORGANIZER');
});
beforeEach(async () => {
  buyer = await makeUser(shop.api.db, 'ATTENDEE', { isVerified: false });
});
afterAll(() => shop.close());
afterEach(() => {
  shop.api.clock.now = null;
});

const expensive = (options = {}) =>
  makeEvent(shop.api.db, { organizer, priceKobo: 5_000_000, capacity: 500, ...options });
const ask = (event_id: number, quantity: number, ticket_type = 'STANDARD', as = buyer) =>
  shop.api.call({
    as,
    method: 'POST',
    url: '/api/tickets/purchase/',
    payload: { event_id, ticket_type, quantity },
  });
const statusesOf = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).sort();
const takenOf = async (id: number) =>
  (
    await shop.api.db
      .selectFrom('events')
      .select('taken')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).taken;

it('a new account that reaches for 200 seats at once gets 10', async () => {
  const event = await expensive();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(event, 10)));
  expect(statusesOf(answers)).toEqual([201, ...Array<number>(19).fill(409)]);
  expect(await takenOf(event)).toBe(10);
});

it('20 purchases of one seat at once make 10 unpaid seats', async () => {
  const event = await expensive();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(event, 1)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
  expect(await takenOf(event)).toBe(10);
});

it('the limit counts over orders and ticket types, and says what to do', async () => {
  const event = await expensive({ types: [{ kind: 'VIP', priceKobo: 9_000_000 }] });
  await shop.buy(buyer, event, 6);
  const refused = await ask(event, 5, 'VIP');
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'too_many_unpaid_seats',
    detail:
      'You can hold up to 10 unpaid seats for an event, and you already hold 6. Pay for them or cancel them before you book more.',
  });
  expect((await ask(event, 4, 'VIP')).statusCode).toBe(201);
});

it('the limit is each account’s and each event’s own', async () => {
  const [one, other] = [await expensive(), await expensive()];
  const rival = await makeUser(shop.api.db);
  await shop.buy(buyer, one, 10);
  expect((await ask(other, 10)).statusCode).toBe(201);
  expect((await ask(one, 10, 'STANDARD', rival)).statusCode).toBe(201);
});

it('free tickets are paid, so they do not count', async () => {
  const event = await expensive({ priceKobo: 0 });
  await shop.buy(buyer, event, 10);
  expect((await ask(event, 10)).statusCode).toBe(201);
});

it('whoever holds ten unpaid seats can still book free ones, also once somebody’s hold has to end for them', async () => {
  const rival = await makeUser(shop.api.db);
  const types = [{ kind: 'VIP' as const, priceKobo: 0 }];
  const event = await expensive({ capacity: 20, types });
  await shop.buy(rival, event, 10);
  shop.api.clock.now = new Date(Date.now() + HOLD_DURATION_MS + 1000);
  await shop.buy(buyer, event, 10);
  expect((await ask(event, 10, 'VIP')).statusCode).toBe(201);
  expect(await takenOf(event)).toBe(20);
});

it('seats that were cancelled do not count', async () => {
  const event = await expensive();
  const { id } = await shop.buy(buyer, event, 10);
  await shop.api.call({ as: buyer, method: 'POST', url: `/api/tickets/${id}/cancel/` });
  expect((await ask(event, 10)).statusCode).toBe(201);
  expect(await takenOf(event)).toBe(10);
});

it.each([false, true])(
  'a hold whose time is up does not count, whether a payment was started (%p) or not',
  async (wasStarted) => {
    const event = await expensive();
    const { id } = await shop.buy(buyer, event, 10);
    if (wasStarted) await shop.initiate(buyer, id);
    shop.api.clock.now = new Date(Date.now() + HOLD_DURATION_MS + 1000);
    expect((await ask(event, 10)).statusCode).toBe(201);
    expect(await takenOf(event)).toBe(10);
  },
);

it('a hold lasts 30 minutes', async () => {
  const bookedAt = new Date();
  shop.api.clock.now = bookedAt;
  const { order } = await shop.buy(buyer, await expensive());
  expect(Date.parse(order.expires_at ?? '')).toBe(bookedAt.getTime() + 30 * 60_000);
});

it('a hold ends when its ticket type’s sale ends, if that is sooner', async () => {
  const endsAt = new Date(Date.now() + 10 * 60_000);
  const event = await expensive({ types: [{ kind: 'EARLY_BIRD', priceKobo: 1000, endsAt }] });
  const bought = await ask(event, 1, 'EARLY_BIRD');
  expect(bought.json<{ order: { expires_at: string } }>().order.expires_at).toBe(
    endsAt.toISOString(),
  );
});
