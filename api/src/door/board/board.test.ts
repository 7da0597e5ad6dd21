import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { makeDoor } from '..';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { gateCalls, type Device } from '../../testing/gateCalls';
import { get, send } from '../../testing/requests';
import { readSnapshot } from '../../platform/http/snapshots-repository';
import { startTestApp, type TestApp } from '../../testing/testApp';
import type { DoorConflict, DoorScan, DoorVerdict } from '../door-schemas';
import { BoardFeed } from './board-feed';
import { countBoard } from './board-repository';
import type { DoorBoard } from './board-schemas';

let api: TestApp;
let gate: ReturnType<typeof gateCalls>;
let organizer: TestUser;
let eventId: number;

beforeAll(async () => {
  api = await startTestApp({ env: { RATE_LIMIT_PURCHASE: '0' }, maxConnections: 20 });
  gate = gateCalls(api);
  organizer = await makeUser(api.db, 'ORGANIZER');
});
beforeEach(async () => {
  eventId = await makeEvent(api.db, {
    organizer,
    capacity: 1000,
    start: new Date(Date.now() + 60 * 60_000),
  });
});
afterAll(() => api.close());

const tryBoard = (seen?: string, as = organizer) =>
  api.call({ as, ...get(`/events/${eventId}/door/board/${seen ? `?seen=${seen}` : ''}`) });
const board = async (seen?: string) => (await tryBoard(seen)).json<DoorBoard>();
const ticket = () => gate.ticketFor(organizer, eventId);
const addGate = async (name: string) =>
  (await api.call({ as: organizer, ...send('POST', `/events/${eventId}/gates/`, { name }) })).json<{
    id: number;
  }>().id;

async function sync(scans: DoorScan[]): Promise<DoorVerdict[]> {
  const answer = await api.call({
    as: organizer,
    ...send('POST', `/events/${eventId}/door/sync/`, {
      device_id: randomUUID(),
      sent_at: gate.inMinutes(0),
      scans,
    }),
  });
  return answer.json<{ results: DoorVerdict[] }>().results;
}

/** Free tickets, quicker than by buying them. */
async function manyTickets(count: number): Promise<string[]> {
  const first = await ticket();
  const { rows } = await sql<{ ticket_number: string }>`
    INSERT INTO tickets (order_id, event_id, ticket_type_id, user_id, ticket_number, status)
    SELECT order_id, event_id, ticket_type_id, user_id, 'TKT-' || right('000' || event_id, 4) || '-' || right('000' || n, 4) || '-AAAA', 'VALID'
    FROM tickets, generate_series(2, ${count}) n WHERE ticket_number = ${first}
    RETURNING ticket_number`.execute(api.db);
  // Scans count as no earlier than their ticket.
  await sql`UPDATE tickets SET created_at = now() - interval '1 day' WHERE event_id = ${eventId}`.execute(
    api.db,
  );
  return [first, ...rows.map((row) => row.ticket_number)];
}

/** Counts tickets and scans one by one, independently of the board’s statement. */
async function countRows() {
  const { rows } = await sql<{ id: number; last: string | null }>`
    SELECT id, (
      SELECT direction FROM door_scans WHERE ticket_id = tickets.id AND NOT undone
        AND outcome IN ('admitted', 'readmitted', 'left') ORDER BY scanned_at DESC LIMIT 1) AS last
    FROM tickets WHERE event_id = ${eventId} AND checked_in_at IS NOT NULL`.execute(api.db);
  return { checked_in: rows.length, inside: rows.filter(({ last }) => last !== 'out').length };
}

it('counts who came in and left, by gate and minute, and by hand', async () => {
  const [north, south] = [await addGate('North'), await addGate('South')];
  const [first, second, third, , byHand] = await manyTickets(5);
  await sync([
    gate.scanOf(first!, 3, { gate_id: north }),
    gate.scanOf(second!, 3, { gate_id: south }),
    gate.scanOf(third!, 1),
    gate.scanOf(first!, 1, { gate_id: south, direction: 'out', let_in: false }),
  ]);
  const payload = { ticket_number: byHand };
  await api.call({ as: organizer, ...send('POST', '/tickets/check_in/', payload) });
  await sync([gate.scanOf(second!, 0, { gate_id: north })]);
  const now = await board();
  expect(now).toMatchObject({
    ...{ capacity: 1000, sold: 5, checked_in: 4, inside: 3, open_conflicts: 1, alarm_at: null },
    gates: [
      { name: 'North', entered: 1, left: 0, last_at: expect.any(String) },
      { name: 'South', entered: 1, left: 1 },
    ],
    elsewhere: { entered: 2, left: 0 },
  });
  expect(await countRows()).toEqual({ checked_in: 4, inside: 3 });
  const passed = now.minutes.reduce((sum, each) => sum + each.entered - each.left, 0);
  expect(passed).toBe(3);
});

it('equals the rows after any sequence of coming, going, undoing and cancelling', async () => {
  const rules = { has_reentry: true };
  await api.call({ as: organizer, ...send('PATCH', `/events/${eventId}/door/setup/`, rules) });
  const gates = [await addGate('North'), await addGate('South')];
  const numbers = await manyTickets(12);
  // A fixed pseudo-random sequence.
  let seed = 7;
  const pick = (count: number) => (seed = (seed * 48_271) % 2_147_483_647) % count;
  const sent: DoorScan[] = [];
  for (let step = 0; step < 80; step += 1) {
    const what = pick(10);
    const known = sent[pick(sent.length || 1)];
    if (what === 0 && known) await sync([{ ...known, undone: true }]);
    else if (what === 1) {
      const payload = { ticket_number: numbers[pick(12)] };
      const path = pick(2) ? '/tickets/undo_check_in/' : '/tickets/check_in/';
      await api.call({ as: organizer, ...send('POST', path, payload) });
    } else {
      const scan = gate.scanOf(numbers[pick(12)]!, pick(50), {
        gate_id: gates[pick(2)],
        let_in: false,
        ...(what < 5 ? { direction: 'out' } : { let_in: pick(2) === 1 }),
      });
      sent.push(scan);
      await sync([scan]);
    }
  }
  const { checked_in, inside, gates: by, elsewhere, minutes } = await board();
  expect({ checked_in, inside }).toEqual(await countRows());
  const net = [...by, elsewhere].reduce((sum, each) => sum + each.entered - each.left, 0);
  expect(net).toBe(inside);
  expect(minutes.reduce((sum, each) => sum + each.entered - each.left, 0)).toBe(inside);
});

describe('two gates, one of them offline for ten minutes', () => {
  it('take 500 scans with 40 doubles: one admission each, conflicts listed, counters equal rows', async () => {
    const numbers = await manyTickets(460);
    const links = await Promise.all(
      ['North', 'South'].map((name) => gate.make(organizer, eventId, { gate: name })),
    );
    const [north, south] = (await Promise.all(links.map(({ token }) => gate.start(token)))) as [
      Device,
      Device,
    ];
    // The first 250 come to the online gate, the last 250 to the other; 40 in the middle come to both.
    for (let from = 0; from < 250; from += 10) {
      const next = numbers.slice(from, from + 10);
      await gate.sync(
        north,
        next.map((number) => gate.scanOf(number, 0, { let_in: false })),
      );
    }
    const queue = numbers.slice(210).map((number, index) => gate.scanOf(number, 10 - index / 25));
    const answers: DoorVerdict[] = [];
    for (let from = 0; from < queue.length; from += 100) {
      const batch = queue.slice(from, from + 100);
      // The first batch twice, as after a lost answer.
      if (from === 0) await gate.sync(south, batch);
      answers.push(...(await gate.sync(south, batch)));
    }
    expect(answers.filter(({ outcome }) => outcome === 'admitted')).toHaveLength(210);
    expect(answers.filter((each) => each.is_conflict)).toHaveLength(40);
    const listed: DoorConflict[] = await gate.conflicts(organizer, eventId);
    expect(new Set(listed.map((each) => each.ticket_number))).toEqual(
      new Set(numbers.slice(210, 250)),
    );
    const scans = await api.db
      .selectFrom('door_scans')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('event_id', '=', eventId)
      .executeTakeFirstOrThrow();
    expect(scans.count).toBe(500);
    expect(await countRows()).toEqual({ checked_in: 460, inside: 460 });
    expect(await board()).toMatchObject({
      ...{ checked_in: 460, inside: 460, open_conflicts: 40 },
      gates: [
        { name: 'North', entered: 250 },
        { name: 'South', entered: 210 },
      ],
      elsewhere: { entered: 0 },
    });
    // 600 scans one after another, on a machine that may be busy.
  }, 90_000);
});

describe('a board that is watched', () => {
  /** Waits for the next board, and says how long after `begin` it came. */
  const watch = async (seen: string) => {
    const next = await board(seen);
    return { next, at: performance.now() };
  };

  it('is answered within a second of a scan, also of one that another process took', async () => {
    const { version } = await board();
    const other = makeDoor(api.parts.platform, api.parts.sales);
    const number = await ticket();
    const { version: withTicket } = (await watch(version)).next;
    const waiting = watch(withTicket);
    const scannedAt = performance.now();
    await other.door.sync(organizer, eventId, {
      device_id: randomUUID(),
      sent_at: gate.inMinutes(0),
      scans: [gate.scanOf(number, 0)],
    });
    const { next, at } = await waiting;
    expect(next.inside).toBe(1);
    expect(at - scannedAt).toBeLessThan(1000);
  });

  it('is counted at most four times a second, however many watch and scan', async () => {
    let counted = 0;
    const feed = new BoardFeed({
      read: async (id) => {
        counted += 1;
        const { checked_in: version } = await countBoard(api.db, id, new Date(0));
        return { version: String(version) };
      },
      snapshot: () => readSnapshot(api.db),
    });
    const numbers = await manyTickets(60);
    const { signal } = new AbortController();
    const watchTo = async (userId: number) => {
      let seen = '0';
      while (seen !== '60') {
        seen = (await feed.next(eventId, { seen, userId, signal }))?.version ?? seen;
      }
    };
    const from = performance.now();
    const watching = Promise.all(Array.from({ length: 12 }, (_, user) => watchTo(user)));
    for (const number of numbers) await sync([gate.scanOf(number, 0)]);
    await watching;
    expect(counted).toBeLessThanOrEqual((performance.now() - from) / 250 + 1);
  });

  it('is refused to whoever is removed from the team while they wait', async () => {
    const member = await makeUser(api.db);
    const place = { team_id: organizer.id, user_id: member.id, role: 'MANAGER' as const };
    await api.db
      .insertInto('team_members')
      .values({ ...place, event_ids: null })
      .execute();
    const { version } = await board();
    const waiting = tryBoard(version, member);
    await api.db
      .updateTable('team_members')
      .set({ left_at: new Date() })
      .where('user_id', '=', member.id)
      .execute();
    await ticket();
    expect((await waiting).statusCode).toBe(403);
  });

  it('is answered at once where too many wait already', async () => {
    const { version } = await board();
    const all = Array.from({ length: 5 }, () => board(version));
    // Any four of them may wait.
    expect(await Promise.race(all)).toMatchObject({ version, ask_again_ms: 700 });
    await ticket();
    await Promise.all(all);
  });

  it('is let go when its process stops', async () => {
    const { version } = await board();
    const { board: service } = makeDoor(api.parts.platform, api.parts.sales);
    const waiting = service.show(organizer, eventId, version, new AbortController().signal);
    service.stop();
    expect(await waiting).toMatchObject({ version });
  });
});
