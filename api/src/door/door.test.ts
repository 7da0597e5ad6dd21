import { createPublicKey, randomUUID, verify, type JsonWebKey } from 'node:crypto';
import { sql } from 'kysely';
import { makeEvent, makeUser, type TestUser } from '../testing/builders';
import { startTestApp, type TestApp } from '../testing/testApp';
import type { DoorList, SignedDoorList } from './door-list-schemas';
import type { DoorConflict, DoorScan, DoorVerdict } from './door-schemas';
import { scanTime } from './scan-time';

let api: TestApp;
let organizer: TestUser;
let buyer: TestUser;
let eventId: number;
const [deviceA, deviceB] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  api = await startTestApp({ env: { RATE_LIMIT_PURCHASE: '0' } });
  organizer = await makeUser(api.db, 'ORGANIZER');
  buyer = await makeUser(api.db);
});
beforeEach(async () => {
  eventId = await makeEvent(api.db, { organizer });
});
afterAll(() => api.close());

async function ticketFor(event_id = eventId): Promise<string> {
  const bought = await api.call({
    as: buyer,
    method: 'POST',
    url: '/api/tickets/purchase/',
    payload: { event_id, ticket_type: 'STANDARD' },
  });
  return bought.json<{ ticket_number: string }>().ticket_number;
}

const agoText = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** An offline scan that admitted someone a minute ago. */
const offline = (ticket_number: string, more: Partial<DoorScan> = {}): DoorScan => ({
  id: randomUUID(),
  ticket_number,
  scanned_at: agoText(1),
  let_in: true,
  ...more,
});

const send = (scans: unknown[], { device = deviceA, as = organizer, event = eventId } = {}) =>
  api.call({
    as,
    method: 'POST',
    url: `/api/events/${event}/door/sync/`,
    payload: { device_id: device, sent_at: agoText(0), scans },
  });

async function sync(scans: DoorScan[], device = deviceA): Promise<DoorVerdict[]> {
  const response = await send(scans, { device });
  expect(response.statusCode).toBe(200);
  return response.json<{ results: DoorVerdict[] }>().results;
}

async function conflicts(): Promise<DoorConflict[]> {
  const url = `/api/events/${eventId}/door/conflicts/`;
  return (await api.call({ as: organizer, url })).json<DoorConflict[]>();
}

const ticket = (number: string) =>
  api.db
    .selectFrom('tickets')
    .selectAll()
    .where('ticket_number', '=', number)
    .executeTakeFirstOrThrow();

describe('POST /events/:id/door/sync/', () => {
  it.each<[string, unknown]>([
    ['no scans', []],
    ['a scan without an id', [{ ticket_number: 'x', scanned_at: agoText(0), let_in: true }]],
    ['an id that is none', [offline('x', { id: 'first' })]],
    ['a time that is none', [offline('x', { scanned_at: 'noon' })]],
    ['an endless number', [offline('x'.repeat(161))]],
    ['more scans than fit', Array.from({ length: 101 }, () => offline('x'))],
  ])('refuses %s', async (_what, scans) => {
    expect((await send(scans as unknown[])).statusCode).toBe(400);
  });

  it('refuses another organizer, lets an administrator', async () => {
    const scans = [offline(await ticketFor())];
    const other = await makeUser(api.db, 'ORGANIZER');
    expect((await send(scans, { as: other })).statusCode).toBe(403);
    expect((await send(scans, { as: await makeUser(api.db, 'ADMIN') })).statusCode).toBe(200);
  });

  it('returns the verdict on each ticket at this door', async () => {
    const [good, cancelled] = [await ticketFor(), await ticketFor()];
    await api.db
      .updateTable('tickets')
      .set({ status: 'CANCELLED' })
      .where('ticket_number', '=', cancelled)
      .execute();
    const paid = await makeEvent(api.db, { organizer, priceKobo: 100 });
    const unpaid = await ticketFor(paid);
    await api.db
      .updateTable('tickets')
      .set({ event_id: eventId })
      .where('ticket_number', '=', unpaid)
      .execute();
    const elsewhere = await makeEvent(api.db, { organizer, title: 'Another day' });
    const strangers = await makeEvent(api.db, {
      organizer: await makeUser(api.db, 'ORGANIZER'),
      title: 'A secret',
    });
    const numbers = [
      good,
      good.toLowerCase().replaceAll('-', ' '),
      cancelled,
      unpaid,
      await ticketFor(elsewhere),
      await ticketFor(strangers),
      'TKT-0000-0000-0000',
      `NZ1.${good}.${eventId}.c2lnbmVkIGJ5IG5vYm9keQ`,
    ];
    const verdicts = await sync(numbers.map((number) => offline(number, { let_in: false })));
    expect(verdicts.map(({ outcome }) => outcome)).toEqual([
      'admitted',
      'already_checked_in',
      'ticket_cancelled',
      'ticket_unpaid',
      'other_event',
      'other_event',
      'unknown_ticket',
      'not_genuine',
    ]);
    expect(verdicts[1]?.detail).toContain('was already checked in at ');
    expect(verdicts[4]?.detail).toBe('This ticket is for another event: Another day.');
    expect(verdicts[5]).toMatchObject({
      detail: 'This ticket is for an event of another organizer.',
      name: null,
      checked_in_time: null,
    });
    expect(await conflicts()).toEqual([]);
  });

  it('tells a member nothing of tickets for events that they don’t work on', async () => {
    const [worked, unworked] = [
      await makeEvent(api.db, { organizer, title: 'Another day' }),
      await makeEvent(api.db, { organizer, title: 'A secret' }),
    ];
    const member = await makeUser(api.db);
    await api.db
      .insertInto('team_members')
      .values({ team_id: organizer.id, user_id: member.id, role: 'DOOR' })
      .execute();
    const scan = async (eventIds: number[] | null) => {
      await api.db
        .updateTable('team_members')
        .set({ event_ids: eventIds })
        .where('user_id', '=', member.id)
        .execute();
      const numbers = [await ticketFor(worked), await ticketFor(unworked)];
      const answer = await send(
        numbers.map((number) => offline(number, { let_in: false })),
        { as: member },
      );
      return answer.json<{ results: DoorVerdict[] }>().results;
    };
    const name = expect.any(String);
    const known = { outcome: 'other_event', name, ticket_type: 'STANDARD' };
    expect(await scan([eventId, worked])).toMatchObject([
      { ...known, detail: 'This ticket is for another event: Another day.' },
      {
        outcome: 'other_event',
        detail: 'This ticket is for another event.',
        name: null,
        ticket_type: null,
      },
    ]);
    expect(await scan(null)).toMatchObject([known, known]);
  });

  it('counts a resent scan once, with the same response', async () => {
    const number = await ticketFor();
    const scan = offline(number);
    const first = await sync([scan]);
    expect(first).toMatchObject([{ outcome: 'admitted', is_conflict: false }]);
    expect(await sync([scan])).toEqual(first);
    expect(await conflicts()).toEqual([]);
  });

  it('counts a scan once that arrives ten times at once', async () => {
    const scan = offline(await ticketFor());
    const answers = await Promise.all(Array.from({ length: 10 }, () => sync([scan])));
    expect(new Set(answers.map(([verdict]) => verdict?.outcome))).toEqual(new Set(['admitted']));
    expect(await conflicts()).toEqual([]);
  });

  it('turns a ticket admitted by two devices into one admission and one conflict', async () => {
    const number = await ticketFor();
    const [a, b] = [offline(number, { scanned_at: agoText(9) }), offline(number)];
    expect(await sync([a], deviceA)).toMatchObject([{ outcome: 'admitted', is_conflict: false }]);
    const second = await sync([b], deviceB);
    expect(second).toMatchObject([{ outcome: 'already_checked_in', is_conflict: true }]);
    expect(await conflicts()).toMatchObject([
      {
        id: b.id,
        ticket_number: number,
        outcome: 'already_checked_in',
        device_id: deviceB,
        checked_in_device_id: deviceA,
        detail: expect.stringMatching(/^Also let in at \d\d:\d\d by Ada Number\d+\.$/),
      },
    ]);
  });

  it('flags an admission by an outdated list', async () => {
    const number = await ticketFor();
    await api.db
      .updateTable('tickets')
      .set({ status: 'CANCELLED' })
      .where('ticket_number', '=', number)
      .execute();
    expect(await sync([offline(number)])).toMatchObject([
      { outcome: 'ticket_cancelled', is_conflict: true },
    ]);
    expect(await conflicts()).toMatchObject([
      { detail: 'Let in by a list that was out of date: the ticket had been cancelled.' },
    ]);
  });

  it('flags a refused scan whose response was lost, once the device has admitted someone', async () => {
    const number = await ticketFor();
    await sync([offline(number)], deviceB);
    const scan = offline(number, { let_in: false });
    await sync([scan]);
    expect(await conflicts()).toEqual([]);
    await sync([{ ...scan, let_in: true }]);
    expect(await conflicts()).toHaveLength(1);
  });

  it('takes a scan again whose ticket was cancelled meanwhile, and those behind it', async () => {
    const number = await ticketFor();
    const scan = offline(number, { let_in: false });
    await sync([scan]);
    await api.db
      .updateTable('tickets')
      .set({ status: 'CANCELLED', checked_in_at: null, checked_in_by: null })
      .where('ticket_number', '=', number)
      .execute();
    const next = offline(await ticketFor());
    const [again, admitted] = await sync([{ ...scan, let_in: true }, next]);
    expect([again?.is_conflict, admitted?.outcome]).toEqual([false, 'admitted']);
    expect((await ticket(number)).checked_in_at).toBeNull();
  });

  it('undoes a scan that was taken back, whether it was sent before or not', async () => {
    const number = await ticketFor();
    const scan = offline(number);
    await sync([scan]);
    await sync([{ ...scan, undone: true }]);
    expect((await ticket(number)).checked_in_at).toBeNull();
    // The original scan is resent: it stays undone.
    await sync([scan]);
    expect((await ticket(number)).checked_in_at).toBeNull();

    await sync([offline(number, { undone: true })]);
    expect((await ticket(number)).checked_in_at).toBeNull();
  });

  it('leaves a later check-in alone when an earlier scan is taken back', async () => {
    const number = await ticketFor();
    const first = offline(number, { scanned_at: agoText(9) });
    await sync([first], deviceA);
    const undone = await api.call({
      as: organizer,
      method: 'POST',
      url: '/api/tickets/undo_check_in/',
      payload: { ticket_number: number, event_id: eventId },
    });
    expect(undone.statusCode).toBe(200);
    const second = offline(number, { scanned_at: agoText(0) });
    expect(await sync([second], deviceB)).toMatchObject([{ outcome: 'admitted' }]);
    await sync([{ ...first, undone: true }], deviceA);
    expect((await ticket(number)).checked_in_at).not.toBeNull();
  });

  it('remembers that somebody was let in when the scan is sent again without saying so', async () => {
    const number = await ticketFor();
    await sync([offline(number, { scanned_at: agoText(9) })], deviceA);
    const second = offline(number);
    await sync([second], deviceB);
    expect(await sync([{ ...second, let_in: false }], deviceB)).toMatchObject([
      { is_conflict: true },
    ]);
    expect(await conflicts()).toHaveLength(1);
  });

  it('removes a conflict when its scan is undone', async () => {
    const number = await ticketFor();
    await sync([offline(number)], deviceA);
    const second = offline(number);
    await sync([second], deviceB);
    await sync([{ ...second, undone: true }], deviceB);
    expect(await conflicts()).toEqual([]);
    expect((await ticket(number)).checked_in_at).not.toBeNull();
  });

  it('keeps the attendee list up to date', async () => {
    const number = await ticketFor();
    await sync([offline(number)]);
    const url = `/api/events/${eventId}/attendees/`;
    const attendees = (await api.call({ as: organizer, url })).json<object[]>();
    expect(attendees).toMatchObject([{ ticket_number: number, checked_in: true }]);
  });
});

describe('the time of a scan', () => {
  const issued = new Date('2026-03-01T08:00:00Z');
  const now = new Date('2026-03-01T12:00:00Z');
  it.each([
    ['is the device’s', '2026-03-01T11:30:00Z', '2026-03-01T12:00:00Z', '11:30'],
    [
      'is put right by the clock it was sent with',
      '2031-01-01T10:00:00Z',
      '2031-01-01T10:45:00Z',
      '11:15',
    ],
    ['is not after now', '2026-03-01T13:00:00Z', '2026-03-01T12:00:00Z', '12:00'],
    ['is not before the ticket', '2026-02-01T00:00:00Z', '2026-03-01T12:00:00Z', '08:00'],
    [
      'is now where it cannot be counted with',
      '2026-02-28T23:59:60Z',
      '2026-03-01T12:00:00Z',
      '12:00',
    ],
  ])('%s', (_what, scanned_at, sent_at, expected) => {
    const time = scanTime({ scanned_at, sent_at }, issued, now);
    expect(time.toISOString().slice(11, 16)).toBe(expected);
  });
});

describe('GET /events/:id/door/', () => {
  const open = async () =>
    (await api.call({ as: organizer, url: `/api/events/${eventId}/door/` })).json<SignedDoorList>();

  it('lists every ticket with its state, signed with the key of the QR codes', async () => {
    const [first, second] = [await ticketFor(), await ticketFor()];
    await sync([offline(second)]);
    const { list, signature } = await open();
    const { event, key, tickets } = JSON.parse(list) as DoorList;
    expect(event).toMatchObject({ id: eventId, title: 'A meetup', status: 'PUBLISHED' });
    expect(tickets).toMatchObject([
      { ticket_number: first, status: 'VALID', checked_in_time: null },
      { ticket_number: second, status: 'VALID', checked_in_time: expect.any(String) },
    ]);
    expect((await api.call({ url: '/api/tickets/key/' })).json()).toMatchObject(key);

    const publicKey = createPublicKey({ key: key as JsonWebKey, format: 'jwk' });
    const isSigned = (text: string) =>
      verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'));
    expect(isSigned(list)).toBe(true);
    expect(isSigned(list.replace('VALID', 'PENDING'))).toBe(false);
  });

  it('lists all of many tickets once, and none of another event', async () => {
    const { order_id: orderId } = await ticket(await ticketFor());
    await ticketFor(await makeEvent(api.db, { organizer }));
    await sql`
      INSERT INTO tickets (order_id, event_id, ticket_type_id, user_id, ticket_number, status)
      SELECT order_id, event_id, ticket_type_id, user_id, 'TKT-' || event_id || '-' || n, 'VALID'
      FROM tickets, generate_series(1, 1250) n WHERE order_id = ${orderId}`.execute(api.db);
    const { tickets } = JSON.parse((await open()).list) as DoorList;
    expect(new Set(tickets.map((each) => each.ticket_number)).size).toBe(1251);
    expect(tickets).toHaveLength(1251);
  });

  it('is signed when it is empty, and with a title full of quotes', async () => {
    const title = 'Ada’s “night”: "one\\two"';
    eventId = await makeEvent(api.db, { organizer, title });
    const { list, signature } = await open();
    expect(JSON.parse(list)).toMatchObject({
      event: { title },
      tickets: [],
      transferred_numbers: [],
    });
    const { key } = JSON.parse(list) as DoorList;
    const publicKey = createPublicKey({ key: key as JsonWebKey, format: 'jwk' });
    expect(verify(null, Buffer.from(list), publicKey, Buffer.from(signature, 'base64url'))).toBe(
      true,
    );
  });
});
