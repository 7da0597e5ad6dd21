import { sql } from 'kysely';
import { systemClock } from '../../clock';
import { ApiError } from '../../http/errors';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { FolderStore } from '../media/image-store';
import { MediaService } from '../media/media-service';
import { OrdersService, type OrdersOptions } from './orders-service';

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
async function race(options: Pick<OrdersOptions, 'sellAtOnce' | 'guardSeats'>) {
  const { db } = database;
  const event = await makeEvent(db, { organizer, capacity: 1 });
  const media = new MediaService(new FolderStore('/nonexistent/media'));
  const orders = new OrdersService(db, media, systemClock, options);
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
  const AT_ONCE = { sellAtOnce: true };
  const UNDER_LOCK = { sellAtOnce: false };

  it.each([
    ['by the statement that takes a seat only if there is one', AT_ONCE],
    ['under the lock', UNDER_LOCK],
  ])('is sold exactly once %s', async (_way, options) => {
    const { tickets, refusals } = await race(options);
    expect(tickets).toBe(1);
    expect(refusals).toHaveLength(BUYERS - 1);
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(ApiError);
      expect(refusal).toMatchObject({ code: 'sold_out' });
    }
  });

  it('is oversold without both, once the constraint behind them is gone too', async () => {
    const { db } = database;
    await sql`ALTER TABLE events DROP CONSTRAINT events_taken_within_capacity`.execute(db);
    expect((await race({ ...AT_ONCE, guardSeats: false })).tickets).toBeGreaterThan(1);
    // Each alone is enough; the constraint is one more wall, not a crutch.
    expect((await race({ ...AT_ONCE, guardSeats: true })).tickets).toBe(1);
    expect((await race({ ...UNDER_LOCK, guardSeats: false })).tickets).toBe(1);
  });
});
