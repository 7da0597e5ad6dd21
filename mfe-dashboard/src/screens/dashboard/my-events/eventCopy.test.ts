import { buildEvent, daysFromNow } from '@nzuko/contract/testing';

import { eventCopy } from './eventCopy';

const now = Date.now();
const copyOf = (overrides: Parameters<typeof buildEvent>[0], banner?: Blob) =>
  Object.fromEntries(eventCopy(buildEvent(overrides), banner, now));

test('a copy is a draft with the same fields', () => {
  const start_date = daysFromNow(9);
  const end_date = daysFromNow(9.2);
  const doors_open = daysFromNow(8.9);
  expect(copyOf({ title: 'Ẹ̀kọ́ Night', start_date, end_date, doors_open })).toEqual({
    title: 'Copy of Ẹ̀kọ́ Night',
    description: 'An evening of talks about React, with small chops.',
    location: 'Civic Tower, Victoria Island',
    city: 'Lagos',
    start_date,
    end_date,
    doors_open,
    timezone: 'Africa/Lagos',
    category: 'Technology',
    max_attendees: '120',
    pay_later_hours: '24',
    fees_borne_by: 'ORGANIZER',
    refund_share: 'LESS_FEES',
    refund_until_hours: '0',
    ticket_types: '[{"ticket_type":"STANDARD","price":"0.00"}]',
    status: 'DRAFT',
  });
});

test.each([
  ['a time that has passed', { start_date: daysFromNow(-2), end_date: daysFromNow(-1) }],
  ['no time', { start_date: null, end_date: null }],
])('an event with %s is copied without it', (_case, times) => {
  expect(Object.keys(copyOf(times))).not.toContain('start_date');
});

test('a draft without a place is copied without one', () => {
  expect(Object.keys(copyOf({ location: '', city: '' }))).not.toContain('location');
});

test('a draft without a capacity is copied without one', () => {
  expect(Object.keys(copyOf({ undecided: ['max_attendees'] }))).not.toContain('max_attendees');
});

test('ticket types keep name, price and quota, and their sale dates if the event keeps its own', () => {
  const sale = { sale_starts_at: daysFromNow(-9), sale_ends_at: daysFromNow(2) };
  const ticket_types = [
    { ticket_type: 'STANDARD' as const, price: '1500.00', available: 80 },
    {
      ticket_type: 'VIP' as const,
      name: 'Patron',
      price: '9000.00',
      available: 3,
      quota: 5,
      ...sale,
    },
  ];
  const copied = (times: object) =>
    JSON.parse(String(copyOf({ ticket_types, ...times }).ticket_types)) as object[];
  const vip = { ticket_type: 'VIP', name: 'Patron', price: '9000.00', quota: 5 };
  expect(copied({})).toEqual([
    { ticket_type: 'STANDARD', price: '1500.00' },
    { ...vip, ...sale },
  ]);
  expect(copied({ start_date: daysFromNow(-2), end_date: daysFromNow(-1) })[1]).toEqual(vip);
});

test('the end of a sale that is over isn’t copied, so that the copy can be published', () => {
  const type = { ticket_type: 'EARLY_BIRD' as const, price: '900.00', available: 3 };
  const sale_starts_at = daysFromNow(-9);
  const ticket_types = [{ ...type, sale_starts_at, sale_ends_at: daysFromNow(-1) }];
  expect(JSON.parse(String(copyOf({ ticket_types }).ticket_types))).toEqual([
    { ticket_type: 'EARLY_BIRD', price: '900.00', sale_starts_at },
  ]);
});

test('the longest title stays within the API’s limit', () => {
  expect(copyOf({ title: 'x'.repeat(255) }).title).toHaveLength(255);
});

test('a title that is cut ends with a whole emoji', () => {
  const { title } = copyOf({ title: '🎉'.repeat(127) });
  expect(title).toMatch(/^Copy of 🎉+$/u);
});

test('the banner is copied', () => {
  expect(copyOf({}, new Blob(['x'], { type: 'image/webp' })).banner_image).toBeInstanceOf(File);
});
