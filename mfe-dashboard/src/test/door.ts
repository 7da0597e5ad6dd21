import { createHash, generateKeyPairSync, sign, webcrypto, type KeyObject } from 'node:crypto';
import { daysFromNow } from '@nzuko/contract/testing';

import type { DoorList, DoorTicket, DoorVerdict, Gate, SignedDoorList } from '../api/doorApi';
import type { DoorBoard, DoorSetup } from '../api/gatesApi';
import type { LoggedScan } from '../screens/dashboard/scan/scanLog';

const today = generateKeyPairSync('ed25519');
const before = generateKeyPairSync('ed25519');

const keyOf = (key: KeyObject): DoorList['key'] => {
  const { x = '' } = key.export({ format: 'jwk' });
  return { kty: 'OKP', crv: 'Ed25519', x };
};

const signed = (text: string, key = today.privateKey) =>
  sign(null, Buffer.from(text), key).toString('base64url');

/** A ticket's QR code, signed with the server's previous key. */
export const codeOf = (number: string, eventId = 7) =>
  `NZ1.${number}.${eventId}.${signed(`NZ1.${number}.${eventId}`, before.privateKey)}`;

/** Provides WebCrypto with Ed25519, which jsdom lacks. */
export function installWebCrypto(): void {
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
}

const doorRules: DoorList['rules'] = {
  early_minutes: 240,
  has_reentry: false,
  alarm_at: null,
  staff_sells: false,
  checks_photos: false,
};

export const buildDoorTicket = (overrides: Partial<DoorTicket> = {}): DoorTicket => ({
  ticket_number: 'TKT-4F7K-9QXM-2RBD',
  name: 'Ngozi Adeyẹmi',
  ticket_type: 'VIP',
  status: 'VALID',
  on_hold: false,
  checked_in_time: null,
  ...overrides,
});

export const buildLoggedScan = (overrides: Partial<LoggedScan> = {}): LoggedScan => ({
  id: '6f1c2d3e-0000-4000-8000-000000000001',
  ticket_number: 'TKT-4F7K-9QXM-2RBD',
  number: 'TKT-4F7K-9QXM-2RBD',
  scanned_at: '2031-03-01T09:00:00.000Z',
  let_in: true,
  undone: false,
  sent: false,
  ...overrides,
});

export const buildDoorList = (
  tickets: DoorTicket[],
  event: Partial<DoorList['event']> = {},
): DoorList => ({
  event: {
    id: 7,
    title: 'Lagos React Meetup',
    timezone: 'Africa/Lagos',
    status: 'PUBLISHED',
    start_date: daysFromNow(0),
    ...event,
  },
  rules: doorRules,
  gates: [],
  gate_id: null,
  conflicts: {},
  taken_at: daysFromNow(0),
  key: keyOf(today.publicKey),
  earlier_keys: [keyOf(before.publicKey)],
  tickets,
  transferred_numbers: [],
});

export const buildSetup = (gates: Gate[] = []): DoorSetup => ({
  rules: doorRules,
  gates,
});

export const buildGate = (overrides: Partial<Gate> = {}): Gate => ({
  id: 1,
  name: 'North',
  ticket_types: null,
  has_exit: false,
  ...overrides,
});

export const buildBoard = (overrides: Partial<DoorBoard> = {}): DoorBoard => ({
  version: 'a',
  at: '2031-03-01T17:30:20.000Z',
  ask_again_ms: 0,
  capacity: 500,
  sold: 460,
  checked_in: 130,
  inside: 120,
  alarm_at: null,
  open_conflicts: 0,
  gates: [{ id: 1, name: 'North', entered: 100, left: 10, last_at: '2031-03-01T17:30:10.000Z' }],
  elsewhere: { entered: 30, left: 0, last_at: null },
  minutes: [{ minute: '2031-03-01T17:29:00.000Z', entered: 25, left: 3 }],
  ...overrides,
});

/** A signed list as the API returns it to a device that holds some of its pages, here of two tickets each. */
export function pagedList(
  { tickets, transferred_numbers, ...head }: DoorList,
  have: string | null = '',
): SignedDoorList {
  const held = new Set(have?.split(','));
  const versions: string[] = [];
  const pages: Record<string, string> = {};
  for (let start = 0; start < tickets.length; start += 2) {
    const page = { tickets: tickets.slice(start, start + 2), transferred_numbers: [] };
    const text = JSON.stringify(start === 0 ? { ...page, transferred_numbers } : page);
    const version = createHash('sha256').update(text).digest('base64url').slice(0, 12);
    versions.push(version);
    if (!held.has(version)) pages[version] = text;
  }
  const list = JSON.stringify({ ...head, pages: versions });
  return { list, signature: signed(list), pages };
}

/** A signed list as the API returns it as a whole, and earlier versions of it did. */
export function signedList(list: DoorList): SignedDoorList {
  const text = JSON.stringify(list);
  return { list: text, signature: signed(text) };
}

export const buildVerdict = (overrides: Partial<DoorVerdict> = {}): DoorVerdict => ({
  id: '6f1c2d3e-0000-4000-8000-000000000001',
  outcome: 'admitted',
  detail: 'Ngozi Adeyẹmi is checked in.',
  name: 'Ngozi Adeyẹmi',
  ticket_number: 'TKT-4F7K-9QXM-2RBD',
  ticket_type: 'VIP',
  photo: null,
  checks_photo: false,
  checked_in_time: daysFromNow(0),
  is_conflict: false,
  ...overrides,
});
