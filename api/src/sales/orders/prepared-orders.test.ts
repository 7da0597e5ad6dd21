import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { prepareOrders } from './prepared-orders';

let database: TestDatabase;
let organizer: TestUser;
beforeAll(async () => {
  database = await openTestDatabase();
  organizer = await makeUser(database.db, 'ORGANIZER');
});
afterAll(() => database.close());

it('reads the offer of each order in its place: same events, other types, none', async () => {
  const types = [{ kind: 'VIP' as const, priceKobo: 900_000, quota: 3 }];
  const talk = await makeEvent(database.db, { organizer, title: 'Talk', priceKobo: 100, types });
  const meetup = await makeEvent(database.db, { organizer, title: 'Meetup', priceKobo: 200 });
  const buyerId = (await makeUser(database.db)).id;
  const asked = [
    { eventId: meetup, kind: 'STANDARD', quantity: 1, buyerId },
    { eventId: 999_999, kind: 'STANDARD', quantity: 1, buyerId },
    { eventId: talk, kind: 'VIP', quantity: 2, buyerId },
    { eventId: meetup, kind: 'VIP', quantity: 1, buyerId },
    { eventId: talk, kind: 'STANDARD', quantity: 10, buyerId },
    { eventId: talk, kind: 'VIP', quantity: 1, buyerId },
  ] as const;
  const prepared = await prepareOrders(database.db, [...asked]);
  expect(
    prepared.map(({ offered: { event, type } }) => [event?.title, type?.kind, type?.price_kobo]),
  ).toEqual([
    ['Meetup', 'STANDARD', 200],
    [undefined, undefined, undefined],
    ['Talk', 'VIP', 900_000],
    ['Meetup', undefined, undefined],
    ['Talk', 'STANDARD', 100],
    ['Talk', 'VIP', 900_000],
  ]);
  expect(prepared.map(({ ids }) => ids.ticketIds.length)).toEqual([1, 1, 2, 1, 10, 1]);
});

it('gives no two orders the same ids', async () => {
  const asked = { eventId: 1, kind: 'STANDARD', quantity: 3, buyerId: 1 } as const;
  const both = await Promise.all([
    prepareOrders(database.db, [asked, asked]),
    prepareOrders(database.db, [asked]),
  ]);
  const ids = both.flat().map((prepared) => prepared.ids);
  expect(new Set(ids.map(({ orderId }) => orderId)).size).toBe(3);
  expect(new Set(ids.flatMap(({ ticketIds }) => ticketIds)).size).toBe(9);
});
