import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { gateCalls, gateHeaders, type Device } from '../../testing/gateCalls';
import { get } from '../../testing/requests';
import { routeOf, routesOf } from '../../testing/routesOf';
import { startTestApp, type TestApp } from '../../testing/testApp';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
const NOW = new Date('2031-03-01T17:00:00Z');
const STARTS = new Date('2031-03-01T18:00:00Z');

let api: TestApp;
let gate: ReturnType<typeof gateCalls>;
let organizer: TestUser;
let eventId: number;
let link: { id: number; token: string };
let device: Device;

beforeAll(async () => {
  api = await startTestApp({ env: { RATE_LIMIT_PURCHASE: '0' } });
  gate = gateCalls(api);
  organizer = await makeUser(api.db, 'ORGANIZER');
});
beforeEach(async () => {
  api.clock.now = NOW;
  eventId = await makeEvent(api.db, { organizer, start: STARTS });
  link = await gate.make(organizer, eventId, { ends_at: gate.inMinutes(120) });
  device = await gate.start(link.token);
});
afterAll(() => api.close());

const passMinutes = (minutes: number) => {
  api.clock.now = new Date((api.clock.now ?? NOW).getTime() + minutes * MINUTE);
};
const ticket = () => gate.ticketFor(organizer, eventId);

interface CheckedIn {
  ticket_number: string;
  checked_in: boolean;
  checked_in_gate: string | null;
}

const attendees = async () =>
  (await api.call({ as: organizer, ...get(`/events/${eventId}/attendees/`) })).json<CheckedIn[]>();

it('answers a scan, and names its gate and helper in the list of check-ins', async () => {
  const [number, byHand] = [await ticket(), await ticket()];
  const [verdict] = await gate.sync(device, [gate.scanOf(number, 0, { let_in: false })]);
  expect(verdict).toMatchObject({ outcome: 'admitted', ticket_type: 'STANDARD', photo: null });
  await api.call({
    as: organizer,
    method: 'POST',
    url: '/api/tickets/check_in/',
    payload: { ticket_number: byHand },
  });
  const gates = (await attendees()).map((each) => [each.ticket_number, each.checked_in_gate]);
  expect(new Map(gates as [string, string | null][])).toEqual(
    new Map([
      [number, 'Gate A · Ada’s phone'],
      [byHand, null],
    ]),
  );
});

it('holds numbers, names, types and states offline, and no address', async () => {
  await ticket();
  const { tickets } = await gate.offlineList(device);
  expect(tickets.map((each) => Object.keys(each).sort())).toEqual([
    ['checked_in_time', 'name', 'on_hold', 'status', 'ticket_number', 'ticket_type'],
  ]);
  expect((await gate.tryList(device)).body).not.toContain('@');
});

it('tells nothing of another event’s ticket, the same organizer’s included', async () => {
  const other = await makeEvent(api.db, { organizer, title: 'A secret day', start: STARTS });
  const number = await gate.ticketFor(organizer, other);
  const answer = await gate.trySync(device, [gate.scanOf(number, 0, { let_in: false })]);
  expect(answer.json<{ results: unknown[] }>().results).toMatchObject([
    {
      outcome: 'other_event',
      detail: 'This ticket is for another event.',
      name: null,
      ticket_type: null,
    },
  ]);
  expect(answer.body).not.toContain('A secret day');
  expect(await gate.checkedIn(number)).toBeNull();
});

describe('a shift that ends with unsent scans', () => {
  it('has 30 of them arrive once, though they are sent twice', async () => {
    // One after another: a line of buyers is told to come back after three seconds.
    const numbers: string[] = [];
    while (numbers.length < 30) numbers.push(await ticket());
    const scans = numbers.map((number, index) =>
      gate.scanOf(number, 0, { scanned_at: gate.inMinutes(index) }),
    );
    passMinutes(180);
    const first = await gate.sync(device, scans);
    expect(new Set(first.map(({ outcome }) => outcome))).toEqual(new Set(['admitted']));
    expect(await gate.sync(device, scans)).toEqual(first);
    expect((await attendees()).filter((each) => each.checked_in)).toHaveLength(30);
    expect(await gate.checkedIn(numbers[7]!)).toEqual(new Date(NOW.getTime() + 7 * MINUTE));
    expect(await gate.conflicts(organizer, eventId)).toEqual([]);
  });

  it.each([
    ['ends', async () => undefined],
    ['is revoked', () => gate.change(organizer, eventId, link.id, 'revoke')],
    ['is moved', () => gate.change(organizer, eventId, link.id, 'move')],
  ])('has those made after the link %s listed as conflicts, not checked in', async (_how, end) => {
    const [before, after, online] = [await ticket(), await ticket(), await ticket()];
    passMinutes(119);
    const early = gate.scanOf(before, 0);
    passMinutes(1);
    await end();
    passMinutes(5);
    const verdicts = await gate.sync(device, [
      early,
      gate.scanOf(after, 1),
      gate.scanOf(online, 30, { let_in: false }),
    ]);
    expect(verdicts.map(({ outcome, is_conflict }) => [outcome, is_conflict])).toEqual([
      ['admitted', false],
      ['gate_link_ended', true],
      ['gate_link_ended', false],
    ]);
    expect(await gate.checkedIn(after)).toBeNull();
    expect(await gate.conflicts(organizer, eventId)).toMatchObject([
      {
        ticket_number: after,
        scanned_by: 'Gate A · Ada’s phone',
        detail: 'Let in by a helper whose link had ended, so the ticket isn’t checked in.',
      },
    ]);
  });

  it('is over for good a day later', async () => {
    const scan = gate.scanOf(await ticket(), 0);
    passMinutes(120 + DAY_MINUTES);
    const answer = await gate.trySync(device, [scan]);
    expect([answer.statusCode, answer.json()['code']]).toEqual([410, 'gate_link_ended']);
  });

  it('takes no time before Start for true', async () => {
    const number = await ticket();
    passMinutes(180);
    await gate.sync(device, [gate.scanOf(number, 10_000)]);
    expect(await gate.checkedIn(number)).toEqual(NOW);
  });

  it('undoes nothing after its end, and only what its own link did before', async () => {
    const [number, other] = [await ticket(), await ticket()];
    const scan = gate.scanOf(number, 0);
    await gate.sync(device, [scan]);
    const second = await gate.make(organizer, eventId, { helper: 'Bola' });
    const neighbour = await gate.start(second.token);
    await gate.sync(neighbour, [{ ...scan, undone: true }]);
    expect(await gate.checkedIn(number)).not.toBeNull();

    const own = gate.scanOf(other, 0);
    await gate.sync(device, [own]);
    await gate.sync(device, [{ ...own, undone: true }]);
    expect(await gate.checkedIn(other)).toBeNull();

    await gate.change(organizer, eventId, link.id, 'revoke');
    await gate.sync(device, [{ ...scan, undone: true }]);
    expect(await gate.checkedIn(number)).not.toBeNull();
  });
});

it('has its credentials refused by every other route', async () => {
  const headers = gateHeaders(device.token, device.secret);
  const tried = [];
  for (const route of routesOf(api.app)) {
    const [method = '', path = ''] = route.split(' ');
    const url = path.replace(/:\w+/g, '1').replace('*', 'a');
    if (method === 'OPTIONS' || /^\/api\/gate(\/|$)/.test(url)) continue;
    const { statusCode, body } = await api.app.inject({ method: method as 'GET', url, headers });
    tried.push(route);
    expect([route, statusCode]).toEqual([route, 401]);
    expect(body).toContain('opens the scanner and nothing else');
  }
  const nowhere = await api.app.inject({ url: '/api/nothing/', headers });
  expect(nowhere.statusCode).toBe(401);
  expect(tried.length).toBeGreaterThan(100);
  expect(routeOf(api.app, get('/gate/'))).toBe('GET /api/gate');
});
