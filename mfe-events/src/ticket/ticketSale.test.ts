import { daysFromNow } from '@nzuko/contract/testing';
import { plainText } from '@nzuko/shared-ui';

import { firstSale, saleText, seatsLeft } from './ticketSale';

const standard = { ticket_type: 'STANDARD', price: '5000.00', available: 8 } as const;
const starts = '2031-03-01T08:00:00.000Z';
const ended = '2025-03-01T08:00:00.000Z';

test.each([
  [{ ...standard, available: 80 }, '80 seats left'],
  [{ ...standard, available: 11 }, '11 seats left'],
  [{ ...standard, available: 10 }, 'only 10 left'],
  [standard, 'only 8 left'],
  [{ ...standard, sale_ends_at: starts }, 'only 8 left, until Sat, 1 Mar 2031, 09:00 WAT'],
  [{ ...standard, available: 0 }, 'Sold out'],
  [
    { ...standard, available: 0, sale_starts_at: starts },
    'On sale from Sat, 1 Mar 2031, 09:00 WAT',
  ],
  [{ ...standard, available: 0, sale_ends_at: ended }, 'Sale ended Sat, 1 Mar 2025, 09:00 WAT'],
  [
    { ...standard, sale_starts_at: daysFromNow(-2), sale_ends_at: ended },
    'Sale ended Sat, 1 Mar 2025, 09:00 WAT',
  ],
])('%j: %s', (type, words) => {
  expect(plainText(saleText(type, 'Africa/Lagos', Date.now()))).toBe(words);
});

test('the first sale is the earliest upcoming one', () => {
  const types = [daysFromNow(3), daysFromNow(2), daysFromNow(-1)].map((sale_starts_at) => ({
    ...standard,
    sale_starts_at,
  }));
  const now = Date.now();
  expect(firstSale({ ticket_types: types }, now)).toBe(types[1]?.sale_starts_at);
  expect(firstSale({ ticket_types: [standard] }, now)).toBeNull();
});

const of = (available: number, more = {}) => ({ ...standard, available, ...more });
test.each([
  ['all seats, if its types have no quotas', [of(100)], 100],
  [
    'what its quotas leave',
    [of(60, { quota: 60 }), of(10, { quota: 10 }), of(2, { quota: 20 })],
    72,
  ],
  ['no more than its seats', [of(100, { quota: 150 }), of(20, { quota: 20 })], 100],
  ['all seats, if one type has no quota', [of(60, { quota: 60 }), of(100)], 100],
  [
    'also what comes on sale',
    [of(60, { quota: 60 }), of(0, { quota: 20, sale_starts_at: starts })],
    80,
  ],
  [
    'not what nobody has bought in time',
    [of(60, { quota: 60 }), of(0, { quota: 20, sale_ends_at: daysFromNow(-1) })],
    60,
  ],
  ['all seats, if the API names no types', [], 100],
])('an event’s seats left are %s', (_what, ticket_types, seats) => {
  expect(seatsLeft({ available_capacity: 100, ticket_types }, Date.now())).toBe(seats);
});

test.each([
  ['may still sell', [of(6), of(6, { quota: 20 }), of(4, { quota: 4 })], 6],
  ['may sell no more', [of(0)], 0],
])('an unlisted event’s seats left are those that it %s', (_what, ticket_types, seats) => {
  const event = { available_capacity: 100, ticket_types, is_unlisted: true } as const;
  expect(seatsLeft(event, Date.now())).toBe(seats);
});
