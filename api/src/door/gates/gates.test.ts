import { randomUUID } from 'node:crypto';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { gateCalls } from '../../testing/gateCalls';
import { get, send } from '../../testing/requests';
import { startTestApp, type TestApp } from '../../testing/testApp';
import type { DoorList, SignedDoorList } from '../door-list-schemas';
import type { DoorScan, DoorVerdict } from '../door-schemas';
import type { DoorSetup, Gate } from './gates-schemas';

const MINUTE = 60_000;
const NOW = new Date('2031-03-01T17:00:00Z');
const STARTS = new Date('2031-03-01T18:00:00Z');

let api: TestApp;
let gate: ReturnType<typeof gateCalls>;
let organizer: TestUser;
let eventId: number;

beforeAll(async () => {
  api = await startTestApp({ env: { RATE_LIMIT_PURCHASE: '0' } });
  gate = gateCalls(api);
  organizer = await makeUser(api.db, 'ORGANIZER');
});
beforeEach(async () => {
  api.clock.now = NOW;
  eventId = await makeEvent(api.db, {
    organizer,
    start: STARTS,
    types: [{ kind: 'VIP', priceKobo: 0 }],
  });
});
afterAll(() => api.close());

const passMinutes = (minutes: number) => {
  api.clock.now = new Date((api.clock.now ?? NOW).getTime() + minutes * MINUTE);
};
const tryAdd = (payload: object) =>
  api.call({ as: organizer, ...send('POST', `/events/${eventId}/gates/`, payload) });
const add = async (payload: object) => (await tryAdd(payload)).json<Gate>();
const edit = (id: number, payload: object) =>
  api.call({ as: organizer, ...send('PATCH', `/events/${eventId}/gates/${id}/`, payload) });
const remove = (id: number) =>
  api.call({ as: organizer, ...send('DELETE', `/events/${eventId}/gates/${id}/`) });
const setup = async () =>
  (await api.call({ as: organizer, ...get(`/events/${eventId}/door/setup/`) })).json<DoorSetup>();
const rule = (rules: object) =>
  api.call({ as: organizer, ...send('PATCH', `/events/${eventId}/door/setup/`, rules) });

const scan = async (scans: Partial<DoorScan>[]) => {
  const answer = await api.call({
    as: organizer,
    ...send('POST', `/events/${eventId}/door/sync/`, {
      device_id: '6f1c2d3e-0000-4000-8000-000000000001',
      sent_at: gate.inMinutes(0),
      scans: scans.map((each) => ({
        id: randomUUID(),
        scanned_at: gate.inMinutes(0),
        let_in: false,
        ...each,
      })),
    }),
  });
  return answer.json<{ results: DoorVerdict[] }>().results;
};
const outcomes = async (...scans: Partial<DoorScan>[]) =>
  (await scan(scans)).map(({ outcome }) => outcome);
const ticket = async (ticket_type = 'STANDARD') => {
  const payload = { event_id: eventId, ticket_type };
  const bought = await api.call({
    as: organizer,
    ...send('POST', '/tickets/purchase/', payload),
  });
  return bought.json<{ ticket_number: string }>().ticket_number;
};

describe('gates', () => {
  it('are added, renamed and removed; a name is used once, in any case', async () => {
    const north = await add({ name: ' North ', ticket_types: ['VIP'], has_exit: true });
    expect(north).toMatchObject({ name: 'North', ticket_types: ['VIP'], has_exit: true });
    const again = await tryAdd({ name: 'NORTH' });
    expect([again.statusCode, again.json()]).toEqual([
      400,
      { name: ['There is already a gate with this name'] },
    ]);
    expect((await edit(north.id, { name: 'north' })).json()).toMatchObject({ name: 'north' });
    expect((await edit(north.id, { ticket_types: null })).json()).toMatchObject({
      ticket_types: null,
      has_exit: true,
    });
    expect((await remove(north.id)).statusCode).toBe(204);
    expect((await setup()).gates).toEqual([]);
    expect((await edit(north.id, { name: 'South' })).statusCode).toBe(404);
    expect((await tryAdd({ name: 'North' })).statusCode).toBe(201);
  });

  it('and rules are in the record of the event with what changed, if anything did', async () => {
    const north = await add({ name: 'North' });
    await edit(north.id, { name: 'West', has_exit: false });
    await edit(north.id, {});
    await rule({ has_reentry: true });
    await remove(north.id);
    const entries = await api.db
      .selectFrom('record')
      .select(['action', 'changes'])
      .where('event_id', '=', eventId)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      {
        action: 'gate_added',
        changes: { gate: [null, 'North'], ticket_types: [null, 'all'], has_exit: [null, false] },
      },
      { action: 'gate_changed', changes: { gate: ['North', 'West'] } },
      { action: 'door_rules_changed', changes: { has_reentry: [false, true] } },
      { action: 'gate_removed', changes: expect.objectContaining({ gate: ['West', null] }) },
    ]);
  });

  it('of a name that two add at once are one', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => tryAdd({ name: 'North' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400, 400, 400]);
  });

  it('are those that links name, under their newest name', async () => {
    const link = await gate.make(organizer, eventId, { gate: 'Gate A' });
    await gate.make(organizer, eventId, { gate: 'gate a', helper: 'Bola' });
    const [known, ...others] = (await setup()).gates;
    expect([known?.name, others]).toEqual(['Gate A', []]);
    await edit(known!.id, { name: 'West' });
    const links = await gate.list(organizer, eventId);
    expect(links.map((each) => each.gate)).toEqual(['West', 'West']);
    expect((await gate.pass({ token: link.token })).gate).toBe('West');
    const refused = await remove(known!.id);
    expect([refused.statusCode, refused.json()['code']]).toEqual([409, 'gate_in_use']);
    for (const { id } of links) await gate.change(organizer, eventId, id, 'revoke');
    expect((await remove(known!.id)).statusCode).toBe(204);
  });
});

describe('ticket types per gate', () => {
  it('send a ticket to its gate, and let in whom a device has let in already', async () => {
    const north = await add({ name: 'North', ticket_types: ['VIP'] });
    const south = await add({ name: 'South' });
    const number = await ticket();
    const [verdict] = await scan([{ ticket_number: number, gate_id: north.id }]);
    expect(verdict).toMatchObject({
      outcome: 'wrong_gate',
      detail: 'Standard tickets go in at South.',
    });
    expect(await outcomes({ ticket_number: await ticket('VIP'), gate_id: north.id })).toEqual([
      'admitted',
    ]);
    expect(await outcomes({ ticket_number: number, gate_id: south.id })).toEqual(['admitted']);
    const early = await ticket();
    expect(await outcomes({ ticket_number: early, gate_id: north.id, let_in: true })).toEqual([
      'admitted',
    ]);
  });

  it('hold for a link, whatever gate its device names', async () => {
    const north = await add({ name: 'North', ticket_types: ['VIP'] });
    const south = await add({ name: 'South' });
    const device = await gate.start((await gate.make(organizer, eventId, { gate: 'North' })).token);
    const asked = gate.scanOf(await ticket(), 0, { let_in: false, gate_id: south.id });
    expect(await gate.sync(device, [asked])).toMatchObject([{ outcome: 'wrong_gate' }]);
    expect(await gate.offlineList(device)).toMatchObject({ gate_id: north.id });
  });

  it('of a gate of another event are nothing to this one', async () => {
    const other = await makeEvent(api.db, { organizer });
    const foreign = (
      await api.call({
        as: organizer,
        ...send('POST', `/events/${other}/gates/`, { name: 'North', ticket_types: ['VIP'] }),
      })
    ).json<Gate>();
    expect(await outcomes({ ticket_number: await ticket(), gate_id: foreign.id })).toEqual([
      'admitted',
    ]);
  });
});

describe('long before the start', () => {
  it('the scanner is asked to tap again, and nobody else is', async () => {
    const [number, byHand, earlier] = [await ticket(), await ticket(), await ticket()];
    passMinutes(-4 * 60);
    const [asked] = await scan([{ ticket_number: number, early_ok: false }]);
    expect(asked).toMatchObject({ outcome: 'too_early', is_conflict: false });
    expect(asked?.detail).toMatch(/^The event starts .*19:00/);
    expect(await gate.checkedIn(number)).toBeNull();
    expect(await outcomes({ ticket_number: number, early_ok: true })).toEqual(['admitted']);
    expect(await outcomes({ ticket_number: number, early_ok: false })).toEqual([
      'already_checked_in',
    ]);
    const payload = { ticket_number: byHand };
    const checkedIn = await api.call({
      as: organizer,
      ...send('POST', '/tickets/check_in/', payload),
    });
    expect(checkedIn.statusCode).toBe(200);
    // A page of an older version, without the second tap.
    expect(await outcomes({ ticket_number: earlier })).toEqual(['admitted']);
  });

  it.each([
    ['begins at the threshold', {}, 1, 'admitted'],
    ['ends at the threshold', {}, -1, 'too_early'],
    ['can begin later', { early_minutes: 60 }, 179, 'too_early'],
    ['can be left out', { early_minutes: 0 }, -6 * 24 * 60, 'admitted'],
  ])('%s', async (_what, rules, minutes, expected) => {
    const number = await ticket();
    await rule(rules);
    passMinutes(-3 * 60 + minutes);
    expect(await outcomes({ ticket_number: number, early_ok: false })).toEqual([expected]);
  });

  it('ends once the doors are open, online and on the list', async () => {
    const [number, doors] = [await ticket(), new Date(NOW.getTime() - 6 * 60 * MINUTE)];
    await api.db
      .updateTable('events')
      .set({ doors_open: doors })
      .where('id', '=', eventId)
      .execute();
    const device = await gate.start((await gate.make(organizer, eventId)).token);
    expect((await gate.offlineList(device)).event.doors_open).toBe(doors.toISOString());
    passMinutes(-6 * 60 - 1);
    expect(await outcomes({ ticket_number: number, early_ok: false })).toEqual(['too_early']);
    passMinutes(1);
    expect(await outcomes({ ticket_number: number, early_ok: false })).toEqual(['admitted']);
  });
});

describe('exits', () => {
  const goIn = (ticket_number: string) => outcomes({ ticket_number });
  const goOut = (ticket_number: string) => outcomes({ ticket_number, direction: 'out' });

  it('let people out once, and back in where the organizer wants it', async () => {
    const number = await ticket();
    expect(await goOut(number)).toEqual(['not_inside']);
    expect(await goIn(number)).toEqual(['admitted']);
    expect(await goOut(number)).toEqual(['left']);
    expect(await goOut(number)).toEqual(['not_inside']);
    const [refused] = await scan([{ ticket_number: number }]);
    expect(refused?.outcome).toBe('no_reentry');
    expect(refused?.detail).toMatch(/left at .*18:00.*\. This event has no re-entry\.$/);
    // As after a lost answer.
    expect(await scan([{ id: refused!.id, ticket_number: number }])).toEqual([refused]);
    await rule({ has_reentry: true });
    expect(await goIn(number)).toEqual(['readmitted']);
    expect(await goIn(number)).toEqual(['already_checked_in']);
    expect(await gate.checkedIn(number)).toEqual(NOW);
  });

  it('are on the offline list', async () => {
    await rule({ has_reentry: true });
    const [inside, gone, back] = [await ticket(), await ticket(), await ticket()];
    await goIn(inside);
    for (const number of [gone, back]) {
      await goIn(number);
      await goOut(number);
    }
    passMinutes(1);
    await goIn(back);
    const url = get(`/events/${eventId}/door/`);
    const { list } = (await api.call({ as: organizer, ...url })).json<SignedDoorList>();
    const { tickets } = JSON.parse(list) as DoorList;
    expect(tickets).toMatchObject([
      expect.not.objectContaining({ left_time: expect.anything() }),
      { ticket_number: gone, left_time: NOW.toISOString() },
      expect.not.objectContaining({ left_time: expect.anything() }),
    ]);
    expect(tickets[2]).toMatchObject({
      checked_in_time: NOW.toISOString(),
      returned_time: gate.inMinutes(0),
    });
  });

  it('offline make no conflict of a guest who came back before the news of it arrived', async () => {
    await rule({ has_reentry: true });
    const number = await ticket();
    const first: DoorScan = gate.scanOf(number, 60);
    const exit: DoorScan = gate.scanOf(number, 30, { direction: 'out', let_in: false });
    passMinutes(60);
    expect(await goIn(number)).toEqual(['admitted']);
    const late = await scan([
      { ...first, scanned_at: gate.inMinutes(-60) },
      { ...exit, scanned_at: gate.inMinutes(-30) },
    ]);
    expect(late.map(({ outcome }) => outcome)).toEqual(['already_checked_in', 'left']);
    expect(await gate.conflicts(organizer, eventId)).toEqual([]);
    expect(await gate.checkedIn(number)).toEqual(NOW);
    // And once more, as after a lost answer.
    expect(await outcomes(first, exit)).toEqual(['admitted', 'left']);
  });

  it('keep who came in twice without leaving a conflict', async () => {
    await rule({ has_reentry: true });
    const number = await ticket();
    passMinutes(60);
    await outcomes({ ...gate.scanOf(number, 50) });
    await outcomes({ ...gate.scanOf(number, 40) });
    await outcomes({ ...gate.scanOf(number, 10, { direction: 'out', let_in: false }) });
    expect(await gate.conflicts(organizer, eventId)).toMatchObject([
      { outcome: 'already_checked_in' },
    ]);
  });

  it('that are undone leave them inside', async () => {
    const number = await ticket();
    await goIn(number);
    const exit = gate.scanOf(number, 0, { direction: 'out', let_in: false });
    expect(await outcomes(exit)).toEqual(['left']);
    await outcomes({ ...exit, undone: true });
    expect(await goOut(number)).toEqual(['left']);
  });

  it('and entries are forgotten with a check-in that is undone by hand', async () => {
    const number = await ticket();
    await goIn(number);
    await goOut(number);
    const payload = { ticket_number: number };
    await api.call({ as: organizer, ...send('POST', '/tickets/undo_check_in/', payload) });
    expect(await goIn(number)).toEqual(['admitted']);
  });

  it('and a second entry are forgotten with it, too', async () => {
    const number = await ticket();
    passMinutes(60);
    await outcomes({ ...gate.scanOf(number, 50) });
    await outcomes({ ...gate.scanOf(number, 40) });
    await outcomes({ ...gate.scanOf(number, 10, { direction: 'out', let_in: false }) });
    const payload = { ticket_number: number };
    await api.call({ as: organizer, ...send('POST', '/tickets/undo_check_in/', payload) });
    expect(await goIn(number)).toEqual(['admitted']);
  });

  it('by a link count after its end if they were made before it', async () => {
    const link = await gate.make(organizer, eventId, { ends_at: gate.inMinutes(30) });
    const device = await gate.start(link.token);
    const number = await ticket();
    await gate.sync(device, [gate.scanOf(number, 0)]);
    passMinutes(40);
    const exit = gate.scanOf(number, 20, { direction: 'out', let_in: false });
    expect(await gate.sync(device, [exit])).toMatchObject([{ outcome: 'left' }]);
  });
});

describe('conflicts', () => {
  const handle = (as: TestUser, id: string, payload: object = {}) =>
    api.call({ as, ...send('POST', `/events/${eventId}/door/conflicts/${id}/handle/`, payload) });

  it('are handled by whoever says so first, with their note; then they come last', async () => {
    const numbers = [await ticket(), await ticket()];
    await outcomes(...numbers.map((number) => gate.scanOf(number)));
    passMinutes(1);
    await outcomes(gate.scanOf(numbers[0]!));
    passMinutes(1);
    await outcomes(gate.scanOf(numbers[1]!));
    const [newest] = await gate.conflicts(organizer, eventId);
    const admin = await makeUser(api.db, 'ADMIN');
    const answers = await Promise.all(
      [organizer, admin].map((as) => handle(as, newest!.id, { note: 'Seen their ID' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'already_handled',
      detail: expect.stringMatching(/^Ada Number\d+ handled this at .*18:02/),
    });
    const [open, handled] = await gate.conflicts(organizer, eventId);
    expect(open).toMatchObject({ handled_by: null, handled_at: null, handled_note: null });
    expect(handled).toMatchObject({
      id: newest?.id,
      handled_by: expect.stringMatching(/^Ada /),
      handled_note: 'Seen their ID',
    });
  });

  it('are those of this event alone, and no other scan is one', async () => {
    const number = await ticket();
    const fine = gate.scanOf(number);
    await outcomes(fine);
    expect((await handle(organizer, fine.id)).statusCode).toBe(404);
    expect((await handle(organizer, randomUUID())).statusCode).toBe(404);
  });
});
