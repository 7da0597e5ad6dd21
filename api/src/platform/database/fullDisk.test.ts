import { sql } from 'kysely';
import { makeEvent, makeUser } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/testApp';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

/** Answers each new order as PostgreSQL does when its disk is full. */
const fillDisk = sql`
  CREATE FUNCTION fill_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full';
  END $$;
  CREATE TRIGGER fill_disk BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION fill_disk();`;
const freeDisk = sql`DROP FUNCTION fill_disk() CASCADE`;

it.each([
  ['a free order', 0],
  ['an order to be paid', 500_000],
])(
  'a full disk refuses %s for now, takes no seat, and is forgotten once it has room',
  async (_what, priceKobo) => {
    const eventId = await makeEvent(api.db, {
      organizer: await makeUser(api.db, 'ORGANIZER'),
      priceKobo,
    });
    const buyer = await makeUser(api.db);
    const buy = () =>
      api.call({
        ...{ as: buyer, method: 'POST', url: '/api/tickets/purchase/' },
        payload: { event_id: eventId, ticket_type: 'STANDARD' },
      });
    await fillDisk.execute(api.db);
    const refused = await buy();
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBeDefined();
    const { statusCode } = await api.inject({ method: 'GET', url: `/api/events/${eventId}/` });
    expect(statusCode).toBe(200);

    await freeDisk.execute(api.db);
    expect((await buy()).statusCode).toBe(201);
    const event = await api.db
      .selectFrom('events')
      .select('taken')
      .where('id', '=', eventId)
      .execute();
    expect(event).toEqual([{ taken: 1 }]);
  },
);
