import { randomUUID } from 'node:crypto';
import { makeEvent, makeUser, type TestUser } from '../testing/builders';
import { gateCalls, type Device } from '../testing/gateCalls';
import { get, send } from '../testing/requests';
import { startTestApp, type TestApp } from '../testing/testApp';
import type { DoorList, SignedDoorList } from './door-list-schemas';
import type { DoorScan, DoorVerdict } from './door-schemas';

const MINUTE = 60_000;
const NOW = new Date('2031-03-01T20:00:00Z');
const STARTS = new Date('2031-03-01T21:00:00Z');
/** The organizer's device; helpers' have another one. */
const THEIRS = '6f1c2d3e-0000-4000-8000-000000000002';
const HELPERS = '6f1c2d3e-0000-4000-8000-000000000001';

let api: TestApp;
let gate: ReturnType<typeof gateCalls>;
let organizer: TestUser;
let eventId: number;
let device: Device;
let number: string;

beforeAll(async () => {
  api = await startTestApp({ env: { RATE_LIMIT_PURCHASE: '0' } });
  gate = gateCalls(api);
  organizer = await makeUser(api.db, 'ORGANIZER');
});
beforeEach(async () => {
  api.clock.now = NOW;
  eventId = await makeEvent(api.db, { organizer, start: STARTS });
  device = await gate.start((await gate.make(organizer, eventId, { gate: 'Main gate' })).token);
  number = await gate.ticketFor(organizer, eventId);
});
afterAll(() => api.close());

const passMinutes = (minutes: number) => {
  api.clock.now = new Date((api.clock.now ?? NOW).getTime() + minutes * MINUTE);
};
/** The organizer's scan, online. */
async function scan(more: Partial<DoorScan> = {}): Promise<DoorVerdict | undefined> {
  const scans = [{ ...gate.scanOf(number, 0), let_in: false, ...more }];
  const payload = { device_id: THEIRS, sent_at: gate.inMinutes(0), scans };
  const url = `/events/${eventId}/door/sync/`;
  const answer = await api.call({ as: organizer, ...send('POST', url, payload) });
  return answer.json<{ results: DoorVerdict[] }>().results[0];
}
const conflicts = () => gate.conflicts(organizer, eventId);
const handle = (id: string) => {
  const url = `/events/${eventId}/door/conflicts/${id}/handle/`;
  return api.call({ as: organizer, ...send('POST', url, { note: 'Twins' }) });
};
const countsOf = async () => {
  const url = get(`/events/${eventId}/door/`);
  const { list } = (await api.call({ as: organizer, ...url })).json<SignedDoorList>();
  const { conflicts: theirs } = JSON.parse(list) as DoorList;
  return { organizer: theirs, helper: (await gate.offlineList(device)).conflicts };
};

/** The helper lets somebody in offline at 21:04, the organizer online at 21:05; then the helper is online again. */
async function comeInTwice(): Promise<DoorScan> {
  passMinutes(5);
  await scan();
  passMinutes(5);
  const offline = gate.scanOf(number, 6);
  await gate.sync(device, [offline]);
  return offline;
}

describe('two entries that arrive in another order than they were made', () => {
  it('are each named with its time, and neither is said to have been before the other', async () => {
    await comeInTwice();
    expect(await conflicts()).toMatchObject([
      {
        scanned_at: '2031-03-01T20:04:00.000Z',
        scanned_by: 'Main gate · Ada’s phone',
        checked_in_time: '2031-03-01T20:05:00.000Z',
        checked_in_device_id: THEIRS,
        detail: expect.stringMatching(/^Also let in at 21:05 by Ada Number\d+\.$/),
      },
    ]);
  });

  it('name a scanner without a last name by their first name alone', async () => {
    await comeInTwice();
    const nameLast = (last_name: string) =>
      api.db.updateTable('users').set({ last_name }).where('id', '=', organizer.id).execute();
    await nameLast('');
    const [conflict] = await conflicts();
    await nameLast('Number1');
    expect(conflict?.detail).toBe('Also let in at 21:05 by Ada.');
  });

  it('stay one conflict when the guest leaves, named against the later entry', async () => {
    await comeInTwice();
    await scan({ direction: 'out' });
    expect(await conflicts()).toMatchObject([
      {
        scanned_at: '2031-03-01T20:05:00.000Z',
        detail: 'Also let in at 21:04 by Main gate · Ada’s phone.',
      },
    ]);
  });

  it('stay handled when the guest leaves, comes back and leaves again', async () => {
    const { id } = await comeInTwice();
    expect((await handle(id)).statusCode).toBe(200);
    for (const direction of ['out', 'in', 'out'] as const) {
      passMinutes(1);
      await scan({ direction });
      expect(await conflicts()).toMatchObject([
        { handled_by: expect.stringMatching(/^Ada /), handled_note: 'Twins' },
      ]);
    }
  });

  it('leave a third entry to be handled by itself', async () => {
    const { id } = await comeInTwice();
    await handle(id);
    await gate.sync(device, [gate.scanOf(number, 0)]);
    passMinutes(1);
    await scan({ direction: 'out' });
    const listed = await conflicts();
    expect(listed.map(({ handled_note }) => handled_note)).toEqual([null, 'Twins']);
    expect(listed[0]?.scanned_at).toBe('2031-03-01T20:10:00.000Z');
  });
});

describe('an admission that is undone after somebody else was let in on the ticket', () => {
  it('leaves the ticket checked in by the other, at its time, and no conflict', async () => {
    passMinutes(5);
    const online = randomUUID();
    await scan({ id: online });
    await gate.sync(device, [gate.scanOf(number, 1)]);
    expect(await conflicts()).toHaveLength(1);
    expect(await scan({ id: online, undone: true })).toMatchObject({
      checked_in_time: '2031-03-01T20:04:00.000Z',
    });
    expect(await conflicts()).toEqual([]);
    expect(await scan()).toMatchObject({
      outcome: 'already_checked_in',
      detail: expect.stringMatching(/ was already checked in at 21:04 at Main gate\.$/),
    });
  });

  it('hands over to the earliest of several, never to one that was undone', async () => {
    passMinutes(5);
    const online = randomUUID();
    await scan({ id: online });
    const [undone, second, third] = [4, 3, 2].map((minutes) => gate.scanOf(number, minutes));
    await gate.sync(device, [third!, second!, undone!]);
    await gate.sync(device, [{ ...undone!, undone: true }]);
    await scan({ id: online, undone: true });
    expect(await conflicts()).toMatchObject([
      { id: third!.id, checked_in_time: '2031-03-01T20:02:00.000Z' },
    ]);
  });

  it('leaves a ticket on which only a refused scan was made to be used', async () => {
    const first = randomUUID();
    await scan({ id: first });
    await scan();
    await scan({ id: first, undone: true });
    expect(await scan()).toMatchObject({ outcome: 'admitted' });
  });
});

it('a conflict names who owned the ticket when it was scanned, even after a transfer', async () => {
  passMinutes(250);
  const late = gate.scanOf(number, 1);
  await gate.sync(device, [late]);
  const [before] = await conflicts();
  expect(before).toMatchObject({ outcome: 'gate_link_ended', name: expect.any(String) });

  const { id } = await api.db
    .updateTable('tickets')
    .set({ user_id: (await makeUser(api.db)).id, ticket_number: `TKT-${eventId}-NEW` })
    .where('ticket_number', '=', number)
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto('ticket_transfers')
    .values({
      ...{ ticket_id: id, from_user_id: organizer.id, status: 'ACCEPTED', old_number: number },
      ...{ to_name: 'Chi', to_email: 'chi@example.test', link: Buffer.alloc(16, 7) },
      ...{ offered_at: NOW, expires_at: NOW, ended_at: NOW },
    })
    .execute();
  expect(await conflicts()).toEqual([before]);
});

describe('the door’s list', () => {
  it('counts the conflicts of whoever asks by their device until they are handled', async () => {
    await scan();
    passMinutes(1);
    const late = gate.scanOf(number, 0);
    await gate.sync(device, [late]);
    expect(await countsOf()).toEqual({ organizer: {}, helper: { [HELPERS]: 1 } });
    await handle(late.id);
    expect(await countsOf()).toEqual({ organizer: {}, helper: {} });
  });

  it('counts none against the device that let somebody in first', async () => {
    await comeInTwice();
    expect(await countsOf()).toEqual({ organizer: {}, helper: {} });
  });
});

describe('somebody who is in already', () => {
  it('is told from where they last came in, with the time alone on the same day', async () => {
    await gate.sync(device, [gate.scanOf(number, 0)]);
    passMinutes(5);
    expect((await scan())?.detail).toMatch(/ was already checked in at 21:00 at Main gate\.$/);
    const rules = { has_reentry: true };
    await api.call({ as: organizer, ...send('PATCH', `/events/${eventId}/door/setup/`, rules) });
    await scan({ direction: 'out' });
    passMinutes(5);
    await scan({ id: randomUUID() });
    expect((await scan())?.detail).toMatch(/ was already let back in at 21:10\.$/);
    passMinutes(24 * 60);
    expect((await scan())?.detail).toMatch(/ let back in on Sat, 1 Mar 2031.*21:10/);
  });
});
