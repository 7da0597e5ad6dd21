import { sql } from 'kysely';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { makeTestOrders } from '../../testing/testOrders';
import type { OrdersService } from './orders-service';

let database: TestDatabase;
let orders: OrdersService;
let organizer: TestUser;
let holder: TestUser;
beforeAll(async () => {
  database = await openTestDatabase();
  orders = makeTestOrders(database.db);
  organizer = await makeUser(database.db, 'ORGANIZER');
  holder = await makeUser(database.db);
});
afterAll(() => database.close());

const buy = (buyer: TestUser, event_id: number, quantity = 1) =>
  orders.purchase(buyer, { event_id, ticket_type: 'STANDARD', quantity }, null);

/** An event all of whose seats are held by one buyer. */
async function heldEvent(): Promise<number> {
  const eventId = await makeEvent(database.db, { organizer, capacity: 2, priceKobo: 5000 });
  await buy(holder, eventId, 2);
  return eventId;
}

/** Runs `work` while somebody else has the event's row locked. */
async function whileLocked<T>(eventId: number, work: () => Promise<T>): Promise<T> {
  return database.db.transaction().execute(async (trx) => {
    await sql`SELECT FROM events WHERE id = ${eventId} FOR UPDATE`.execute(trx);
    return work();
  });
}

test('a buyer who comes too late is told so without waiting for the event’s lock', async () => {
  const eventId = await heldEvent();
  const late = await makeUser(database.db);
  await whileLocked(eventId, async () => {
    await expect(buy(late, eventId)).rejects.toMatchObject({ status: 409, code: 'sold_out' });
  });
});

test('a buyer who wants more than are left is told how many without waiting', async () => {
  const eventId = await makeEvent(database.db, { organizer, capacity: 3, priceKobo: 5000 });
  await buy(holder, eventId, 2);
  const late = await makeUser(database.db);
  await whileLocked(eventId, async () => {
    await expect(buy(late, eventId, 2)).rejects.toMatchObject({
      code: 'not_enough_seats',
      message: 'Only one of these tickets is left.',
    });
  });
});

test('seats whose hold is over go to the next buyer, although the counter says that all are taken', async () => {
  const eventId = await heldEvent();
  await sql`UPDATE orders SET expires_at = now() - interval '1 second' WHERE event_id = ${eventId}`.execute(
    database.db,
  );
  const next = await makeUser(database.db);
  await expect(buy(next, eventId)).resolves.toMatchObject({ order: { status: 'HELD' } });
});

test('the buyer who holds the last seats gets their own order back', async () => {
  const eventId = await heldEvent();
  const again = await buy(holder, eventId, 2);
  expect(again.order.status).toBe('HELD');
});
