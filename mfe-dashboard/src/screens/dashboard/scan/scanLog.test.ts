import { buildDoorTicket } from '../../../test/door';
import {
  countUnsentElsewhere,
  deviceId,
  localMoves,
  newId,
  payloadOf,
  pruneSent,
  scanLogOf,
  whereIs,
  withUnsent,
  type LoggedScan,
} from './scanLog';

const scan = (overrides: Partial<LoggedScan> = {}): LoggedScan => ({
  id: '6f1c2d3e-0000-4000-8000-000000000001',
  ticket_number: 'TKT-4F7K-9QXM-2RBD',
  number: 'TKT-4F7K-9QXM-2RBD',
  scanned_at: '2031-03-01T09:00:00.000Z',
  let_in: true,
  undone: false,
  sent: false,
  ...overrides,
});
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const later = '2031-03-01T10:00:00.000Z';

beforeEach(() => localStorage.clear());

test('ids are random UUIDs', () => {
  const made = Array.from({ length: 50 }, newId);
  for (const id of made) expect(id).toMatch(uuid);
  expect(new Set(made).size).toBe(50);
});

test('a device has one ID, a UUID that no other device has', () => {
  const name = deviceId();
  expect(name).toMatch(uuid);
  expect(deviceId()).toBe(name);
  localStorage.clear();
  expect(deviceId()).not.toBe(name);
});

test('scans are stored per user and event; anything but a list counts as empty', () => {
  scanLogOf('1', 7).write([scan()]);
  expect(scanLogOf('1', 7).read()).toEqual([scan()]);
  expect(scanLogOf('1', 8).read()).toEqual([]);
  expect(scanLogOf('2', 7).read()).toEqual([]);
  localStorage.setItem('door_scans_1_7', '{');
  expect(scanLogOf('1', 7).read()).toEqual([]);
});

test('unsent scans at other doors of the same user are counted', () => {
  const sent = scan({ sent: true });
  scanLogOf('1', 7).write([scan(), sent]);
  scanLogOf('1', 8).write([scan(), scan(), sent]);
  scanLogOf('12', 9).write([scan()]);
  expect(countUnsentElsewhere('1', 7)).toBe(2);
  expect(countUnsentElsewhere('1', undefined)).toBe(3);
  expect(countUnsentElsewhere('2', undefined)).toBe(0);
});

test('a list replaces the scans that were sent before it was asked for, and no others', () => {
  const sent = scan({ sent: true, sentAt: 1_000 });
  expect(pruneSent([sent], 1_001)).toEqual([]);
  expect(pruneSent([sent], 999)).toEqual([sent]);
  expect(pruneSent([scan()], 1_001)).toEqual([scan()]);
  // As kept by earlier versions.
  expect(pruneSent([scan({ sent: true })], 1_001)).toEqual([]);
});

test('a scan is sent without what this device alone needs', () => {
  const { number: _number, sent: _sent, ...payload } = scan();
  expect(payloadOf(scan({ sent: true, sentAt: 1_000 }))).toEqual(payload);
});

test('a list that replaces none leaves them as they are, so that nothing is stored or shown anew', () => {
  const scans = [scan(), scan({ sent: true, sentAt: 1_000 })];
  expect(pruneSent(scans, 999)).toBe(scans);
});

test('what another tab has not sent yet is added in the order it was scanned in, and what it has sent is not', () => {
  const others = [scan({ id: 'a' }), scan({ id: 'b', sent: true })];
  const own = scan({ id: 'c', scanned_at: later });
  expect(withUnsent([own], others)).toEqual([scan({ id: 'a' }), own]);
});

test('a scan that another tab has undone stays undone; one undone here does, too', () => {
  const undone = scan({ undone: true });
  expect(withUnsent([scan({ sent: true })], [undone])).toEqual([undone]);
  expect(withUnsent([undone], [scan()])).toEqual([undone]);
});

test('where another tab has left nothing, the scans stay as they are', () => {
  const scans = [scan({ sent: true })];
  expect(withUnsent(scans, [scan()])).toBe(scans);
});

test('an undone scan does not count', () => {
  expect(localMoves([scan()]).size).toBe(1);
  expect(localMoves([scan({ undone: true })]).size).toBe(0);
});

test('an undone move that the API had is taken back from the list, until the API knows', () => {
  const number = 'TKT-4F7K-9QXM-2RBD';
  const [came, left, back] = ['09:00', '10:00', '11:00'].map(
    (time) => `2031-03-01T${time}:00.000Z`,
  );
  const undone = { undone: true, sentAt: 1_000 };
  const movesOf = (fields: Partial<LoggedScan>) => localMoves([scan(fields)]).get(number);
  const inside = buildDoorTicket({ checked_in_time: came });
  const out = buildDoorTicket({ checked_in_time: came, left_time: left });
  const returned = buildDoorTicket({ checked_in_time: came, returned_time: back });
  expect(whereIs(inside, movesOf(undone)).enteredAt).toBeUndefined();
  expect(whereIs(out, movesOf(undone))).toMatchObject({ enteredAt: came, leftAt: left });
  expect(whereIs(returned, movesOf(undone)).leftAt).toBe(back);
  expect(whereIs(out, movesOf({ ...undone, direction: 'out' }))).toMatchObject({
    enteredAt: came,
    leftAt: undefined,
  });
  expect(movesOf({ ...undone, sent: true })).toBeUndefined();
  const again = scan({ id: 'b', scanned_at: back });
  expect(localMoves([scan(undone), again]).get(number)?.enteredAt).toBe(back);
});

test('what this device saw last counts, then the list', () => {
  const number = 'TKT-4F7K-9QXM-2RBD';
  const [came, left, back] = ['09:00', '10:00', '11:00'].map(
    (time) => `2031-03-01T${time}:00.000Z`,
  );
  const ofList = buildDoorTicket({ checked_in_time: came, left_time: left });
  expect(whereIs(ofList, undefined)).toEqual({
    enteredAt: came,
    leftAt: left,
    isReturn: false,
  });
  const goBack = scan({ id: 'b', scanned_at: back });
  expect(whereIs(ofList, localMoves([goBack]).get(number))).toEqual({
    enteredAt: back,
    isReturn: true,
  });
  const goOut = scan({ id: 'c', scanned_at: left, direction: 'out' });
  const inside = buildDoorTicket({ checked_in_time: came });
  expect(whereIs(inside, localMoves([goOut]).get(number))).toEqual({
    enteredAt: came,
    leftAt: left,
    isReturn: false,
  });
  expect(whereIs(inside, localMoves([goOut, goBack]).get(number))).toEqual({
    enteredAt: back,
    isReturn: true,
  });
});
