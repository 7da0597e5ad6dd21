import { createHash, createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { sql } from 'kysely';
import { makeEvent, makeUser, type TestUser } from '../testing/builders';
import { gateCalls, gateHeaders } from '../testing/gateCalls';
import { get, send } from '../testing/requests';
import { startTestApp, type TestApp } from '../testing/testApp';
import type { DoorList, DoorPage, PagedDoorList, SignedDoorList } from './door-list-schemas';

/** Three pages. */
const TICKETS = 250;

let api: TestApp;
let gate: ReturnType<typeof gateCalls>;
let organizer: TestUser;
let buyer: TestUser;
let eventId: number;
let numbers: string[];

beforeAll(async () => {
  api = await startTestApp({ env: { RATE_LIMIT_PURCHASE: '0' } });
  gate = gateCalls(api);
  organizer = await makeUser(api.db, 'ORGANIZER');
  buyer = await makeUser(api.db);
});
beforeEach(async () => {
  eventId = await makeEvent(api.db, { organizer });
  numbers = await sell(eventId);
});
afterAll(() => api.close());

async function sell(event: number): Promise<string[]> {
  const first = await gate.ticketFor(buyer, event);
  await sql`
    INSERT INTO tickets (order_id, event_id, ticket_type_id, user_id, ticket_number, status)
    SELECT order_id, event_id, ticket_type_id, user_id, 'TKT-' || event_id || '-' || n, 'VALID'
    FROM tickets, generate_series(2, ${TICKETS}) n WHERE ticket_number = ${first}`.execute(api.db);
  return [first, ...Array.from({ length: TICKETS - 1 }, (_, n) => `TKT-${event}-${n + 2}`)];
}

const number = (place: number) => numbers[place] ?? '';

/** A device at the door: it keeps its pages and asks for the others, by the session or by a link. */
function makeDevice(read = (path: string) => api.call({ as: organizer, ...get(path) }), url = '') {
  let held = new Map<string, string>();
  return {
    /** How many pages came; what the device has then is `list`. */
    async poll(have = [...held.keys()].join(',')) {
      const path = url || `/events/${eventId}/door/`;
      const answer = await read(`${path}?have=${have}`);
      if (answer.statusCode !== 200) return { status: answer.statusCode, came: 0, list: null };
      const { list: text, signature, pages = {} } = answer.json<SignedDoorList>();
      const { pages: versions, ...head } = JSON.parse(text) as PagedDoorList;
      const key = createPublicKey({ key: head.key as JsonWebKey, format: 'jwk' });
      expect(verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))).toBe(true);
      for (const [version, page] of Object.entries(pages)) {
        const digest = createHash('sha256').update(page).digest('base64url');
        expect(digest.slice(0, 12)).toBe(version);
      }
      held = new Map(
        versions.map((version) => [version, pages[version] ?? held.get(version) ?? '']),
      );
      const parts = [...held.values()].map((page) => JSON.parse(page) as DoorPage);
      const list: DoorList = {
        ...head,
        tickets: parts.flatMap(({ tickets }) => tickets),
        transferred_numbers: parts.flatMap((page) => page.transferred_numbers),
      };
      return { status: 200, came: Object.keys(pages).length, list };
    },
  };
}

const wholeList = async () => {
  const { list } = (
    await api.call({ as: organizer, ...get(`/events/${eventId}/door/`) })
  ).json<SignedDoorList>();
  return JSON.parse(list) as DoorList;
};

/** Polls, and expects what the whole list says. */
async function expectUpToDate(device: ReturnType<typeof makeDevice>, pages: number) {
  const { came, list } = await device.poll();
  const whole = await wholeList();
  expect(list).toEqual({ ...whole, taken_at: list?.taken_at });
  expect(came).toBe(pages);
  return whole;
}

const change = (place: number, set: object) =>
  api.db.updateTable('tickets').set(set).where('ticket_number', '=', number(place)).execute();

describe('a device that holds pages of the list', () => {
  it('gets all of them first, then none while nothing changes', async () => {
    const device = makeDevice();
    const { tickets } = await expectUpToDate(device, 3);
    expect(tickets).toHaveLength(TICKETS);
    await expectUpToDate(device, 0);
  });

  it('gets the page of a guest who came in, and of one who was taken back', async () => {
    const device = makeDevice();
    await device.poll();
    const payload = { ticket_number: number(0), event_id: eventId };
    await api.call({ as: organizer, ...send('POST', '/tickets/check_in/', payload) });
    await expectUpToDate(device, 1);
    await api.call({ as: organizer, ...send('POST', '/tickets/undo_check_in/', payload) });
    await expectUpToDate(device, 1);
  });

  it('gets a change that is committed after a later one was sent', async () => {
    const device = makeDevice();
    await device.poll();
    const slow = await api.db.startTransaction().execute();
    await slow
      .updateTable('tickets')
      .set({ holder_name: 'Slow' })
      .where('ticket_number', '=', number(20))
      .execute();
    await change(220, { holder_name: 'Fast' });
    await expectUpToDate(device, 1);
    await slow.commit().execute();
    const { tickets } = await expectUpToDate(device, 1);
    expect(tickets[20]?.name).toBe('Slow');
  });

  it('gets a ticket with a lower id that is committed after one with a higher id', async () => {
    const device = makeDevice();
    await device.poll();
    const copyOf = sql<{ ticket_number: string }>`
      INSERT INTO tickets (order_id, event_id, ticket_type_id, user_id, ticket_number, status)
      SELECT order_id, event_id, ticket_type_id, user_id, 'TKT-' || gen_random_uuid(), 'VALID'
      FROM tickets WHERE ticket_number = ${number(0)} RETURNING ticket_number`;
    const slow = await api.db.startTransaction().execute();
    await copyOf.execute(slow);
    await copyOf.execute(api.db);
    await expectUpToDate(device, 1);
    await slow.commit().execute();
    expect((await expectUpToDate(device, 1)).tickets).toHaveLength(TICKETS + 2);
  });

  it('loses a ticket that is gone, and sees one that was cancelled', async () => {
    const device = makeDevice();
    await device.poll();
    await change(3, { status: 'CANCELLED' });
    await expectUpToDate(device, 1);
    await api.db.deleteFrom('tickets').where('ticket_number', '=', number(249)).execute();
    const { tickets } = await expectUpToDate(device, 1);
    expect(tickets.map((each) => each.ticket_number)).not.toContain(number(249));
  });

  it('sees disputed payments and new names of holders, which aren’t in the tickets', async () => {
    const device = makeDevice();
    await device.poll();
    await api.db.updateTable('orders').set({ suspended_at: new Date() }).execute();
    const { tickets } = await expectUpToDate(device, 3);
    expect(tickets.every(({ on_hold }) => on_hold)).toBe(true);
    await api.db
      .updateTable('users')
      .set({ last_name: 'Married' })
      .where('id', '=', buyer.id)
      .execute();
    await expectUpToDate(device, 3);
    await api.db.updateTable('orders').set({ suspended_at: null }).execute();
  });

  it('learns of rules, gates and their ticket types without a page', async () => {
    const device = makeDevice();
    await device.poll();
    const setUp = `/events/${eventId}/door/setup/`;
    await api.call({ as: organizer, ...send('PATCH', setUp, { has_reentry: true }) });
    await api.call({
      as: organizer,
      ...send('POST', `/events/${eventId}/gates/`, { name: 'North', ticket_types: ['VIP'] }),
    });
    const { rules, gates } = await expectUpToDate(device, 0);
    expect(rules.has_reentry).toBe(true);
    expect(gates).toMatchObject([{ name: 'North', ticket_types: ['VIP'] }]);
  });

  it('gets pages with photos once they are checked, and without when not any more', async () => {
    const device = makeDevice();
    await change(120, { custom_image: '/api/media/tickets/one.webp' });
    await device.poll();
    const check = (checks_photos: boolean) =>
      api.call({
        as: organizer,
        ...send('PATCH', `/events/${eventId}/door/setup/`, { checks_photos }),
      });
    await check(true);
    expect((await expectUpToDate(device, 1)).tickets[120]?.photo).toBeDefined();
    await check(false);
    expect((await expectUpToDate(device, 1)).tickets[120]?.photo).toBeUndefined();
  });

  it('refuses a transferred ticket’s old number', async () => {
    const device = makeDevice();
    await device.poll();
    const { id } = await api.db
      .selectFrom('tickets')
      .select('id')
      .where('ticket_number', '=', number(42))
      .executeTakeFirstOrThrow();
    await api.db
      .insertInto('ticket_transfers')
      .values({
        ...{ ticket_id: id, from_user_id: buyer.id, status: 'ACCEPTED', old_number: number(42) },
        ...{ to_name: 'Chi', to_email: 'chi@example.test', link: Buffer.alloc(16, 7) },
        ...{ offered_at: new Date(), expires_at: new Date(), ended_at: new Date() },
      })
      .execute();
    await change(42, { ticket_number: `TKT-${eventId}-NEW` });
    const { transferred_numbers: old } = await expectUpToDate(device, 1);
    expect(old).toEqual([number(42)]);
  });

  it('gets everything if what it names is unknown, or isn’t a version', async () => {
    const device = makeDevice();
    await device.poll();
    expect((await device.poll('AAAAAAAAAAAA,,ẹ,x'.repeat(9))).came).toBe(3);
    expect((await device.poll('x'.repeat(8_001))).status).toBe(400);
  });

  it('may be at another event’s door, too: pages are only its own', async () => {
    const here = makeDevice();
    await here.poll();
    eventId = await makeEvent(api.db, { organizer });
    numbers = await sell(eventId);
    await expectUpToDate(here, 3);
  });

  it('with a gate link gets changes like the team’s, until the link ends', async () => {
    const link = await gate.make(organizer, eventId);
    const { token, secret } = await gate.start(link.token);
    const read = (path: string) => api.call({ ...get(path), headers: gateHeaders(token, secret) });
    const device = makeDevice(read, '/gate/door/');
    expect((await device.poll()).came).toBe(3);
    await change(99, { checked_in_at: new Date() });
    expect(await device.poll()).toMatchObject({ came: 1, list: { gate_id: expect.any(Number) } });
    await gate.change(organizer, eventId, link.id, 'revoke');
    expect((await device.poll()).status).toBe(410);
  });

  it('gets nothing more for a place in the team that is lost', async () => {
    const member = await makeUser(api.db);
    await api.db
      .insertInto('team_members')
      .values({ role: 'DOOR', event_ids: null, team_id: organizer.id, user_id: member.id })
      .execute();
    const device = makeDevice((path) => api.call({ as: member, ...get(path) }));
    expect((await device.poll()).came).toBe(3);
    await api.db.deleteFrom('team_members').where('user_id', '=', member.id).execute();
    expect((await device.poll()).status).toBe(403);
  });
});
