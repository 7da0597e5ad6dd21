import { join } from 'node:path';
import { sql } from 'kysely';
import { systemClock } from '../../clock';
import { ApiError } from '../../http/errors';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { MediaService } from '../media/media-service';
import { OrdersService } from './orders-service';

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

/** Fifty buyers reach for the last seat at the same moment; answers who got it and what the others were told. */
async function race(lockSeats: boolean) {
  const { db } = database;
  const event = await makeEvent(db, { organizer, capacity: 1 });
  const media = new MediaService(join('/nonexistent', 'media'));
  const orders = new OrdersService(db, media, systemClock, { lockSeats });
  const payload = { event_id: event, ticket_type: 'STANDARD' as const };
  const outcomes = await Promise.allSettled(
    buyers.map((buyer) => orders.purchase(buyer, payload, null)),
  );
  const tickets = await db
    .selectFrom('tickets')
    .select('id')
    .where('event_id', '=', event)
    .where('status', '<>', 'CANCELLED')
    .execute();
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  );
  return { tickets: tickets.length, refusals };
}

describe('the last seat, wanted by fifty at once', () => {
  it('is sold exactly once with the lock', async () => {
    const { tickets, refusals } = await race(true);
    expect(tickets).toBe(1);
    expect(refusals).toHaveLength(BUYERS - 1);
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(ApiError);
      expect(refusal).toMatchObject({ code: 'sold_out' });
    }
  });

  it('is oversold without the lock, once the constraint behind it is gone too', async () => {
    const { db } = database;
    await sql`ALTER TABLE events DROP CONSTRAINT events_taken_within_capacity`.execute(db);
    expect((await race(false)).tickets).toBeGreaterThan(1);
    // The lock alone is enough; the constraint is a second wall, not a crutch.
    expect((await race(true)).tickets).toBe(1);
  });
});
