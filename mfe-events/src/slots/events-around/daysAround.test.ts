import { plainText } from '@nzuko/shared-ui';

import { daysAround, daysText } from './daysAround';

const on = (start_date: string, timezone = 'Africa/Lagos') => ({
  id: 7,
  title: 'Own event',
  start_date,
  end_date: start_date,
  timezone,
});
const earlier = Date.parse('2026-11-01T12:00:00Z');

test.each([
  ['Monday', '2026-11-30T09:00:00Z', '2026-11-30', '2026-12-06', false],
  ['Thursday', '2026-12-03T09:00:00Z', '2026-11-30', '2026-12-06', false],
  ['Friday', '2026-12-04T09:00:00Z', '2026-12-04', '2026-12-06', true],
  ['Saturday', '2026-12-05T09:00:00Z', '2026-12-04', '2026-12-06', true],
  ['Sunday', '2026-12-06T09:00:00Z', '2026-12-04', '2026-12-06', true],
])(
  'an event on a %s competes with its week, or its weekend',
  (_day, start, from, to, isWeekend) => {
    expect(daysAround(on(start), earlier)).toEqual({ from, to, isWeekend });
  },
);

test('the day is that of the event’s own zone', () => {
  // Sunday evening in UTC, but Monday in Lagos.
  expect(daysAround(on('2026-12-06T23:30:00Z'), earlier).from).toBe('2026-12-07');
  expect(daysAround(on('2026-12-06T23:30:00Z', 'America/New_York'), earlier).to).toBe('2026-12-06');
});

test('days that are over don’t count', () => {
  const saturday = Date.parse('2026-12-05T12:00:00Z');
  expect(daysAround(on('2026-12-06T09:00:00Z'), saturday)).toEqual({
    from: '2026-12-05',
    to: '2026-12-06',
    isWeekend: true,
  });
});

test('of an event that began long ago, what is on today counts', () => {
  const tuesday = Date.parse('2026-12-08T12:00:00Z');
  expect(daysAround(on('2026-11-20T09:00:00Z'), tuesday)).toEqual({
    from: '2026-12-08',
    to: '2026-12-13',
    isWeekend: false,
  });
});

test.each([
  ['2026-12-04', '2026-12-06', '4–6 Dec 2026'],
  ['2026-11-30', '2026-12-06', '30 Nov–6 Dec 2026'],
  ['2026-12-06', '2026-12-06', 'Sun, 6 Dec 2026'],
])('from %s to %s is “%s”', (from, to, text) => {
  expect(plainText(daysText({ from, to, isWeekend: true }))).toBe(text);
});
