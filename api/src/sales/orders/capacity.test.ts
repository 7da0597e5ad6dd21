import { sql } from 'kysely';
import { DEFAULT_FEE_TERMS } from '../../platform/fees';
import type { TicketType } from '../../platform/limits';
import { ApiError } from '../../platform/http/errors';
import { randomFrom } from '../../seed/random';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { makeTestOrders } from '../../testing/testOrders';
import { judgeOffer, planOrder } from './order-plan';
import { newTicketNumber } from './ticket-number';
import { insertOrder, readOffer, reserveIds } from './offer-repository';

const HOUR = 3_600_000;
const CAPACITY = 12;
const VIP_QUOTA = 4;

let database: TestDatabase;
let organizer: TestUser;
let buyers: TestUser[];
beforeAll(async () => {
  database = await openTestDatabase();
  organizer = await makeUser(database.db, 'ORGANIZER');
  buyers = await Promise.all(Array.from({ length: 5 }, () => makeUser(database.db)));
});
afterAll(() => database.close());

/** The counters and the rows they count. */
async function seatsOf(eventId: number) {
  const { rows } = await sql<{
    counted: number;
    capacity: number;
    paid_or_held: number;
    vip_counted: number;
    vip_rows: number;
  }>`
    SELECT e.taken AS counted, e.capacity,
      (SELECT count(*) FROM tickets t JOIN orders o ON o.id = t.order_id
        WHERE t.event_id = e.id AND t.status <> 'CANCELLED' AND o.status IN ('PAID', 'HELD')) AS paid_or_held,
      (SELECT taken FROM ticket_types WHERE event_id = e.id AND kind = 'VIP') AS vip_counted,
      (SELECT count(*) FROM tickets t JOIN ticket_types y ON y.id = t.ticket_type_id
        WHERE t.event_id = e.id AND y.kind = 'VIP' AND t.status <> 'CANCELLED') AS vip_rows
    FROM events e WHERE e.id = ${eventId}`.execute(database.db);
  const [seats] = rows;
  if (!seats) throw new Error('The event is gone');
  return seats;
}

it.each(['a', 'b', 'c', 'd', 'e', 'f'])(
  'seats paid and held stay within capacity, and the counters equal the rows, at every step (sequence %s)',
  async (seed) => {
    const random = randomFrom(`capacity ${seed}`);
    const begin = Date.parse('2026-05-01T00:00:00Z');
    let now = begin;
    const eventId = await makeEvent(database.db, {
      organizer,
      capacity: CAPACITY,
      priceKobo: random.chance(0.5) ? 0 : 5000,
      start: new Date(begin + 400 * HOUR),
      types: [{ kind: 'VIP', priceKobo: 9000, quota: VIP_QUOTA }],
    });
    const orders = makeTestOrders(database.db, () => new Date(now));

    for (let step = 0; step < 15; step += 1) {
      const attempts = Array.from({ length: random.whole(1, 4) }, () =>
        orders.purchase(
          random.pick(buyers),
          {
            event_id: eventId,
            ticket_type: random.pick<TicketType>(['STANDARD', 'STANDARD', 'VIP']),
            quantity: random.whole(1, 4),
          },
          null,
        ),
      );
      for (const outcome of await Promise.allSettled(attempts)) {
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ApiError);
      }
      now += random.pick([1, 2, 6, 13]) * HOUR;

      const seats = await seatsOf(eventId);
      expect(seats.paid_or_held).toBeLessThanOrEqual(CAPACITY);
      expect(seats.counted).toBe(seats.paid_or_held);
      expect(seats.vip_counted).toBe(seats.vip_rows);
      expect(seats.vip_rows).toBeLessThanOrEqual(VIP_QUOTA);
    }
  },
);

it('the database itself rejects overselling', async () => {
  const eventId = await makeEvent(database.db, { organizer, capacity: 1 });
  const overbook = database.db
    .updateTable('events')
    .set({ taken: 2 })
    .where('id', '=', eventId)
    .execute();
  await expect(overbook).rejects.toThrow('events_taken_within_capacity');
});

it('an event edited after it was read is not sold', async () => {
  const eventId = await makeEvent(database.db, { organizer, capacity: 3, priceKobo: 5000 });
  const request = {
    userId: organizer.id,
    payload: { event_id: eventId, ticket_type: 'STANDARD' as const },
    ticketNumbers: [newTicketNumber()],
    image: null,
    phone: null,
    holdMs: HOUR,
    fees: DEFAULT_FEE_TERMS,
    now: new Date(),
  };
  const offer = judgeOffer(
    await readOffer(database.db, eventId, 'STANDARD', request.userId),
    request,
  );
  const plan = planOrder(offer, request, await reserveIds(database.db, 1));
  const sell = () => insertOrder(database.db, plan);
  expect(await sell()).toBe(true);

  await database.db
    .updateTable('events')
    .set({ updated_at: new Date(Date.now() + 1) })
    .where('id', '=', eventId)
    .execute();
  expect(await sell()).toBe(false);
  expect((await seatsOf(eventId)).counted).toBe(1);
});
