import { buildLoggedScan } from '../../../test/door';
import {
  countUnsentElsewhere,
  deviceId,
  newId,
  payloadOf,
  pruneSent,
  scanLogOf,
  withUnsent,
} from './scanLog';

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
  scanLogOf('1', 7).write([buildLoggedScan()]);
  expect(scanLogOf('1', 7).read()).toEqual([buildLoggedScan()]);
  expect(scanLogOf('1', 8).read()).toEqual([]);
  expect(scanLogOf('2', 7).read()).toEqual([]);
  localStorage.setItem('door_scans_1_7', '{');
  expect(scanLogOf('1', 7).read()).toEqual([]);
});

test('unsent scans at other doors of the same user are counted', () => {
  const sent = buildLoggedScan({ sent: true });
  scanLogOf('1', 7).write([buildLoggedScan(), sent]);
  scanLogOf('1', 8).write([buildLoggedScan(), buildLoggedScan(), sent]);
  scanLogOf('12', 9).write([buildLoggedScan()]);
  expect(countUnsentElsewhere('1', 7)).toBe(2);
  expect(countUnsentElsewhere('1', undefined)).toBe(3);
  expect(countUnsentElsewhere('2', undefined)).toBe(0);
});

test('a list replaces the scans that were sent before it was asked for, and no others', () => {
  const sent = buildLoggedScan({ sent: true, sentAt: 1_000 });
  expect(pruneSent([sent], 1_001)).toEqual([]);
  expect(pruneSent([sent], 999)).toEqual([sent]);
  expect(pruneSent([buildLoggedScan()], 1_001)).toEqual([buildLoggedScan()]);
  // As kept by earlier versions.
  expect(pruneSent([buildLoggedScan({ sent: true })], 1_001)).toEqual([]);
});

test('a scan is sent without what this device alone needs', () => {
  const { number: _number, sent: _sent, ...payload } = buildLoggedScan();
  expect(payloadOf(buildLoggedScan({ sent: true, sentAt: 1_000 }))).toEqual(payload);
});

test('a list that replaces none leaves them as they are, so that nothing is stored or shown anew', () => {
  const scans = [buildLoggedScan(), buildLoggedScan({ sent: true, sentAt: 1_000 })];
  expect(pruneSent(scans, 999)).toBe(scans);
});

test('what another tab has not sent yet is added in the order it was scanned in, and what it has sent is not', () => {
  const others = [buildLoggedScan({ id: 'a' }), buildLoggedScan({ id: 'b', sent: true })];
  const own = buildLoggedScan({ id: 'c', scanned_at: later });
  expect(withUnsent([own], others)).toEqual([buildLoggedScan({ id: 'a' }), own]);
});

test('a scan that another tab has undone stays undone; one undone here does, too', () => {
  const undone = buildLoggedScan({ undone: true });
  expect(withUnsent([buildLoggedScan({ sent: true })], [undone])).toEqual([undone]);
  expect(withUnsent([undone], [buildLoggedScan()])).toEqual([undone]);
});

test('where another tab has left nothing, the scans stay as they are', () => {
  const scans = [buildLoggedScan({ sent: true })];
  expect(withUnsent(scans, [buildLoggedScan()])).toBe(scans);
});
