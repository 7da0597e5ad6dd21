import { sql, type Kysely } from 'kysely';
import { DEFAULT_FEE_TERMS } from '../../platform/fees';
import type { Database, Queryable } from '../../platform/database/schema';
import { ApiError, ConflictError } from '../../platform/http/errors';
import { HOLD_DURATION_MS } from '../../platform/limits';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { makeTestOrders } from '../../testing/testOrders';
import { sellUnderLock } from './place-order';
import { lockForOrder, readOffer } from './offer-repository';
import { newTicketNumber } from './ticket-number';

const BUYERS = 50;

let database: TestDatabase;
let organizer: TestUser;
let buyers: TestUser[];
beforeAll(async () => {
  database = await openTestDatabase({ maxConnections: BUYERS });
  const { db } = database;
  organizer = await makeUser(db, 'ORGANIZER');
  buyers = await Promise.all(Array.from({ length: BUYERS }, () => makeUser(db)));
});
afterAll(() => database.close());

type Buy = (db: Kysely<Database>, buyer: TestUser, event: number) => Promise<unknown>;

/** The regular purchase: a statement that takes a seat only if there is one, then the attempt under the lock. */
const purchase: Buy = (db, buyer, event) => {
  const payload = { event_id: event, ticket_type: 'STANDARD' as const };
  return makeTestOrders(db).purchase(buyer, payload, null);
};

const purchaseUnderLock: Buy = (db, buyer, event) => {
  const request = {
    userId: buyer.id,
    payload: { event_id: event, ticket_type: 'STANDARD' as const },
    ticketNumbers: [newTicketNumber()],
    image: null,
    phone: null,
    holdMs: HOLD_DURATION_MS,
    fees: DEFAULT_FEE_TERMS,
    now: new Date(),
  };
  return sellUnderLock(db, request, true);
};

/** Checks for a seat, then takes it with an unconditional statement. */
async function takeUnguarded(db: Queryable, event: number): Promise<void> {
  const { event: seen } = await readOffer(db, event, 'STANDARD', 0);
  if (!seen || seen.taken >= seen.capacity) throw new ConflictError('sold_out', 'Sold out.');
  await sql`UPDATE events SET taken = taken + 1 WHERE id = ${event}`.execute(db);
}

const takeUnguardedUnderLock: Buy = (db, _buyer, event) =>
  db.transaction().execute(async (trx) => {
    await lockForOrder(trx, event, 'STANDARD');
    await takeUnguarded(trx, event);
  });

/** Fifty buyers go for the last seat at once; resolves with the sales and the refusals. */
async function race(buy: Buy) {
  const { db } = database;
  const event = await makeEvent(db, { organizer, capacity: 1 });
  const outcomes = await Promise.allSettled(buyers.map((buyer) => buy(db, buyer, event)));
  const tickets = await db
    .selectFrom('tickets')
    .select('id')
    .where('event_id', '=', event)
    .where('status', '<>', 'CANCELLED')
    .execute();
  const { taken } = await db
    .selectFrom('events')
    .select('taken')
    .where('id', '=', event)
    .executeTakeFirstOrThrow();
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  );
  return { tickets: tickets.length, taken, refusals };
}

describe('the last seat, wanted by fifty at once', () => {
  it.each([
    ['by the statement that takes a seat only if there is one', purchase],
    ['under the lock', purchaseUnderLock],
  ])('is sold exactly once %s', async (_way, buy) => {
    const { tickets, taken, refusals } = await race(buy);
    expect(tickets).toBe(1);
    expect(taken).toBe(1);
    expect(refusals).toHaveLength(BUYERS - 1);
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(ApiError);
      expect(refusal).toMatchObject({ code: 'sold_out' });
    }
  });

  it('is oversold without both, if the constraint is removed too', async () => {
    const { db } = database;
    await sql`ALTER TABLE events DROP CONSTRAINT events_taken_within_capacity`.execute(db);
    const unguarded = await race((pool, _buyer, event) => takeUnguarded(pool, event));
    expect(unguarded.taken).toBeGreaterThan(1);
    // Either guard suffices; the constraint is only a further safeguard.
    expect((await race(purchase)).tickets).toBe(1);
    expect((await race(takeUnguardedUnderLock)).taken).toBe(1);
  });
});
