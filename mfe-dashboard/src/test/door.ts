import { generateKeyPairSync, sign, webcrypto, type KeyObject } from 'node:crypto';
import { daysFromNow } from '@nzuko/contract/testing';

import type { DoorList, DoorTicket, DoorVerdict, SignedDoorList } from '../api/doorApi';

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

export const buildDoorTicket = (overrides: Partial<DoorTicket> = {}): DoorTicket => ({
  ticket_number: 'TKT-4F7K-9QXM-2RBD',
  name: 'Ngozi Adeyẹmi',
  ticket_type: 'VIP',
  status: 'VALID',
  on_hold: false,
  checked_in_time: null,
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
    ...event,
  },
  taken_at: daysFromNow(0),
  key: keyOf(today.publicKey),
  earlier_keys: [keyOf(before.publicKey)],
  tickets,
  transferred_numbers: [],
});

/** A signed list as the API returns it. */
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
  checked_in_time: daysFromNow(0),
  is_conflict: false,
  ...overrides,
});
