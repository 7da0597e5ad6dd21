import { sql, type Kysely } from 'kysely';
import { findEvents, listCities } from '../../events/events-repository';
import type { Database } from '../../platform/database/schema';
import { findKeys } from '../../platform/http/idempotency-repository';
import { addCalls } from '../../platform/http/rate-limits-repository';
import { findSessions } from '../../platform/security/open-sessions-repository';
import { makeEvent, makeUser } from '../../testing/builders';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { holdsMayEnd } from '../orders/orders-repository';
import { prepareOrders } from '../orders/prepared-orders';
import { ticketsToSend } from '../orders/ticket-mails-repository';
import { listTickets } from './tickets-repository';

const PEOPLE = 5_000;
let database: TestDatabase;
let eventId: number;

beforeAll(async () => {
  // Statements are prepared and counted per connection.
  database = await openTestDatabase({ maxConnections: 1 });
  const { db } = database;
  const organizer = await makeUser(db, 'ORGANIZER');
  eventId = Number(await makeEvent(db, { organizer }));
  await sql`INSERT INTO users (email, username, first_name, last_name, role)
    SELECT 'p' || n || '@example.test', 'p' || n, 'Ada', 'Obi', 'ATTENDEE'
    FROM generate_series(1, ${PEOPLE}::int) n`.execute(db);
  await sql`INSERT INTO idempotency_keys (user_id, key, fingerprint, begun_at)
    SELECT id, 'key', '', now() FROM users`.execute(db);
  await sql`ANALYZE`.execute(db);
});
afterAll(() => database.close());

function findKey(db: Kysely<Database>, userId: number) {
  const key = { userId, key: 'k', fingerprint: Buffer.alloc(32) };
  return findKeys(db, [key], new Date('2026-05-04'));
}

const asks: [string, (db: Kysely<Database>, userId: number) => Promise<unknown>][] = [
  ['sessions', (db, userId) => findSessions(db, [{ userId, sessionId: null }])],
  ['events', (db) => findEvents(db, [eventId])],
  ['cities', (db) => listCities(db, new Date('2026-05-04'))],
  ['keys', findKey],
  ['calls', (db, userId) => addCalls(db, [{ key: `0${userId % 10}`, seconds: 60 }])],
  [
    'offers',
    (db, buyerId) => prepareOrders(db, [{ eventId, kind: 'STANDARD', quantity: 1, buyerId }]),
  ],
  [
    'tickets to mail',
    (db, ownerId) => db.transaction().execute((trx) => ticketsToSend(trx, 1, { ownerId })),
  ],
  ['holds', (db, userId) => holdsMayEnd(db, { eventId, userId, now: new Date('2026-05-04') })],
  ['tickets', (db, userId) => listTickets(db, { userId, now: new Date('2026-05-04'), limit: 101 })],
];

const plans = async () => {
  const { rows } = await sql<{ statement: string; custom_plans: number; generic_plans: number }>`
    SELECT statement, custom_plans, generic_plans FROM pg_prepared_statements
    WHERE statement ~ 'AS asked|AS arrived|planned once'`.execute(database.db);
  return rows;
};

test.each(asks)('is asked often, so it isn’t planned each time: %s', async (_what, ask) => {
  const known = (await plans()).map(({ statement }) => statement);
  for (let userId = 2; userId < 30; userId += 1) await ask(database.db, userId);
  const added = (await plans()).filter(({ statement }) => !known.includes(statement));
  expect(added).toMatchObject([{ custom_plans: 5, generic_plans: 23 }]);
});
